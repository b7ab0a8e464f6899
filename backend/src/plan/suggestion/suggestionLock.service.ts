import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import { AppError, violates } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';

/** Lock TTL; longer than the model's timeout. */
const LOCK_SECONDS = 60;

/** Only one concurrent request gets a row. Sharded databases take no `now()` in `on conflict`. */
const takeLock = statement<{ id: string }>(
  'take_suggestion_lock',
  `insert into suggestion_turns as kept (trip_id, turn_id, busy_until)
   values ($1, $2, $4)
   on conflict on constraint suggestion_turns_pkey do update set turn_id = excluded.turn_id, busy_until = excluded.busy_until
     where kept.busy_until is null or kept.busy_until <= $3
   returning turn_id as id`,
);
const releaseLock = statement<never>(
  'release_suggestion_lock',
  'update suggestion_turns set busy_until = null where trip_id = $1 and turn_id = $2',
);

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
  if (!(await isTaken(ctx, tripId, id)))
    throw new AppError('CONFLICT', 'Suggestions for this trip are already in progress.');
  try {
    return await work();
  } finally {
    await releaseLock.all(ctx.db, [tripId, id]);
  }
}

async function isTaken(ctx: Ctx, tripId: string, id: string): Promise<boolean> {
  const now = ctx.now();
  const until = new Date(now.getTime() + LOCK_SECONDS * 1000);
  try {
    return (await takeLock.first(ctx.db, [tripId, id, now, until])) !== null;
  } catch (error) {
    if (violates(error, 'suggestion_turns_trip_fkey'))
      throw new AppError('NOT_FOUND', 'There is no such trip.', { cause: error });
    throw error;
  }
}
