import type { SlotEaters } from '../../../../domain/people/eater/attendance.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { JudgedMeal, MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { SlotVerdict } from '../../../../domain/people/dish/slotVerdict.ts';
import type { MealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import type { TripEater } from '../tripAttendance.ts';

/** An ingredient with the amount needed: "650 g", or ''. */
export interface JudgedRow extends MealRow {
  readonly amount: { readonly text: string };
}

export interface SlotMeal extends JudgedMeal {
  readonly rows: readonly JudgedRow[];
}

export interface JudgedSlot extends MealTime {
  /** Null when nothing is planned. */
  readonly meal: SlotMeal | null;
  readonly served: SlotEaters<TripEater>;
  /** Of the trip, for everybody at the table. */
  readonly rules: TripRules | null;
  /** Null when nothing is planned. */
  readonly verdict: MealVerdict | null;
}

/** Whether everybody at a slot has something to eat, and its planned dishes. */
export interface SlotStanding extends SlotVerdict {
  readonly verdicts: readonly MealVerdict[];
}

/** What a cell says of its dishes. */
export interface MealMark {
  readonly text: string;
  /** False: nobody can tell, for somebody with an allergy. */
  readonly isConflict: boolean;
}

/** By the id of a slot's first planned dish. */
export type MealMarks = ReadonlyMap<string, MealMark>;
