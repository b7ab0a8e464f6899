import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';

export const TOO_MANY_CALLS = msg('request.tooMany', 'Too many requests. Please try again in a moment.');

/** Bucket size in seconds of its rate, for a page load. */
const BURST_SECONDS = 5;

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
   * @throws RATE_LIMITED with whole seconds until the next one
   */
  take(key: string): void {
    const now = this.clock();
    this.sweep(now);
    const bucket = this.buckets.get(key) ?? { tokens: this.size, at: now };
    bucket.tokens = Math.min(this.size, bucket.tokens + (now - bucket.at) * this.perMs);
    bucket.at = now;
    this.buckets.set(key, bucket);
    if (bucket.tokens < 1)
      throw new AppError('RATE_LIMITED', TOO_MANY_CALLS, {
        retryAfterSeconds: Math.max(1, Math.ceil((1 - bucket.tokens) / this.perMs / 1000)),
      });
    bucket.tokens -= 1;
  }

  /** Drops full buckets, once per refill time. */
  private sweep(now: number): void {
    const refillMs = BURST_SECONDS * 1000;
    if (now - this.sweptAt < refillMs) return;
    this.sweptAt = now;
    for (const [key, { at }] of this.buckets) if (now - at >= refillMs) this.buckets.delete(key);
  }
}
