import type { Avoid } from '../../../../domain/food/avoid.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { judgeOf } from '../../../../domain/people/verdict/judgeAvoid.ts';
import { lineOf, type NotedRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { SettledConflict } from '../../../../domain/people/verdict/settled.ts';
import { slotVerdict } from '../../../../domain/people/dish/slotVerdict.ts';
import { mealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import { withRules, type TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { SlotEaters } from '../../../../domain/people/eater/attendance.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { mealPlan, slotDishes } from '../../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../../gql/mealEnums.ts';
import { dislikeText } from '../../labels/openText.ts';
import { byFirstName } from '../../labels/firstName.ts';
import { servedBy, tripAttendance, type TripEater } from '../tripAttendance.ts';
import {
  isForAllergy,
  mealProblems,
  openedBy,
  solvedProblems,
  solvedText,
  type MealProblem,
  type SolvedProblem,
} from './mealProblems.ts';
import { conflictMarks } from './conflictMarks.ts';
import type { JudgedSlot, MealMarks, SlotStanding } from './judgedSlot.ts';
import type { TripVerdictsFragment } from './TripVerdicts.generated.ts';

/** What is open in a meal, and what was made to fit. */
export interface MealProblems {
  readonly problems: readonly MealProblem[];
  readonly solved: readonly SolvedLine[];
  /** "Mia would rather not have mushrooms."; null without. */
  readonly disliked: string | null;
}

/** What one line says: several signatures may have the same note. */
export interface SolvedLine {
  readonly text: string;
  readonly problems: readonly SolvedProblem[];
  /** Key of the problem that is open without it. */
  readonly opens: string;
}

export interface TripVerdicts {
  /** As sentences call them, see {@link byFirstName}. */
  readonly eaters: readonly TripEater[];
  readonly rules: TripRules | null;
  /** By time, one for each dish of a slot. */
  readonly slots: readonly JudgedSlot[];
  readonly marks: MealMarks;
  readonly problemsOf: (slot: JudgedSlot) => MealProblems;
  /** Whose allergy an item without a meal is a conflict for, by id; {@link TRIP_RULES} for a rule of the trip. */
  readonly allergicTo: (item: NotedRow) => readonly string[];
  readonly isForAllergy: typeof isForAllergy;
}

/** Judges all meals of the plan for those who are there; brings the vocabulary of food. */
export function tripVerdicts(trip: TripVerdictsFragment): TripVerdicts {
  const { eaters: seated, rules, at } = tripAttendance(trip);
  const [eaters, signers] = [byFirstName(seated), byFirstName(trip.participants)];
  const settled = trip.settledConflicts.map(domainSettled);
  const meals = trip.meals.map(({ ingredients, ...meal }) => ({
    ...domainMeal(meal),
    assignedToId: null,
    isAiGenerated: false,
    rows: ingredients.filter((row) => !row.isLeftOut),
    leftOut: ingredients.filter((row) => row.isLeftOut),
  }));
  const { of } = servedBy({ at }, meals);
  const slots = slotDishes(mealPlan(domainTrip(trip), meals))
    .filter(({ meal }) => meal?.status !== 'not_needed')
    .map(({ date, type, meal }): JudgedSlot => {
      const served = meal === null ? at({ date, type }) : of(meal);
      const verdict = meal && mealVerdict(meal, withRules(served.eaters, rules), settled);
      return { date, type, meal: verdict && meal, served, rules, verdict };
    });
  const problemsOf = (slot: JudgedSlot) => ({
    problems: mealProblems(slot, eaters),
    disliked: dislikeText(slot.verdict?.reasons ?? [], eaters),
    solved: Array.from(
      grouped(solvedProblems(slot), (problem) => solvedText(problem, eaters, signers)),
      ([text, solved]) => ({
        text,
        problems: solved,
        opens: solved[0] === undefined ? '' : openedBy(solved[0]),
      }),
    ),
  });
  const table = withRules(eaters, rules);
  const allergicTo = (item: NotedRow) =>
    table.filter(({ avoids }) => avoids.some((avoid) => isAllergen(item, avoid))).map(({ id }) => id);
  return {
    eaters,
    rules,
    slots,
    marks: conflictMarks(eaters, standingsOf(slots, at)),
    problemsOf,
    allergicTo,
    isForAllergy,
  };
}

function isAllergen(item: NotedRow, avoid: EaterAvoid): boolean {
  return avoid.strictness === 'allergy' && judgeOf(avoid)(lineOf(item)).verdict === 'breaks';
}

/** Of the slots with planned dishes. */
function standingsOf(
  slots: readonly JudgedSlot[],
  at: (slot: MealTime) => SlotEaters<TripEater>,
): SlotStanding[] {
  return [...grouped(slots, mealTimeKey).values()].flatMap((dishes) => {
    const planned = dishes.flatMap(({ verdict, served }) =>
      verdict === null ? [] : [{ verdict, eaters: served.eaters }],
    );
    const [slot] = dishes;
    if (slot === undefined || planned.length === 0) return [];
    return [{ ...slotVerdict(at(slot).eaters, planned), verdicts: planned.map(({ verdict }) => verdict) }];
  });
}

function domainSettled(conflict: TripVerdictsFragment['settledConflicts'][number]): SettledConflict {
  return {
    ...conflict,
    // Names are in capitals in the API.
    kind: conflict.kind.toLowerCase() as Avoid['kind'],
    settledAt: new Date(conflict.settledAt),
  };
}
