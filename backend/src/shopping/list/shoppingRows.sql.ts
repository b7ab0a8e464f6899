import { listedName } from '../../../../domain/shopping/food/listedName.ts';
import type { AssignableRow } from '../../../../domain/shopping/list/assignment.ts';
import type { MergeableRow } from '../../../../domain/shopping/list/shopping.ts';
import { isOnTrip, type MealPlace } from '../../../../domain/shopping/list/shoppingList.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER, MEAL_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

/** An ingredient under its shopping name, for the cart's rules. */
export type CartRow = AssignableRow & MergeableRow;

const lockRows = statement<unknown>(
  'lock_ingredients_of_trip',
  'select from ingredients where trip_id = $1 order by id for no key update',
);
const rowsOfTrip = statement<Ingredient>(
  'ingredients_of_trip',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   left join meals m on m.trip_id = i.trip_id and m.id = i.meal_id
   where i.trip_id = $1 order by ${MEAL_ORDER}, ${INGREDIENT_ORDER}`,
);

/** Locks and reads a trip's cart, in plan order with the items last, without what is not bought for the trip. */
export async function lockCart(tx: Ctx, trip: Trip): Promise<CartRow[]> {
  await lockRows.all(tx.db, [trip.id]);
  // A second statement sees what the previous lock holder wrote.
  return (await readCart(tx, trip)).map(({ row }) => row);
}

/** As {@link lockCart}, without locks. */
export async function readCart(
  ctx: Ctx,
  trip: Trip,
): Promise<{ readonly ingredient: Ingredient; readonly row: CartRow; readonly place: MealPlace }[]> {
  const meals = new Map((await ctx.loaders.mealsOfTrip.get(trip.id)).map((meal) => [meal.id, meal]));
  const placeOf = ({ mealId }: Ingredient): MealPlace => {
    const meal = mealId === null ? undefined : meals.get(mealId);
    return { mealDate: meal?.date ?? null, mealType: meal?.type ?? null, mealStatus: meal?.status ?? null };
  };
  const ingredients = await rowsOfTrip.all(ctx.db, [trip.id]);
  return ingredients
    .map((ingredient) => ({ ingredient, row: cartRow(ingredient), place: placeOf(ingredient) }))
    .filter(({ place }) => isOnTrip(trip, place));
}

function cartRow(ingredient: Ingredient): CartRow {
  const { id, mealId, quantity, unit, notes, purchased, assignedToId, mergedAs } = ingredient;
  return {
    id,
    mealId,
    name: listedName(ingredient),
    quantity,
    unit,
    notes,
    purchased,
    assignedToId,
    mergedAs,
  };
}
