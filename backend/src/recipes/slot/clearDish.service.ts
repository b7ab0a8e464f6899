import { IsNull } from 'typeorm';
import { LIMITS } from '../../../../domain/limits.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { amountBought } from '../../../../domain/shopping/amount/neededAmount.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { stampOf, written, type Sql } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const OF_MEAL = 'i.trip_id = $1 and i.meal_id = $2';

const lockRows = statement<Ingredient>(
  'lock_rows_of_dish',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i where ${OF_MEAL} order by i.id for update`,
);
const deleteOpen = statement<never>(
  'delete_open_rows_of_dish',
  `delete from ingredients i where ${OF_MEAL} and not i.purchased`,
);
/** With the amounts bought: no table scales an item, which is for no dish. */
const AS_ITEM = {
  quantity: `coalesce(b.quantity, i.quantity)`,
  unit: `case when b.quantity is null then i.unit else b.unit end`,
  part: 'null',
} satisfies Sql<Ingredient>;
const makeItems = statement<never>(
  'make_items_of_dish',
  `update ingredients i set ${written(Ingredient, 'i', AS_ITEM, '$5')}, meal_id = null, added_by_id = $4, apart_of_id = null,
     apart_eater_ids = '{}', portion_quarters = null, bought_quantity = null, bought_unit = null,
     bought_portion_quarters = null, bought_servings_quarters = null
   from jsonb_to_recordset($3::jsonb) b (id uuid, quantity text, unit text) where ${OF_MEAL} and i.id = b.id`,
);
const deleteVotes = statement<never>(
  'delete_votes_of_dish',
  'delete from meal_votes where trip_id = $1 and meal_id = $2',
);

/**
 * Removes a dish's ingredients and votes before another takes its slot. Purchased ones become items of the trip.
 * @param keepsPurchased else they refuse it
 * @throws CONFLICT that names them, BAD_USER_INPUT without room for them
 */
export async function clearDish(
  tx: Ctx,
  { meal, participant }: { readonly meal: Meal; readonly participant: Participant },
  keepsPurchased: boolean,
): Promise<void> {
  const ofMeal = [meal.tripId, meal.id];
  const rows = await lockRows.all(tx.db, ofMeal);
  const purchased = rows.filter((row) => row.purchased);
  if (purchased.length > 0 && !keepsPurchased)
    throw new AppError(
      'CONFLICT',
      `Already bought for ${meal.name}: ${purchased.map(chosenName).join(', ')}. Nothing was changed.`,
    );
  if (purchased.length > 0) await requireRoom(tx, meal, purchased.length);
  await deleteOpen.all(tx.db, ofMeal);
  if (purchased.length > 0) {
    const bought = purchased.map((row) => ({ id: row.id, ...amountOf(row) }));
    const stamp = stampOf(participant, tx.now());
    await makeItems.all(tx.db, [...ofMeal, JSON.stringify(bought), participant.id, stamp]);
  }
  await deleteVotes.all(tx.db, ofMeal);
}

function amountOf(row: Ingredient): Pick<Ingredient, 'quantity' | 'unit'> {
  const { quantity, unit } = amountBought(row) ?? row;
  return { quantity, unit };
}

async function requireRoom(tx: Ctx, { tripId }: Meal, added: number): Promise<void> {
  const items = await tx.db.countBy(Ingredient, { tripId, mealId: IsNull() });
  if (items + added <= LIMITS.tripItems) return;
  throw new AppError(
    'BAD_USER_INPUT',
    `A trip can have at most ${LIMITS.tripItems} items that no meal needs.`,
  );
}
