import { listedName } from '../../../../domain/shopping/food/listedName.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { isAsTyped, listedAs, type ListedRow } from '../../../../domain/shopping/amount/neededAmount.ts';
import type { MealStatus, MealType } from '../../../../domain/plan/meal.ts';
import type { MergeableRow } from '../../../../domain/shopping/list/shopping.ts';
import type { MealPlace } from '../../../../domain/shopping/list/shoppingList.ts';
import { domainMeal } from '../../gql/mealEnums.ts';
import { shopperNotesOf, type ShopperNotes } from './shopperNotes.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';

type MealOfTrip = TripIngredientsQuery['trip']['meals'][number];
type ItemOfTrip = TripIngredientsQuery['trip']['items'][number];
type IngredientOfTrip = MealOfTrip['ingredients'][number];

export interface CartRow extends MergeableRow, ShopperNotes {
  /** Null for an item of the trip, as its type, date and status. */
  readonly mealId: string | null;
  readonly mealName: string;
  readonly mealType: MealType | null;
  readonly mealDate: CalendarDate | null;
  readonly mealStatus: MealStatus | null;
  /** Who added an item, if another person; else missing. */
  readonly addedBy?: string;
  /** Needed in all; `quantity` and `unit` are what is left to buy. */
  readonly amount: ListedRow['amount'];
  /** '400 g × 6½ ÷ 4'; null for an amount as typed. */
  readonly calculation: string | null;
  /** Bought, but more is needed now: the row is for the difference. */
  readonly isShort: boolean;
  readonly notes: string | null;
  /** Of what people wrote in it. */
  readonly version: number;
  /** The original name if an alternative was chosen. */
  readonly insteadOf: string | null;
  /** Those who get it on a plate of their own; empty for everybody. */
  readonly apartEaterIds: readonly string[];
  /** Typed on this device, and not on the server yet: it cannot be ticked. */
  readonly isWaiting?: true;
  /** Null while open, and after the buyer left the trip. */
  readonly purchasedById: string | null;
  /** ISO 8601; null while open, but that of a purchase that is short. */
  readonly purchasedAt: string | null;
}

/**
 * All ingredients of a trip by the name to buy. Unchanged ingredients give the same row, so that their lines do not
 * render again.
 */
export function cartRows(meals: readonly MealOfTrip[], items: readonly ItemOfTrip[] = []): CartRow[] {
  return [
    ...meals.flatMap((meal) => meal.ingredients.map((ingredient) => cartRow(ingredient, meal))),
    ...items.map(itemRow),
  ];
}

const knownItems = new WeakMap<ItemOfTrip, CartRow>();

/** No meal needs it. */
function itemRow(item: ItemOfTrip): CartRow {
  const last = knownItems.get(item);
  if (last !== undefined) return last;
  const { addedBy } = item;
  const ofNoMeal = { mealId: null, mealName: '', mealType: null, mealDate: null, mealStatus: null };
  const byOther = addedBy === null || addedBy.isViewer ? {} : { addedBy: addedBy.name };
  const row: CartRow = { ...boughtRow(item), ...ofNoMeal, ...byOther };
  knownItems.set(item, row);
  return row;
}

const known = new WeakMap<IngredientOfTrip, { readonly meal: MealOfTrip; readonly row: CartRow }>();

function cartRow(ingredient: IngredientOfTrip, meal: MealOfTrip): CartRow {
  const last = known.get(ingredient);
  if (last !== undefined && isSameInCart(last.meal, meal)) return last.row;
  const { id: mealId, name: mealName, date: mealDate } = meal;
  const { type: mealType, status: mealStatus } = domainMeal(meal);
  const ofMeal = { mealId, mealName, mealType, mealDate, mealStatus };
  const row: CartRow = { ...boughtRow(ingredient), ...ofMeal };
  known.set(ingredient, { meal, row });
  return row;
}

function boughtRow(
  ingredient: IngredientOfTrip | ItemOfTrip,
): Omit<CartRow, 'mealId' | 'mealName' | keyof MealPlace> {
  const name = listedName(ingredient);
  return {
    id: ingredient.id,
    name,
    insteadOf: isReplaced(ingredient) ? ingredient.name : null,
    apartEaterIds: ingredient.apartEaterIds,
    ...listedAs(ingredient),
    isTyped: isAsTyped(ingredient),
    amount: ingredient.amount,
    calculation: ingredient.amount.calculation,
    isShort: ingredient.missing !== null,
    notes: ingredient.notes,
    version: ingredient.version,
    purchasedById: ingredient.purchasedBy?.id ?? null,
    purchasedAt: ingredient.purchasedAt ?? null,
    assignedToId: ingredient.assignedToId,
    ...shopperNotesOf(ingredient),
    mergedAs: ingredient.mergedAs,
  };
}

/** A tick of any ingredient replaces the meal object. */
function isSameInCart(a: MealOfTrip, b: MealOfTrip): boolean {
  if (a === b) return true;
  return (
    a.id === b.id && a.name === b.name && a.type === b.type && a.date === b.date && a.status === b.status
  );
}

/** @param optimistic `purchased` by ingredient id, where not confirmed yet */
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
  const { quantity, unit } = row.amount;
  const purchased = !row.purchased;
  const other = {
    ...row,
    quantity,
    unit,
    purchased,
    bought: purchased ? row.amount : null,
    isShort: false,
    purchasedById: null,
    purchasedAt: null,
  };
  tickedRows.set(row, other);
  return other;
}
