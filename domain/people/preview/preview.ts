import { withChosenAmounts, type WrittenRow } from '../../shopping/totals/chosenAmount.ts';
import { chosenName } from '../../shopping/ingredient/ingredient.ts';
import {
  amountBought,
  missingAmount,
  neededAmount,
  type NeededAmount,
  type ScaledRow,
} from '../../shopping/amount/neededAmount.ts';
import { grouped } from '../../text/grouped.ts';
import { eatersBySlot, type AttendanceException, type Seat, type SlotEaters } from '../eater/attendance.ts';
import type { Eater } from '../eater/eater.ts';
import type { StoredDish } from '../../plan/forWhom.ts';
import { partOfEaters } from '../dish/partOfEaters.ts';
import { eatersByDish } from '../dish/eatersByDish.ts';
import { platePortions, type PlateRow } from '../dish/platePortions.ts';
import { withRules, type TripRules } from '../verdict/tripRules.ts';
import {
  worstOpen,
  type JudgedEater,
  type MealVerdict,
  type VerdictKind,
  type VerdictReason,
} from '../verdict/verdict.ts';

export type PreviewedEater = Seat & Pick<Eater, 'group' | 'avoids'>;

export interface PreviewedMeal extends StoredDish {
  /** Outside of it nothing is bought, eaten or judged. */
  readonly isInPlan: boolean;
  readonly servingsQuarters: number | null;
  readonly rows: readonly (ScaledRow & PlateRow & WrittenRow)[];
}

/** A trip's eaters and meals, before or after a change. */
export interface PreviewedTrip<M extends PreviewedMeal> {
  readonly eaters: readonly PreviewedEater[];
  readonly exceptions: readonly AttendanceException[];
  readonly rules: TripRules | null;
  readonly meals: readonly M[];
}

/** Reasons for all of these eaters, and the rules of the trip. Null: not judged, as outside of the plan. */
export type VerdictOf<M> = (meal: M, eaters: readonly JudgedEater[]) => Pick<MealVerdict, 'reasons'> | null;

/** What a change of the table, the rules or the plan changes. */
export interface Preview {
  /** Portions in quarters. */
  readonly meals: readonly { readonly mealId: string; readonly before: number; readonly after: number }[];
  readonly amounts: readonly ChangedAmount[];
  readonly verdicts: readonly ChangedVerdict[];
  /** Out of the plan, with their ingredients. */
  readonly leaving: readonly MovedMeal[];
  /** Back into the plan. */
  readonly returning: readonly MovedMeal[];
}

/** A meal that leaves the plan or comes back. */
export interface MovedMeal {
  readonly mealId: string;
  /** Number of its ingredients. */
  readonly ingredients: number;
  /** Of these. */
  readonly purchased: number;
}

export interface ChangedAmount {
  readonly mealId: string;
  readonly ingredientId: string;
  /** As chosen. */
  readonly name: string;
  readonly purchased: boolean;
  readonly before: NeededAmount;
  readonly after: NeededAmount;
  /** Null: not purchased, or not remembered. */
  readonly bought: NeededAmount | null;
  /** Beyond what was bought, after the change; null: enough, or not purchased. */
  readonly missing: NeededAmount | null;
}

type OpenReason = VerdictReason & { readonly settled: null };

export interface ChangedVerdict {
  readonly mealId: string;
  /** `TRIP_RULES` for the rules of the trip. */
  readonly eaterId: string;
  /** Null: the eater is not there, or the meal is not judged. */
  readonly before: VerdictKind | null;
  readonly after: VerdictKind | null;
  /** What speaks against the meal afterwards and is not settled. */
  readonly reasons: readonly OpenReason[];
}

