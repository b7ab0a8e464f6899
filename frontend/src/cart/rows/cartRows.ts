import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { chosenName, isReplaced } from '../../../../domain/shopping/ingredient.ts';
import type { MealType } from '../../../../domain/trip/meal.ts';
import { shoppingKey, type MergeableRow } from '../../../../domain/shopping/shopping.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';

type MealOfTrip = TripIngredientsQuery['trip']['meals'][number];
type IngredientOfTrip = MealOfTrip['ingredients'][number];

/** One ingredient as the cart needs it: what to buy, for which meal, and how that stands. */
export interface CartRow extends MergeableRow {
  readonly mealId: string;
  readonly mealName: string;
  readonly mealType: MealType;
  readonly mealDate: CalendarDate;
  readonly notes: string | null;
  /** The name that an alternative was chosen for; null when there is none. */
  readonly insteadOf: string | null;
  /** Who bought it; null while it is open, and when whoever it was has left the trip. */
  readonly purchasedById: string | null;
  /** ISO 8601; null while it is open. */
  readonly purchasedAt: string | null;
}

/**
 * All ingredients of a trip, under the name that is to be bought. An ingredient that did not change gives the same
 * row again, so that of a thousand lines only those are rendered anew that are another.
 */
export function cartRows(meals: readonly MealOfTrip[]): CartRow[] {
  return meals.flatMap((meal) => meal.ingredients.map((ingredient) => cartRow(ingredient, meal)));
}

const known = new WeakMap<IngredientOfTrip, { readonly meal: MealOfTrip; readonly row: CartRow }>();

function cartRow(ingredient: IngredientOfTrip, meal: MealOfTrip): CartRow {
  const last = known.get(ingredient);
  if (last !== undefined && isSameInCart(last.meal, meal)) return last.row;
  const name = chosenName(ingredient);
  const row: CartRow = {
    id: ingredient.id,
    mealId: meal.id,
    mealName: meal.name,
    mealType: mealTypeOf(meal.type),
    mealDate: meal.date,
    name,
    insteadOf: isReplaced(ingredient) ? ingredient.name : null,
    quantity: ingredient.quantity,
    unit: ingredient.unit,
    notes: ingredient.notes,
    purchased: ingredient.purchased,
    purchasedById: ingredient.purchasedBy?.id ?? null,
    purchasedAt: ingredient.purchasedAt ?? null,
    assignedToId: ingredient.assignedToId,
    mergedAs: ingredient.isOptimized ? shoppingKey(name) : null,
  };
  known.set(ingredient, { meal, row });
  return row;
}

/** A tick of any of its ingredients makes the meal another object. */
function isSameInCart(a: MealOfTrip, b: MealOfTrip): boolean {
  return a === b || (a.id === b.id && a.name === b.name && a.type === b.type && a.date === b.date);
}

/** The rows with pending purchases applied. @param optimistic `purchased` by ingredient id, where not confirmed yet */
export function applyPending(
  rows: readonly CartRow[],
  optimistic: ReadonlyMap<string, boolean>,
): readonly CartRow[] {
  if (optimistic.size === 0) return rows;
  return rows.map((row) => ((optimistic.get(row.id) ?? row.purchased) === row.purchased ? row : ticked(row)));
}

const tickedRows = new WeakMap<CartRow, CartRow>();

function ticked(row: CartRow): CartRow {
  const last = tickedRows.get(row);
  if (last !== undefined) return last;
  const other = { ...row, purchased: !row.purchased, purchasedById: null, purchasedAt: null };
  tickedRows.set(row, other);
  return other;
}
