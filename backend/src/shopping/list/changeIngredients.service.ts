import { msg } from '../../../../domain/text/message.ts';
import { ingredientsChangeFields } from './shoppingFields.ts';
import { readId, requireTrip, requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { lockAssignee } from '../../access/assignee.sql.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { tickIngredients, type Ticked } from '../ingredient/purchase.sql.ts';
import { assign } from './changeIngredients.sql.ts';

interface ChangedIngredients {
  readonly ingredients: readonly Ingredient[];
  /** After ticking alone; null if nothing changed. */
  readonly revision: number | null;
}

/**
 * Ticks or assigns several ingredients of a trip; deleted ones are ignored.
 * @returns the existing ones, oldest first
 * @throws as {@link requireTrip}
 */
export async function changeIngredients(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<ChangedIngredients> {
  const viewer = requireViewer(ctx);
  const tripId = readId('trip', rawTripId);
  const { ids, purchased, seenPurchasedAt, shown, assignee } = readInput(ingredientsChangeFields, rawInput);

  const tick = async (tx: Ctx, isPurchased: boolean): Promise<Ticked> => {
    const wanted = { ids, purchased: isPurchased, seenPurchasedAt, shown, withMeals: assignee === undefined };
    const ticked = await tickIngredients(tx, viewer, tripId, wanted);
    if (ticked !== null) return ticked;
    await requireTrip(tx, tripId, 'tick_ingredients');
    throw notFound('trip');
  };

  if (assignee !== undefined)
    return changeTrip(ctx, async (tx) => {
      const { participant } = await requireTrip(tx, tripId, 'assign_shopping');
      if (assignee.id !== null) await lockAssignee(tx, tripId, assignee.id, assignee.field);
      const ticked = purchased === undefined ? null : await tick(tx, purchased);
      const stamp = stampOf(participant, tx.now());
      const rows = await assign.all(tx.db, { tripId, ids, assigneeId: assignee.id, stamp });
      const ingredients: Ingredient[] = rows.map(({ isChanged: _, ...ingredient }) => ingredient);
      const assigned = rows.filter(({ isChanged }) => isChanged);
      const isTicked = ticked !== null && ticked.changedIds.length > 0;
      const answer = { ingredients, revision: null };
      if (assigned.length === 0 && !isTicked) return unchanged(answer);
      const kind = assigned.length === 0 ? 'PURCHASES' : 'INGREDIENTS';
      return changed(
        answer,
        changeBy(
          participant,
          kind,
          (isTicked ? rows : assigned).map(({ id }) => id),
        ),
      );
    });
  if (purchased === undefined)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('shopping.nothingToChange', 'Either purchased or assignedTo is required.'),
    );
  const { participant, ingredients, changedIds, meals } = await changeTrip(ctx, async (tx) => {
    const ticked = await tick(tx, purchased);
    if (ticked.changedIds.length === 0) return unchanged(ticked);
    return changed(ticked, changeBy(ticked.participant, 'PURCHASES', ticked.changedIds));
  });
  ctx.loaders.participant.prime(participant, participant);
  for (const [meal, tally] of meals) {
    ctx.loaders.meal.prime(meal, meal);
    ctx.loaders.ingredientTallyOfMeal.prime(meal, tally);
  }
  return {
    ingredients,
    revision: changedIds.length === 0 ? null : await ctx.loaders.revisionOfTrip.get(tripId),
  };
}
