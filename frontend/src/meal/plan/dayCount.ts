import { isPlannedInProgress } from '../../../../domain/trip/meal.ts';
import type { PlanDay } from '../../../../domain/trip/trip.ts';
import type { Meal } from '../slot.ts';

/** A mark per slot, and a count. */
export interface DayCount {
  readonly marks: readonly ('planned' | 'open' | 'not_needed')[];
  /** '3 of 4'. */
  readonly label: string;
}

export function dayCount({ slots }: PlanDay<Meal>): DayCount {
  const marks = slots.map(({ meal }) => {
    if (meal?.status === 'not_needed') return 'not_needed';
    return meal !== null && isPlannedInProgress(meal) ? 'planned' : 'open';
  });
  const planned = marks.filter((mark) => mark === 'planned').length;
  const needed = marks.filter((mark) => mark !== 'not_needed').length;
  return { marks, label: `${planned} of ${needed}` };
}
