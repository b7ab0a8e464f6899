import { isPlannedInProgress, lacksCook } from '../../../../domain/plan/meal.ts';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import type { Meal } from '../slot.ts';

/** A mark per slot, and counts. */
export interface DayCount {
  readonly marks: readonly ('planned' | 'needs_cook' | 'open' | 'not_needed')[];
  /** '3 of 4'. */
  readonly label: string;
  /** '2 need a cook', or null. */
  readonly cooksLabel: string | null;
}

export function dayCount({ slots }: PlanDay<Meal>): DayCount {
  const marks = slots.map(({ meal }) => {
    if (meal?.status === 'not_needed') return 'not_needed';
    if (meal === null || !isPlannedInProgress(meal)) return 'open';
    return lacksCook(meal) ? 'needs_cook' : 'planned';
  });
  const count = (...counted: readonly (typeof marks)[number][]) =>
    marks.filter((mark) => counted.includes(mark)).length;
  const missing = count('needs_cook');
  return {
    marks,
    label: `${count('planned', 'needs_cook')} of ${marks.length - count('not_needed')}`,
    cooksLabel: missing === 0 ? null : `${missing} ${missing === 1 ? 'needs' : 'need'} a cook`,
  };
}
