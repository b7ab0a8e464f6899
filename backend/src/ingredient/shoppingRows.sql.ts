import type { AssignableRow } from '../../../domain/shopping/assignment.ts';
import { chosenName } from '../../../domain/shopping/ingredient.ts';
import type { MergeableRow } from '../../../domain/shopping/shopping.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { INGREDIENT_ORDER, MEAL_ORDER } from '../reads/loaders.ts';
import { statement } from '../db/statement.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';

/** An ingredient under its shopping name, for the cart's rules. */
type CartRow = AssignableRow & MergeableRow;

const lockRows = statement<unknown>(
  'lock_ingredients_of_trip',
  'select from ingredients where place = place_of($1) and trip_id = $1 order by id for no key update',
);
const rowsOfTrip = statement<Ingredient>(
  'ingredients_of_trip',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   left join meals m on m.place = i.place and m.trip_id = i.trip_id and m.id = i.meal_id
   where i.place = place_of($1) and i.trip_id = $1 order by ${MEAL_ORDER}, ${INGREDIENT_ORDER}`,
);

/** Locks and reads a trip's cart, in plan order with the items last. */
export async function lockCart(tx: Ctx, tripId: string): Promise<CartRow[]> {
  await lockRows.all(tx.db, [tripId]);
  // A second statement sees what the previous lock holder wrote.
  return (await rowsOfTrip.all(tx.db, [tripId])).map(cartRow);
}

/** As {@link lockCart}, without locks. */
export async function readCart(
  ctx: Ctx,
  tripId: string,
): Promise<{ readonly ingredient: Ingredient; readonly row: CartRow }[]> {
  const ingredients = await rowsOfTrip.all(ctx.db, [tripId]);
  return ingredients.map((ingredient) => ({ ingredient, row: cartRow(ingredient) }));
}

function cartRow(ingredient: Ingredient): CartRow {
  const { id, mealId, quantity, unit, purchased, assignedToId, mergedAs } = ingredient;
  return { id, mealId, name: chosenName(ingredient), quantity, unit, purchased, assignedToId, mergedAs };
}
