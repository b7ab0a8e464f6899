import { msg } from '../../../../domain/text/message.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { stampOf } from '../../db/versions.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { amountBoughtOf } from '../../shopping/ingredient/ingredient.service.ts';
import { requireRoomForItems } from '../../shopping/item/addItems.service.ts';
import { deleteOpen, deleteVotes, lockRows, makeItems } from './clearDish.sql.ts';

/**
 * Removes a dish's ingredients and votes before another takes its slot. Purchased ones become items of the trip.
 * @param keepsPurchased needs the lock on the trip; else they refuse it
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
      msg('meal.alreadyBought', 'Already bought for {meal}: {ingredients}.', {
        meal: meal.name,
        ingredients: purchased.map(chosenName).join(', '),
      }),
    );
  if (purchased.length > 0) await requireRoomForItems(tx, meal.tripId, purchased.length);
  await deleteOpen.all(tx.db, ofMeal);
  if (purchased.length > 0) {
    const bought = purchased.map((row) => ({ id: row.id, ...amountOf(row) }));
    const stamp = stampOf(participant, tx.now());
    const { tripId, id: mealId } = meal;
    const addedById = participant.id;
    await makeItems.all(tx.db, { tripId, mealId, bought: JSON.stringify(bought), addedById, stamp });
  }
  await deleteVotes.all(tx.db, ofMeal);
}

function amountOf(row: Ingredient): Pick<Ingredient, 'quantity' | 'unit'> {
  const { quantity, unit } = amountBoughtOf(row) ?? row;
  return { quantity, unit };
}
