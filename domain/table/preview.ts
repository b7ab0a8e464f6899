import { missingAmount, neededAmount, type NeededAmount, type ScaledRow } from '../shopping/neededAmount.ts';
import { tableOf, type AttendanceException, type SlotTable } from './attendance.ts';
import type { Eater } from './eater.ts';
import type { MealTime } from './mealTime.ts';
import { platePortions, type PlateRow } from './platePortions.ts';
import type { TableVerdict } from './verdict.ts';

export type PreviewedEater = Pick<Eater, 'id' | 'portionQuarters' | 'avoids' | 'arrives' | 'leaves'>;

export interface PreviewedMeal extends MealTime {
  readonly id: string;
  readonly servingsQuarters: number | null;
  readonly rows: readonly (ScaledRow & PlateRow)[];
}

/** A trip's table and meals, before or after a change. */
export interface PreviewedTrip<M extends PreviewedMeal> {
  readonly eaters: readonly PreviewedEater[];
  readonly exceptions: readonly AttendanceException[];
  readonly meals: readonly M[];
}

/** Null: not judged, as outside of the plan. */
export type VerdictOf<M> = (meal: M, eater: PreviewedEater) => TableVerdict | null;

/** What a change of the table or the dates changes. */
export interface Preview {
  /** Portions in quarters. */
  readonly meals: readonly { readonly mealId: string; readonly before: number; readonly after: number }[];
  readonly amounts: readonly ChangedAmount[];
  readonly verdicts: readonly ChangedVerdict[];
}

export interface ChangedAmount {
  readonly mealId: string;
  readonly ingredientId: string;
  readonly purchased: boolean;
  readonly before: NeededAmount;
  readonly after: NeededAmount;
  /** Beyond what was bought, after the change; null: enough, or not purchased. */
  readonly missing: NeededAmount | null;
}

export interface ChangedVerdict {
  readonly mealId: string;
  readonly eaterId: string;
  /** Null: the eater is not there, or the meal is not judged. */
  readonly before: TableVerdict | null;
  readonly after: TableVerdict | null;
}

/** @param after has the same meals, perhaps in other slots */
export function previewOf<M extends PreviewedMeal>(
  before: PreviewedTrip<M>,
  after: PreviewedTrip<M>,
  verdictOf: VerdictOf<M>,
): Preview {
  const [tableBefore, tableAfter] = [before, after].map(({ eaters, exceptions }) =>
    tableOf(eaters, exceptions),
  );
  const mealsBefore = new Map(before.meals.map((meal) => [meal.id, meal]));
  const changes = after.meals.flatMap((meal): Preview[] => {
    const old = mealsBefore.get(meal.id);
    if (old === undefined || tableBefore === undefined || tableAfter === undefined) return [];
    const [was, is] = [tableBefore(old), tableAfter(meal)];
    return [
      {
        meals:
          was.portionQuarters === is.portionQuarters
            ? []
            : [{ mealId: meal.id, before: was.portionQuarters, after: is.portionQuarters }],
        amounts: changedAmounts(meal, was, is),
        verdicts: changedVerdicts([old, was], [meal, is], verdictOf),
      },
    ];
  });
  return {
    meals: changes.flatMap(({ meals }) => meals),
    amounts: changes.flatMap(({ amounts }) => amounts),
    verdicts: changes.flatMap(({ verdicts }) => verdicts),
  };
}

type Table = SlotTable<PreviewedEater>;

function changedAmounts(meal: PreviewedMeal, was: Table, is: Table): ChangedAmount[] {
  if (meal.servingsQuarters === null) return [];
  const [platesBefore, platesAfter] = [was, is].map((table) => platePortions(meal.rows, table));
  return meal.rows.flatMap((row) => {
    const before = atTable(row, meal, was, platesBefore?.(row) ?? null);
    const after = atTable(row, meal, is, platesAfter?.(row) ?? null);
    return before.amount.text === after.amount.text
      ? []
      : [
          {
            ...{ mealId: meal.id, ingredientId: row.id, purchased: row.purchased },
            ...{ before: before.amount, after: after.amount, missing: after.missing },
          },
        ];
  });
}

function atTable(
  row: ScaledRow,
  { servingsQuarters }: PreviewedMeal,
  { portionQuarters }: Table,
  ofPlate: number | null,
) {
  const scale = { servingsQuarters, portionQuarters: ofPlate ?? portionQuarters };
  const whole = { ...row, portionQuarters: null };
  return { amount: neededAmount(whole, scale), missing: missingAmount(whole, scale) };
}

type Judged<M> = readonly [meal: M, table: Table];

function changedVerdicts<M extends PreviewedMeal>(
  before: Judged<M>,
  after: Judged<M>,
  verdictOf: VerdictOf<M>,
): ChangedVerdict[] {
  const [was, is] = [before, after].map(
    ([meal, { eaters }]) =>
      new Map(
        eaters.flatMap((eater) => {
          const verdict = eater.avoids.length === 0 ? null : verdictOf(meal, eater);
          return verdict === null ? [] : [[eater.id, verdict] as const];
        }),
      ),
  );
  if (was === undefined || is === undefined) return [];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((eaterId) => {
    const change = { before: was.get(eaterId) ?? null, after: is.get(eaterId) ?? null };
    // Absent and safe are the same to the reader.
    return (change.before ?? 'safe') === (change.after ?? 'safe')
      ? []
      : [{ mealId: after[0].id, eaterId, ...change }];
  });
}
