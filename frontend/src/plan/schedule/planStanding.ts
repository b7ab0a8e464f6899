import { isPlannedInProgress, lacksCook, type MealState } from '../../../../domain/plan/meal.ts';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { Message } from '../../../../domain/text/message.ts';

/** How far a plan is. */
export interface PlanStanding {
  /** Needed slots. */
  readonly wanted: number;
  /** Of those, without a dish and without a cook. */
  readonly open: number;
  /** With a dish that nobody cooks; none where nobody else could. */
  readonly withoutCook: number;
  /** That do not work for somebody. */
  readonly conflicts: number;
  /** Who has not answered: "2 have not answered"; null without. */
  readonly unanswered: Message | null;
  /** Not even a slot is marked as not needed. */
  readonly isBlank: boolean;
}

interface PlannedMeal extends MealState, MealTime {
  readonly id: string;
}

interface Known {
  /** Nobody but the viewer could cook. */
  readonly isSolo: boolean;
  readonly conflicts: ReadonlyMap<string, string>;
  readonly unanswered: Message | null;
}

export function planStanding(
  days: readonly PlanDay<PlannedMeal>[],
  { isSolo, conflicts, unanswered }: Known,
): PlanStanding {
  const slots = days.flatMap((day) => day.slots);
  const needed = slots.filter(({ meals }) => meals.every(({ status }) => status !== 'not_needed'));
  const planned = needed.filter(({ meals }) => meals.some(isPlannedInProgress));
  return {
    wanted: needed.length,
    open: needed.length - planned.length,
    withoutCook: isSolo ? 0 : planned.filter(({ meals }) => meals.some(lacksCook)).length,
    conflicts: planned.filter(({ meals }) => meals.some(({ id }) => conflicts.has(id))).length,
    unanswered: isSolo ? null : unanswered,
    isBlank: planned.length === 0 && needed.length === slots.length,
  };
}

/** Whether something is left to do on a day: a meal is open, needs a cook, or does not work for somebody. */
export function hasSomethingToDo(
  day: PlanDay<PlannedMeal>,
  known: Pick<Known, 'isSolo' | 'conflicts'>,
): boolean {
  const { open, withoutCook, conflicts } = planStanding([day], { ...known, unanswered: null });
  return open + withoutCook + conflicts > 0;
}
