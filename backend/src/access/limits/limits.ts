import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { msg, type Message } from '../../../../domain/text/message.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';

/** Events per key, in a window from the first one. */
export interface Limit {
  /** Operation and key; both doors share it. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  readonly message: Message;
}

/** A limit, and the key that it counts for. */
export interface KeyedLimit {
  readonly limit: Limit;
  readonly key: string;
}

type LimitsCtx = Pick<Ctx, 'db' | 'log'>;

/**
 * Counts across processes. Not inside a transaction: a rollback would undo the count.
 * @param key phone number in E.164, user id, or caller's address
 * @throws RATE_LIMITED, SERVICE_UNAVAILABLE
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
 * Whether the key was counted in the current window.
 * @throws SERVICE_UNAVAILABLE
 */
export async function isCounted(ctx: LimitsCtx, limit: Limit, key: string): Promise<boolean> {
  try {
    const counted = await limiter(ctx, limit).get(key);
    return counted !== null && counted.consumedPoints > 0;
  } catch (error) {
    throw unavailable(ctx, error);
  }
}

/** @throws SERVICE_UNAVAILABLE */
export async function giveBack(ctx: LimitsCtx, limit: Limit, key: string): Promise<void> {
  try {
    await limiter(ctx, limit).reward(key);
  } catch (error) {
    throw unavailable(ctx, error);
  }
}

/** Stateless, so creating one is cheap. */
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
    msg('request.notPossibleNow', 'This is not possible right now. Please try again in a minute.'),
    { retryAfterSeconds: 60, cause },
  );
}
