import { isPlannedInProgress, lacksCook, type MealState } from '../../../../domain/plan/meal.ts';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { MealMarks } from '../../people/verdict/judgedSlot.ts';
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
  /** That may not work for somebody with an allergy: nobody can tell. */
  readonly unsure: number;
  /** Who has not answered: "2 have not answered"; null without. */
  readonly unanswered: Message | null;
  /** Meals are needed, and none has a dish. */
  readonly isBlank: boolean;
}

interface PlannedMeal extends MealState, MealTime {
  readonly id: string;
}

interface Known {
  /** Nobody but the viewer could cook. */
  readonly isSolo: boolean;
  readonly conflicts: MealMarks;
  readonly unanswered: Message | null;
}

export function planStanding(
  days: readonly PlanDay<PlannedMeal>[],
  { isSolo, conflicts, unanswered }: Known,
): PlanStanding {
  const needed = slotsNeeded(days);
  const planned = needed.filter(({ meals }) => meals.some(isPlannedInProgress));
  const marks = planned.map(({ meals }) => meals.flatMap(({ id }) => conflicts.get(id) ?? []));
  const conflicting = marks.filter((own) => own.some(({ isConflict }) => isConflict));
  return {
    wanted: needed.length,
    open: needed.length - planned.length,
    withoutCook: isSolo ? 0 : planned.filter(({ meals }) => meals.some(lacksCook)).length,
    conflicts: conflicting.length,
    unsure: marks.filter((own) => own.length > 0).length - conflicting.length,
    unanswered: isSolo ? null : unanswered,
    isBlank: planned.length === 0 && needed.length > 0,
  };
}

/** Of a plan, those that are not marked as not needed. */
export function slotsNeeded<M extends MealState>(days: readonly PlanDay<M>[]): PlanDay<M>['slots'] {
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ meals }) => meals.every(({ status }) => status !== 'not_needed'));
}

/** Whether something is left to do on a day: a meal is open, needs a cook, or may not work for somebody. */
export function hasSomethingToDo(
  day: PlanDay<PlannedMeal>,
  known: Pick<Known, 'isSolo' | 'conflicts'>,
): boolean {
  const { open, withoutCook, conflicts, unsure } = planStanding([day], { ...known, unanswered: null });
  return open + withoutCook + conflicts + unsure > 0;
}
