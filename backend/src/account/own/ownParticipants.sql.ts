import { msg } from '../../../../domain/text/message.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import { statement, type Statement } from '../../db/statement.ts';

/** Not for update: a new companion references the participant, and its transaction then locks the account. */
const lockOwn = statement<unknown>(
  'lock_own_participant',
  'select from participants where trip_id = $1 and user_id = $2 for no key update',
);
const lockConcerned = statement<unknown>(
  'lock_participants_of_deletion',
  `select from participants where trip_id = $1 and (user_id = $2 or invited_by = $2
     or (select created_by from trips where id = $1) = $2
     or exists (select from receipts where trip_id = $1))
   order by id for update`,
);

/** Ids of the trips the account is or was in, in lock order. */
export async function ownTripIds(
  tx: Pick<Ctx, 'db' | 'loaders' | 'grant'>,
  { id }: Pick<Viewer, 'id'>,
): Promise<string[]> {
  return (await userTrips(tx, id))().sort();
}

/** Locks the viewer's participants in all trips. */
export async function lockParticipants(tx: Ctx, viewer: Pick<Viewer, 'id'>): Promise<void> {
  await inEachTrip(tx, viewer, lockOwn);
}

/** Own and invited participants, and all in trips the viewer created, or with receipts, whose frozen shares name them. */
export async function lockParticipantsOfDeletion(tx: Ctx, viewer: Pick<Viewer, 'id'>): Promise<void> {
  await inEachTrip(tx, viewer, lockConcerned);
}

const ATTEMPTS = 5;

/**
 * Repeats work that locks trips before numbers and the account, whose trips may be others by then.
 * @param work resolves to false for other trips
 * @throws SERVICE_UNAVAILABLE if the trips keep changing
 */
export async function untilTripsAreLocked(work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; !(await work()); attempt += 1)
    if (attempt === ATTEMPTS)
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        msg('request.notPossibleNow', 'This is not possible right now. Please try again in a minute.'),
        { retryAfterSeconds: 60 },
      );
}

/** Runs a statement with each trip as $1, the viewer as $2 and values from $3 on. */
export async function inEachTrip<Row>(
  tx: Pick<Ctx, 'db' | 'loaders' | 'grant'>,
  viewer: Pick<Viewer, 'id'>,
  inTrip: Statement<Row>,
  ...values: readonly unknown[]
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tripId of await ownTripIds(tx, viewer))
    rows.push(...(await inTrip.all(tx.db, [tripId, viewer.id, ...values])));
  return rows;
}
