import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';

export const TOO_MANY_CALLS = msg('request.tooMany', 'Too many requests. Please try again in a moment.');

/** Bucket size in seconds of its rate, for a page load. */
const BURST_SECONDS = 5;

/** What a bucket still allows. */
export interface Allowance {
  /** Calls of a full bucket, and seconds until an empty one is full. */
  readonly quota: number;
  readonly windowSeconds: number;
  /** Calls that are left, and seconds until it is full again. */
  readonly remaining: number;
  readonly resetSeconds: number;
}

interface Bucket {
  tokens: number;
  /** In milliseconds. */
  at: number;
}

/** In memory; limits across processes use `countAgainst`. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perMs: number;
  private readonly size: number;
  private readonly clock: () => number;
  private sweptAt: number;

  /** @param clock monotonic milliseconds */
  constructor(perSecond: number, clock: () => number = () => performance.now()) {
    this.perMs = perSecond / 1000;
    this.size = perSecond * BURST_SECONDS;
    this.clock = clock;
    this.sweptAt = clock();
  }

  /** Buckets that may not be full. */
  get count(): number {
    return this.buckets.size;
  }

  /**
   * Takes a token.
   * @param tell gets what is left, also before a refusal
   * @throws RATE_LIMITED with whole seconds until the next one
   */
  take(key: string, tell: (left: Allowance) => void = () => undefined): void {
    const now = this.clock();
    this.sweep(now);
    const bucket = this.buckets.get(key) ?? { tokens: this.size, at: now };
    bucket.tokens = Math.min(this.size, bucket.tokens + (now - bucket.at) * this.perMs);
    bucket.at = now;
    this.buckets.set(key, bucket);
    const isAllowed = bucket.tokens >= 1;
    if (isAllowed) bucket.tokens -= 1;
    tell(this.allowance(bucket));
    if (!isAllowed)
      throw new AppError('RATE_LIMITED', TOO_MANY_CALLS, {
        retryAfterSeconds: Math.max(1, Math.ceil((1 - bucket.tokens) / this.perMs / 1000)),
      });
  }

  private allowance({ tokens }: Bucket): Allowance {
    return {
      quota: Math.floor(this.size),
      windowSeconds: BURST_SECONDS,
      remaining: Math.floor(tokens),
      resetSeconds: Math.ceil((this.size - tokens) / this.perMs / 1000),
    };
  }

  /** Drops full buckets, once per refill time. */
  private sweep(now: number): void {
    const refillMs = BURST_SECONDS * 1000;
    if (now - this.sweptAt < refillMs) return;
    this.sweptAt = now;
    for (const [key, { at }] of this.buckets) if (now - at >= refillMs) this.buckets.delete(key);
  }
}
