import { msg } from '../../../../domain/text/message.ts';
import { amountInstead } from '../../../../domain/shopping/totals/chosenAmount.ts';
import { shareOfAmount } from '../../../../domain/shopping/amount/neededAmount.ts';
import type { QuantityText } from '../../../../domain/shopping/amount/quantitySum.ts';
import { quartersOf } from '../../../../domain/people/dish/platePortions.ts';
import { apartFields } from '../../../../domain/people/verdict/verdictFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedIngredient } from '../../access/requireLocked.ts';
import { AppError, badInput, foundOr404 } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { stampOf } from '../../db/versions.ts';
import { changeRow, insertRows, newRow } from '../../db/rows.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { lockMealWithRows, makeRoom } from '../../shopping/ingredient/addIngredients.service.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { withDishes } from '../eater/withEaters.ts';
import { leaveOthers, removeEmptied } from './cookApart.sql.ts';

/**
 * Gives some eaters another ingredient in place of one: adds a row for them and keeps the original for the others. Eaters
 * who had another separate plate for it leave that one; the same name again adds them to its row.
 * @returns the row of the separate plate
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED, CONFLICT for the row of a separate plate
 */
export async function cookApart(ctx: Ctx, rawIngredientId: unknown, rawInput: unknown): Promise<Ingredient> {
  requireViewer(ctx);
  const { name, eaterIds } = readInput(apartFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const access = await requireLockedIngredient(tx, rawIngredientId, 'edit_ingredients');
    const { participant } = access;
    const { tripId, id } = access.ingredient;
    await requireEaters(tx, tripId, eaterIds);
    await lockMealWithRows(tx, access.ingredient);
    const original = foundOr404(await tx.db.findOneBy(Ingredient, { tripId, id }), 'ingredient');
    const { mealId } = original;
    if (mealId === null)
      throw new AppError(
        'CONFLICT',
        msg(
          'cookApart.itemWithoutMeal',
          'This item belongs to no meal: nobody can get something else for it.',
        ),
      );
    if (original.apartOfId !== null)
      throw new AppError(
        'CONFLICT',
        msg(
          'cookApart.alreadyApart',
          'This ingredient is on a separate plate already. Please change its name.',
        ),
      );
    const { row, isChanged } = await plateApart(tx, { participant, original, mealId }, name, eaterIds);
    const plate = { tripId, originalId: original.id, id: row.id, eaterIds };
    const left = await leaveOthers.all(tx.db, plate);
    const removed = await removeEmptied.all(tx.db, plate);
    const others = [...left, ...removed];
    if (!isChanged && others.length === 0) return unchanged(row);
    const ids = [original, row, ...others].map(({ id }) => id);
    return changed(row, changeBy(participant, 'INGREDIENTS', ids));
  });
}

interface OriginalOfMeal {
  readonly original: Ingredient;
  readonly mealId: string;
  readonly participant: Participant;
}

/** The row of this name with these eaters added, or a new one. */
async function plateApart(
  tx: Ctx,
  { original, mealId, participant }: OriginalOfMeal,
  name: string,
  eaterIds: readonly string[],
): Promise<{ readonly row: Ingredient; readonly isChanged: boolean }> {
  const { tripId } = original;
  const amountFor = await amountsFor(tx, original, { mealId, name });
  const same = await tx.db.findOneBy(Ingredient, { tripId, apartOfId: original.id, name });
  if (same !== null) {
    const apartEaterIds = [...new Set([...same.apartEaterIds, ...eaterIds])];
    const before = amountFor(same.apartEaterIds);
    const isAsMade = before.quantity === same.quantity && before.unit === same.unit;
    const { quantity, unit } = isAsMade ? amountFor(apartEaterIds) : same;
    const updated = await changeRow(
      tx.db,
      Ingredient,
      { tripId, id: same.id },
      // A plate that was left out is wanted again.
      { apartEaterIds, quantity, unit, unavailable: null },
      stampOf(participant, tx.now()),
    );
    return updated ?? { row: same, isChanged: false };
  }
  await makeRoom(tx, { tripId, id: mealId }, 1);
  const { quantity, unit } = amountFor(eaterIds);
  const { part, assignedToId } = original;
  const apart = { apartOfId: original.id, apartEaterIds: eaterIds, part, assignedToId };
  const row = newRow(Ingredient, {
    ...apart,
    id: newId(),
    tripId,
    mealId,
    name,
    quantity,
    unit,
    createdAt: tx.now(),
  });
  await insertRows(tx.db, Ingredient, [row]);
  return { row, isChanged: true };
}

/** The amount of the other food if it follows the table; of a fixed one the share of the eaters who are there. */
async function amountsFor(
  tx: Ctx,
  original: Ingredient,
  { mealId, name }: { readonly mealId: string; readonly name: string },
): Promise<(eaterIds: readonly string[]) => QuantityText> {
  const { tripId } = original;
  const meal = await tx.loaders.meal.get({ tripId, id: mealId });
  const { quantity, unit } = amountInstead(original, name, meal?.servingsQuarters ?? null);
  if (meal?.servingsQuarters !== null) return () => ({ quantity, unit });
  const { eaters, portionQuarters } = await withDishes(tx, tripId, ({ of }) => of(meal));
  return (eaterIds) => {
    const share = shareOfAmount({ quantity, unit }, quartersOf(eaters, eaterIds), portionQuarters);
    return { quantity: share.quantity, unit: share.unit };
  };
}

async function requireEaters(tx: Ctx, tripId: string, eaterIds: readonly string[]): Promise<void> {
  const eaters = new Set((await tx.loaders.eatersOfTrip.get(tripId)).map(({ id }) => id));
  if (eaterIds.some((id) => !eaters.has(id)))
    throw badInput('eaterIds', msg('cookApart.personElsewhere', 'There is no such person on this trip.'));
}