/** @param after has the same meals, perhaps in other slots */
export function previewOf<M extends PreviewedMeal>(
  before: PreviewedTrip<M>,
  after: PreviewedTrip<M>,
  verdictOf: VerdictOf<M>,
): Preview {
  const [eatersBefore, eatersAfter] = [before, after].map(
    ({ eaters, exceptions, meals }) =>
      eatersByDish(eatersBySlot(eaters, exceptions), meals, ({ forWhom }) => partOfEaters(forWhom, eaters))
        .of,
  );
  const mealsBefore = new Map(before.meals.map((meal) => [meal.id, meal]));
  const changes = after.meals.flatMap((meal): Preview[] => {
    const old = mealsBefore.get(meal.id);
    if (old === undefined || eatersBefore === undefined || eatersAfter === undefined) return [];
    const [was, is] = [eatersBefore(old), eatersAfter(meal)];
    const isMoved = old.isInPlan !== meal.isInPlan;
    const moved = isMoved ? [movedMeal(meal)] : [];
    return [
      {
        leaving: meal.isInPlan ? [] : moved,
        returning: meal.isInPlan ? moved : [],
        meals:
          !meal.isInPlan || was.portionQuarters === is.portionQuarters
            ? []
            : [{ mealId: meal.id, before: was.portionQuarters, after: is.portionQuarters }],
        amounts: meal.isInPlan ? changedAmounts(meal, was, is) : [],
        verdicts: changedVerdicts(
          [
            [old, withRules(was.eaters, before.rules)],
            [meal, withRules(is.eaters, after.rules)],
          ],
          verdictOf,
        ),
      },
    ];
  });
  return {
    meals: changes.flatMap(({ meals }) => meals),
    amounts: changes.flatMap(({ amounts }) => amounts),
    verdicts: changes.flatMap(({ verdicts }) => verdicts),
    leaving: changes.flatMap(({ leaving }) => leaving),
    returning: changes.flatMap(({ returning }) => returning),
  };
}

function movedMeal({ id, rows }: PreviewedMeal): MovedMeal {
  const purchased = rows.filter((row) => row.purchased).length;
  return { mealId: id, ingredients: rows.length, purchased };
}

type Eating = SlotEaters<PreviewedEater>;

function changedAmounts(meal: PreviewedMeal, was: Eating, is: Eating): ChangedAmount[] {
  if (meal.servingsQuarters === null) return [];
  const [platesBefore, platesAfter] = [was, is].map((eating) => platePortions(meal.rows, eating));
  return meal.rows.flatMap((row) => {
    const before = amountFor(row, meal, was, platesBefore?.(row) ?? null);
    const after = amountFor(row, meal, is, platesAfter?.(row) ?? null);
    return before.amount.text === after.amount.text
      ? []
      : [
          {
            mealId: meal.id,
            ingredientId: row.id,
            name: chosenName(row),
            purchased: row.purchased,
            before: before.amount,
            after: after.amount,
            bought: amountBought(withChosenAmounts(row, row.boughtServingsQuarters)),
            missing: after.missing,
          },
        ];
  });
}

function amountFor(
  row: ScaledRow & WrittenRow,
  { servingsQuarters }: PreviewedMeal,
  { portionQuarters }: Eating,
  ofPlate: number | null,
) {
  const scale = { servingsQuarters, portionQuarters: ofPlate ?? portionQuarters };
  const whole = { ...withChosenAmounts(row, servingsQuarters), portionQuarters: null };
  return { amount: neededAmount(whole, scale), missing: missingAmount(whole, scale) };
}

type Judged<M> = readonly [meal: M, present: readonly JudgedEater[]];

function changedVerdicts<M extends PreviewedMeal>(
  slots: readonly [before: Judged<M>, after: Judged<M>],
  verdictOf: VerdictOf<M>,
): ChangedVerdict[] {
  const mealId = slots[1][0].id;
  const [was, is] = slots.map(([meal, present]) => {
    const judged = present.filter(({ avoids }) => avoids.length > 0);
    const verdict = verdictOf(meal, judged);
    const reasonsOf = grouped(verdict?.reasons ?? [], ({ eaterId }) => eaterId);
    return new Map(verdict === null ? [] : judged.map(({ id }) => [id, reasonsOf.get(id) ?? []]));
  });
  if (was === undefined || is === undefined) return [];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((eaterId) => {
    const [before, after] = [was.get(eaterId), is.get(eaterId)];
    const change = { before: before ? worstOpen(before) : null, after: after ? worstOpen(after) : null };
    const reasons = (after ?? []).filter(isOpen);
    // Absent and safe are the same to the reader.
    return (change.before ?? 'safe') === (change.after ?? 'safe')
      ? []
      : [{ mealId, eaterId, ...change, reasons }];
  });
}

function isOpen(reason: VerdictReason): reason is OpenReason {
  return reason.verdict !== 'safe' && reason.settled === null;
}
