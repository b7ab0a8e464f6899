import type { EntityManager } from 'typeorm';
import type { Ctx } from '../ctx/ctx.ts';
import { insertSql, rowsAsJson } from '../db/rows.ts';
import { statement } from '../db/statement.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { UserTrip } from '../entities/userTrip.entity.ts';
import { isGranted } from './token/grant.ts';

const save = statement<never>(
  'save_user_trips',
  `${insertSql(UserTrip)} on conflict on constraint user_trips_pkey do update set status = excluded.status`,
);
const leave = statement<never>(
  'leave_user_trip',
  "update user_trips set status = 'left' where user_id = $1 and trip_id = $2",
);
const forget = statement<never>('forget_user_trips', 'delete from user_trips where trip_id = $1');

/** Call after adding, linking or answering, in the same transaction. */
export async function saveUserTrips(
  db: EntityManager,
  participants: readonly Pick<Participant, 'userId' | 'tripId' | 'inviteStatus'>[],
): Promise<void> {
  const linked = participants.filter(({ userId }) => userId !== null);
  if (linked.length === 0) return;
  const rows = linked.map(({ userId, tripId, inviteStatus: status }) => ({ userId, tripId, status }));
  await save.all(db, [rowsAsJson(UserTrip, rows)]);
}

/** Call after removing a participant, in the same transaction. */
export async function leaveUserTrip(
  db: EntityManager,
  { userId, tripId }: Pick<Participant, 'userId' | 'tripId'>,
): Promise<void> {
  if (userId !== null) await leave.all(db, [userId, tripId]);
}

/** Call after deleting a trip, in the same transaction. */
export async function forgetUserTrips(db: EntityManager, tripId: string): Promise<void> {
  await forget.all(db, [tripId]);
}

/** Ids of the account's trips that the call may know of, by status; all of them without one. */
export async function userTrips(
  { loaders, grant }: Pick<Ctx, 'loaders' | 'grant'>,
  userId: string,
): Promise<(status?: UserTrip['status']) => string[]> {
  const rows = await loaders.tripsOfUser.get(userId);
  return (status) =>
    rows
      .filter((row) => isGranted(grant, row.tripId) && (status === undefined || row.status === status))
      .map(({ tripId }) => tripId);
}
