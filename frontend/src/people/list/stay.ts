import { plural, t } from '@lingui/core/macro';
import { isThere } from '../../../../domain/people/eater/attendance.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { slotText } from '../attendance/attendanceCells.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';

/** The wanted meals of a day. */
export interface WantedDay {
  readonly date: string;
  readonly slots: readonly MealTime[];
}

/**
 * When somebody is there: "From Sunday lunch", "Not Saturday dinner".
 * @returns null for who is there the whole trip, unless who brings them is not; '' for a companion who comes and goes with who brings them
 */
export function stayText(
  eater: TripEater,
  attendance: TripAttendance,
  days: readonly WantedDay[],
): string | null {
  const slots = days.flatMap((day) => day.slots);
  const { arrives, leaves } = eater;
  const missed = slots.filter((slot) => !attends(eater, attendance, slot));
  const own = missed.filter((slot) => isThere(attendance.stays.get(eater.id) ?? eater, slot));
  const hostMisses = ({ participantId }: TripEater) =>
    attendance.eaters.some(
      (one) =>
        one.participantId === participantId &&
        !one.isCompanion &&
        slots.some((slot) => !attends(one, attendance, slot)),
    );
  const says = attendance.exceptions.some(({ eaterId }) => eaterId === eater.id);
  if (eater.isCompanion && arrives === null && leaves === null && !says) return '';
  if (missed.length === 0) return eater.isCompanion && hostMisses(eater) ? t`The whole trip` : null;
  if (missed.length === slots.length) return t`No meal`;
  const parts = [
    arrives === null ? [] : t`from ${slotText(arrives)}`,
    leaves === null ? [] : t`until ${slotText(leaves)}`,
    ...own.slice(0, 1).map((slot) => (own.length === 1 ? t`not ${slotText(slot)}` : notMeals(own.length))),
  ].flat();
  const text = parts.join(', ');
  return text === '' ? '' : text.charAt(0).toUpperCase() + text.slice(1);
}

function notMeals(count: number): string {
  return plural(count, { one: 'not # meal', other: 'not # meals' });
}

export function attends({ id }: TripEater, attendance: TripAttendance, slot: MealTime): boolean {
  return attendance.at(slot).eaters.some((one) => one.id === id);
}
