import { msg } from '../../../../domain/text/message.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AppError, violates, notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { releaseLock, takeLock } from './suggestionLock.sql.ts';

/** Lock TTL; longer than the model's timeout. */
const LOCK_SECONDS = 60;

/**
 * Locks the trip's suggestions; outside of transactions, to outlive a database timeout.
 * @throws CONFLICT if locked, NOT_FOUND if the trip was deleted
 */
export async function withLock<Result>(
  ctx: Ctx,
  tripId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = newId();
  if (!(await tryLock(ctx, tripId, id)))
    throw new AppError(
      'CONFLICT',
      msg('suggestion.inProgress', 'Suggestions for this trip are already in progress.'),
    );
  try {
    return await work();
  } finally {
    await releaseLock.all(ctx.db, [tripId, id]);
  }
}

async function tryLock(ctx: Ctx, tripId: string, id: string): Promise<boolean> {
  const now = ctx.now();
  const until = new Date(now.getTime() + LOCK_SECONDS * 1000);
  try {
    return (await takeLock.first(ctx.db, { tripId, id, now, until })) !== null;
  } catch (error) {
    if (violates(error, 'suggestion_turns_trip_fkey')) throw notFound('trip', error);
    throw error;
  }
}
