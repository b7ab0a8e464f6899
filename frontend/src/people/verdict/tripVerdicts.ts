import type { Avoid } from '../../../../domain/food/restriction/restrictionReading.ts';
import type { SettledConflict } from '../../../../domain/people/verdict/settled.ts';
import { judgeTable } from '../../../../domain/people/verdict/verdict.ts';
import { withRules, type TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { mealPlan } from '../../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../../gql/mealEnums.ts';
import { tripTable, type TripEater } from '../tripTable.ts';
import {
  mealProblems,
  openedBy,
  solvedProblems,
  solvedText,
  type MealProblem,
  type SolvedProblem,
} from './mealProblems.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import type { TripVerdictsFragment } from './TripVerdicts.generated.ts';

/** What is open in a meal, and what was made to fit. */
export interface MealProblems {
  readonly problems: readonly MealProblem[];
  readonly solved: readonly SolvedLine[];
}

/** What one line says: several signatures may have the same note. */
export interface SolvedLine {
  readonly text: string;
  readonly problems: readonly SolvedProblem[];
  /** Key of the problem that is open without it. */
  readonly opens: string;
}

export interface TripVerdicts {
  readonly eaters: readonly TripEater[];
  readonly rules: TripRules | null;
  /** By time. */
  readonly slots: readonly JudgedSlot[];
  readonly problemsOf: (slot: JudgedSlot) => MealProblems;
}

/** Judges all meals of the plan for those who are there; brings the vocabulary of food. */
export function tripVerdicts(trip: TripVerdictsFragment): TripVerdicts {
  const { eaters, rules, at } = tripTable(trip);
  const settled = trip.settledConflicts.map(domainSettled);
  const meals = trip.meals.map(({ ingredients, ...meal }) => ({
    ...domainMeal(meal),
    assignedToId: null,
    isAiGenerated: false,
    rows: ingredients,
  }));
  const slots = mealPlan(domainTrip(trip), meals)
    .flatMap((day) => day.slots)
    .filter(({ meal }) => meal?.status !== 'not_needed')
    .map(({ date, type, meal }): JudgedSlot => {
      const table = at({ date, type });
      const verdict = meal && judgeTable(meal, withRules(table.eaters, rules), settled);
      return { date, type, meal: verdict && meal, table, rules, verdict };
    });
  const problemsOf = (slot: JudgedSlot) => ({
    problems: mealProblems(slot),
    solved: Array.from(
      grouped(solvedProblems(slot), (problem) => solvedText(problem, eaters, trip.participants)),
      ([text, solved]) => ({
        text,
        problems: solved,
        opens: solved[0] === undefined ? '' : openedBy(solved[0]),
      }),
    ),
  });
  return { eaters, rules, slots, problemsOf };
}

function domainSettled(conflict: TripVerdictsFragment['settledConflicts'][number]): SettledConflict {
  return {
    ...conflict,
    // Names are in capitals in the API.
    kind: conflict.kind.toLowerCase() as Avoid['kind'],
    settledAt: new Date(conflict.settledAt),
  };
}
