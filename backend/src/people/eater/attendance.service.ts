import { attendanceChangeFields, attendanceFields } from '../../../../domain/people/eater/eaterFields.ts';
import { groupKey } from '../../../../domain/people/eater/group.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { tripAbilityFor } from '../../access/policy.ts';
import {
  inTrip,
  readId,
  requireAbilities,
  requireDay,
  requireViewer,
  type TripAccess,
} from '../../access/require.ts';
import { requireEater } from '../../access/requireEater.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Eater } from '../../entities/eater.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged, type Changed } from '../../write/changeTrip.ts';
import { saveAttendance, type AttendanceChange } from './attendance.sql.ts';
import { slotAttendance, storedEatersBySlot, type SlotAttendance } from './eater.service.ts';

interface ChangedAttendance {
  readonly slots: readonly SlotAttendance[];
  readonly trip: Trip;
}

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
  const input = readInput(attendanceFields, rawInput);
  const tripId = readId('trip', rawTripId);
  const { slots, trip } = await changeTrip(ctx, async (tx) => {
    const access = await requireEater(tx, inTrip(tripId, input.eaterId));
    requireDay(access.trip, input.date);
    return saveAndAnswer(tx, access, [{ ...input, tripId }]);
  });
  const [slot] = slots;
  if (slot === undefined) throw new Error('A change of attendance has a slot.');
  return { slot, trip };
}

/**
 * Says who of some people or of a group attends slots: all of it or nothing, as one change. The last one of an eater and
 * a slot counts.
 * @throws as {@link setAttendance}; NOT_FOUND also for a group without people
 */
export async function changeAttendance(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<ChangedAttendance> {
  requireViewer(ctx);
  const { changes } = readInput(attendanceChangeFields, rawInput);
  const tripId = readId('trip', rawTripId);
  return changeTrip(ctx, async (tx) => {
    const access = await requireLockedTrip(tx, tripId, 'view');
    const eaters = await tx.loaders.eatersOfTrip.get(tripId);
    const asked = changes.map(({ eaterIds, group, date, type, attends }, index) => {
      requireDay(access.trip, date, `changes.${index}.date`);
      const people = group == null ? byIds(eaters, eaterIds ?? []) : ofGroup(eaters, group);
      return { people, slot: { date, type }, attends };
    });
    requireEdit(
      tx,
      access,
      asked.flatMap(({ people }) => people),
    );
    const bySlot = new Map<string, AttendanceChange>();
    for (const { people, slot, attends } of asked)
      for (const { id: eaterId } of people)
        bySlot.set(`${eaterId} ${mealTimeKey(slot)}`, { tripId, eaterId, ...slot, attends });
    return saveAndAnswer(tx, access, [...bySlot.values()]);
  });
}

/** @throws NOT_FOUND */
function byIds(eaters: readonly Eater[], ids: readonly string[]): readonly Eater[] {
  const wanted = new Set(ids);
  const found = eaters.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw notFound('eater');
  return found;
}

/** @throws NOT_FOUND */
export function ofGroup(eaters: readonly Eater[], name: string): readonly Eater[] {
  const key = groupKey(name);
  const found = eaters.filter(({ group }) => group !== null && groupKey(group) === key);
  if (found.length === 0) throw notFound('group');
  return found;
}

/** @throws FORBIDDEN unless the viewer may change each of them */
export function requireEdit(tx: Ctx, access: TripAccess, eaters: readonly Eater[]): void {
  const abilities = eaters.map(({ participantId }) =>
    tripAbilityFor('edit_eater', access.participant, { id: participantId }),
  );
  const [first, ...others] = new Set(abilities);
  if (first !== undefined) requireAbilities(tx, access, [first, ...others]);
}

async function saveAndAnswer(
  tx: Ctx,
  { trip, participant: own }: TripAccess,
  changes: readonly AttendanceChange[],
): Promise<Changed<ChangedAttendance>> {
  const isChanged = await saveAttendance(tx.db, trip.id, changes);
  const [eaters, exceptions] = await Promise.all([
    tx.loaders.eatersOfTrip.get(trip.id),
    tx.loaders.exceptionsOfTrip.get(trip.id),
  ]);
  const at = storedEatersBySlot(eaters, exceptions);
  const slots = new Map(changes.map(({ date, type }) => [mealTimeKey({ date, type }), { date, type }]));
  const result = { slots: [...slots.values()].map((slot) => slotAttendance(slot, at(slot))), trip };
  const ids = [...new Set(changes.map(({ eaterId }) => eaterId))];
  return isChanged ? changed(result, changeBy(own, 'TABLE', ids)) : unchanged(result);
}
