import type { EntityManager } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import { staysOf } from '../../../../domain/people/eater/attendance.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { newIdIn } from '../../base/ids.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeRow, insertRows } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { stampOf } from '../../db/versions.ts';
import { Eater, seatOf } from '../../entities/eater.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

type Seated = Pick<Participant, 'id' | 'tripId' | 'createdAt'>;

const countEaters = statement<{ readonly count: number }>(
  'count_eaters',
  'select count(*)::int as count from eaters where trip_id = $1',
);
/** They say what people at the table don't eat. */
export const forgetDeletedMeals = statement<never>(
  'forget_deleted_meals_of_trip',
  'delete from deleted_meals where trip_id = $1',
);
const deleteEaters = statement<never>(
  'delete_eaters_of_participant',
  'delete from eaters where trip_id = $1 and participant_id = $2',
);

/**
 * Gives each new participant of one trip, and each invited again, an eater of their own. Needs a lock on the trip.
 * @throws BAD_USER_INPUT if the table is full
 */
export async function seatParticipants(tx: Ctx, participants: readonly Seated[]): Promise<void> {
  const [first] = participants;
  if (first === undefined) return;
  await requireSeats(tx, first.tripId, participants.length);
  await insertOwnEaters(tx.db, participants);
}

/** What the companion $2 had from who brings it; its own exceptions stay. */
const keepHostsExceptions = statement<never>(
  'keep_exceptions_of_host',
  `insert into attendance_exceptions (trip_id, eater_id, date, type, attends)
   select x.trip_id, $2, x.date, x.type, x.attends from attendance_exceptions x
   where x.trip_id = $1 and x.eater_id = $3
   on conflict on constraint attendance_exceptions_pkey do nothing`,
);

/**
 * Makes a companion the own eater of a new participant, with portion, avoids, times and attendance, also those of who
 * brought it. Needs a lock on the trip.
 * @param by who invites
 * @throws NOT_FOUND for other eaters
 */
export async function seatCompanion(
  tx: Ctx,
  { id: participantId, tripId }: Pick<Participant, 'id' | 'tripId'>,
  companionId: string,
  by: Pick<Participant, 'id'>,
): Promise<void> {
  const eaters = await tx.db.findBy(Eater, { tripId });
  const companion = eaters.find(({ id }) => id === companionId);
  const host = eaters.find((one) => !one.isCompanion && one.participantId === companion?.participantId);
  const { arrives = null, leaves = null } = staysOf(eaters.map(seatOf)).get(companionId) ?? {};
  const changed = await changeRow(
    tx.db,
    Eater,
    { tripId, id: companionId, isCompanion: true },
    {
      participantId,
      isCompanion: false,
      name: null,
      sharePaidById: null,
      arrivesDate: arrives?.date ?? null,
      arrivesType: arrives?.type ?? null,
      leavesDate: leaves?.date ?? null,
      leavesType: leaves?.type ?? null,
    },
    stampOf(by, tx.now()),
  );
  if (host !== undefined) await keepHostsExceptions.all(tx.db, [tripId, companionId, host.id]);
  if (changed === null) throw notFound('companion');
}

/** {@link seatParticipants} without the limit. */
export async function insertOwnEaters(db: EntityManager, participants: readonly Seated[]): Promise<void> {
  await insertRows(
    db,
    Eater,
    participants.map(({ id, tripId, createdAt }) => ({
      id: newIdIn(tripId),
      tripId,
      participantId: id,
      createdAt,
    })),
  );
}

/**
 * Needs a lock on the trip.
 * @throws BAD_USER_INPUT if the table is full
 */
export async function requireSeats(tx: Ctx, tripId: string, seats: number): Promise<void> {
  const found = await countEaters.first(tx.db, [tripId]);
  if ((found?.count ?? 0) + seats > LIMITS.tripEaters)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('eater.tooMany', 'At most {max} people can eat on a trip.', { max: LIMITS.tripEaters }),
    );
}

/** Deletes a participant's eater and companions: on declining, and with the account. */
export async function unseat(tx: Ctx, { tripId, id }: Pick<Participant, 'tripId' | 'id'>): Promise<void> {
  await forgetDeletedMeals.all(tx.db, [tripId]);
  await deleteEaters.all(tx.db, [tripId, id]);
}
