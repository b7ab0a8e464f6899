import { attendanceFields } from '../../../../domain/people/eater/eaterFields.ts';
import { readId, requireViewer } from '../../access/require.ts';
import { requireEater } from '../../access/requireEater.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { slotAttendance, slotTables, type SlotAttendance } from './table.service.ts';

const saveException = statement<unknown>(
  'save_attendance_exception',
  `insert into attendance_exceptions as kept (trip_id, eater_id, date, type, attends)
   values ($1, $2, $3, $4, $5)
   on conflict on constraint attendance_exceptions_pkey do update set attends = excluded.attends
     where kept.attends <> excluded.attends
   returning 1`,
);
const dropException = statement<unknown>(
  'drop_attendance_exception',
  `delete from attendance_exceptions
   where trip_id = $1 and eater_id = $2 and date = $3 and type = $4 returning 1`,
);

/**
 * Says whether an eater attends a slot; null leaves it to arrival and departure.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a day outside of the trip, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED
 */
export async function setAttendance(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<{ readonly slot: SlotAttendance; readonly trip: Trip }> {
  requireViewer(ctx);
  const { eaterId, date, type, attends } = readInput(attendanceFields, rawInput);
  const tripId = readId('trip', rawTripId);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireEater(tx, eaterId, tripId);
    if (date < trip.startDate || date > trip.endDate)
      throw new AppError('BAD_USER_INPUT', 'The date has to be a day of the trip.', { field: 'date' });
    const slot = [trip.id, eaterId, date, type];
    const written = await (attends === null
      ? dropException.all(tx.db, slot)
      : saveException.all(tx.db, [...slot, attends]));
    const [eaters, exceptions] = await Promise.all([
      tx.loaders.eatersOfTrip.get(trip.id),
      tx.loaders.exceptionsOfTrip.get(trip.id),
    ]);
    const attendance = slotAttendance({ date, type }, slotTables(eaters, exceptions)({ date, type }));
    const result = { slot: attendance, trip };
    return written.length === 0 ? unchanged(result) : changed(result, changeBy(own, 'TABLE', [eaterId]));
  });
}
