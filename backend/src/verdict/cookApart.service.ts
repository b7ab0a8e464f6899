import { apartFields } from '../../../domain/table/verdict/settledFields.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedIngredient } from '../access/requireLocked.ts';
import { AppError } from '../base/errors.ts';
import { newIdIn, ofTrip } from '../base/ids.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement, updateRow } from '../db/statement.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { lockMealWithRows, makeRoom } from '../ingredient/addIngredients.service.ts';
import { changeBy, changed, changeTrip, unchanged } from '../live/changeTrip.ts';

const OF_ORIGINAL = 'place = place_of($1) and trip_id = $1 and apart_of_id = $2';

/** Eaters of a new plate apart leave their earlier ones. */
const leaveOthers = statement<{ id: string }>(
  'leave_plates_apart',
  `update ingredients set apart_eater_ids = array(select unnest(apart_eater_ids) except select unnest($4::uuid[]))
   where ${OF_ORIGINAL} and id <> $3 and apart_eater_ids && $4::uuid[] and not apart_eater_ids <@ $4::uuid[]
   returning id`,
);
const removeEmptied = statement<{ id: string }>(
  'remove_plates_apart',
  `delete from ingredients where ${OF_ORIGINAL} and id <> $3 and apart_eater_ids <@ $4::uuid[] returning id`,
);

/**
 * Gives some eaters another ingredient in place of one: adds a row for them and keeps the original for the others. Eaters
 * who had another plate apart for it leave that one; the same name again adds them to its row.
 * @returns the row of the plate apart
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED, CONFLICT for the row of a plate apart
 */
export async function cookApart(ctx: Ctx, rawIngredientId: unknown, rawInput: unknown): Promise<Ingredient> {
  requireViewer(ctx);
  const { name, eaterIds } = readInput(apartFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { ingredient: original, participant } = await requireLockedIngredient(
      tx,
      rawIngredientId,
      'edit_ingredients',
    );
    if (original.apartOfId !== null)
      throw new AppError('CONFLICT', 'This ingredient is a plate apart already. Please change its name.');
    const { tripId } = original;
    await requireEaters(tx, tripId, eaterIds);
    await lockMealWithRows(tx, original);
    const { row, isChanged } = await plateApart(tx, original, name, eaterIds);
    const values = [tripId, original.id, row.id, eaterIds];
    const left = await leaveOthers.all(tx.db, values);
    const removed = await removeEmptied.all(tx.db, values);
    const others = [...left, ...removed];
    if (!isChanged && others.length === 0) return unchanged(row);
    const ids = [original, row, ...others].map(({ id }) => id);
    return changed(row, changeBy(participant, 'INGREDIENTS', ids));
  });
}

/** The row of this name with these eaters added, or a new one with the amount of the original. */
async function plateApart(
  tx: Ctx,
  original: Ingredient,
  name: string,
  eaterIds: readonly string[],
): Promise<{ readonly row: Ingredient; readonly isChanged: boolean }> {
  const { tripId, mealId } = original;
  const same = await tx.db.findOneBy(Ingredient, { ...ofTrip(tripId), apartOfId: original.id, name });
  if (same !== null) {
    const apartEaterIds = [...new Set([...same.apartEaterIds, ...eaterIds])];
    const isChanged = apartEaterIds.length > same.apartEaterIds.length;
    if (isChanged) await updateRow(tx.db, Ingredient, { ...ofTrip(tripId), id: same.id }, { apartEaterIds });
    return { row: Object.assign(same, { apartEaterIds }), isChanged };
  }
  await makeRoom(tx, { tripId, id: mealId }, 1);
  const { quantity, unit } = original;
  const row: Ingredient = {
    ...{ id: newIdIn(tripId), ...ofTrip(tripId), mealId, name, quantity, unit, notes: null },
    ...{ purchased: false, purchasedById: null, purchasedAt: null, assignedToId: original.assignedToId },
    ...{ alternatives: [], selectedAlternative: 0, mergedAs: null, version: 1, createdAt: tx.now() },
    ...{ apartOfId: original.id, apartEaterIds: [...eaterIds], portionQuarters: null },
    ...{ boughtQuantity: null, boughtUnit: null, boughtPortionQuarters: null, boughtServingsQuarters: null },
  };
  await tx.db.insert(Ingredient, row);
  return { row, isChanged: true };
}

async function requireEaters(tx: Ctx, tripId: string, eaterIds: readonly string[]): Promise<void> {
  const eaters = new Set((await tx.loaders.eatersOfTrip.get(tripId)).map(({ id }) => id));
  if (eaterIds.some((id) => !eaters.has(id)))
    throw new AppError('BAD_USER_INPUT', 'There is no such person on this trip.', { field: 'eaterIds' });
}
