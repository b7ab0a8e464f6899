import { msg } from '../../../../domain/text/message.ts';
import { attendanceFields } from '../../../../domain/people/eater/eaterFields.ts';
import { inTrip, readId, requireViewer } from '../../access/require.ts';
import { requireEater } from '../../access/requireEater.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { rowsAsJson } from '../../db/rows.ts';
import { AttendanceException } from '../../entities/attendanceException.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { slotAttendance, slotTables, type SlotAttendance } from './table.service.ts';
import { dropException, saveException } from './attendance.sql.ts';

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
    const { trip, participant: own } = await requireEater(tx, inTrip(tripId, eaterId));
    if (date < trip.startDate || date > trip.endDate)
      throw new AppError('BAD_USER_INPUT', msg('trip.dateOutside', 'The date has to be a day of the trip.'), {
        field: 'date',
      });
    const slot = { tripId: trip.id, eaterId, date, type };
    const written = await (attends === null
      ? dropException.all(tx.db, slot)
      : saveException.all(tx.db, [rowsAsJson(AttendanceException, [{ ...slot, attends }])]));
    const [eaters, exceptions] = await Promise.all([
      tx.loaders.eatersOfTrip.get(trip.id),
      tx.loaders.exceptionsOfTrip.get(trip.id),
    ]);
    const attendance = slotAttendance({ date, type }, slotTables(eaters, exceptions)({ date, type }));
    const result = { slot: attendance, trip };
    return written.length === 0 ? unchanged(result) : changed(result, changeBy(own, 'TABLE', [eaterId]));
  });
}
