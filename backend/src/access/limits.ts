import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';

/** How often something may happen for one key within a window that begins with the first time. */
export interface Limit {
  /** Of the bucket: the operation, and what it is counted by. Both doors share it. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** What its reader is told past the limit; the waiting time goes along in `retryAfterSeconds`. */
  readonly message: string;
}

type LimitsCtx = Pick<Ctx, 'db' | 'log'>;

/**
 * Counts one time against a limit, in the database, so that it holds across processes. The count stands for itself:
 * it uses its own connection and no rollback gives it back, so it must not be called inside a transaction.
 * @param key who or what is counted: an E.164 phone number, a user id, a caller's address
 * @returns how many times it was within the window, this one included
 * @throws RATE_LIMITED past the limit, SERVICE_UNAVAILABLE when the limiter's store fails
 */
export async function countAgainst(ctx: LimitsCtx, limit: Limit, key: string): Promise<number> {
  try {
    const { consumedPoints } = await limiter(ctx, limit).consume(key);
    return consumedPoints;
  } catch (error) {
    if (error instanceof RateLimiterRes)
      throw new AppError('RATE_LIMITED', limit.message, {
        retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      });
    throw unavailable(ctx, error);
  }
}

/**
 * Whether the key has a count within the current window; counts nothing itself.
 * @throws SERVICE_UNAVAILABLE when the limiter's store fails
 */
export async function isCounted(ctx: LimitsCtx, limit: Limit, key: string): Promise<boolean> {
  try {
    const counted = await limiter(ctx, limit).get(key);
    return counted !== null && counted.consumedPoints > 0;
  } catch (error) {
    throw unavailable(ctx, error);
  }
}

/**
 * Takes one counted time back, of something that turned out not to count.
 * @throws SERVICE_UNAVAILABLE when the limiter's store fails
 */
export async function giveBack(ctx: LimitsCtx, limit: Limit, key: string): Promise<void> {
  try {
    await limiter(ctx, limit).reward(key);
  } catch (error) {
    throw unavailable(ctx, error);
  }
}

/** A limiter holds no state of its own, only its figures: making one costs nothing. */
function limiter(ctx: LimitsCtx, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: ctx.db.dataSource,
    storeType: 'typeorm',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.times,
    duration: limit.seconds,
  });
}

function unavailable(ctx: LimitsCtx, cause: unknown): AppError {
  ctx.log.error({ err: cause }, 'limits cannot be counted');
  return new AppError(
    'SERVICE_UNAVAILABLE',
    'This is not possible right now. Please try again in a minute.',
    {
      retryAfterSeconds: 60,
      cause,
    },
  );
}
