import { msg } from '../../../../domain/text/message.ts';
import { ingredientsChangeFields } from '../../../../domain/shopping/list/shoppingFields.ts';
import { readId, requireTrip, requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { lockAssignee } from '../../access/assignee.sql.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { tick, tickAlone } from '../ingredient/tick.service.ts';
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

  const wanted = {
    ids,
    seenPurchasedAt,
    shown,
    requireRight: (tx: Ctx) => requireTrip(tx, tripId, 'tick_ingredients'),
  };

  if (assignee !== undefined)
    return changeTrip(ctx, async (tx) => {
      const { participant } = await requireTrip(tx, tripId, 'assign_shopping');
      if (assignee.id !== null) await lockAssignee(tx, tripId, assignee.id, assignee.field);
      const ticked =
        purchased === undefined ? null : await tick(tx, viewer, tripId, { ...wanted, purchased });
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
  const { ingredients, changedIds } = await tickAlone(ctx, viewer, tripId, { ...wanted, purchased });
  return {
    ingredients,
    revision: changedIds.length === 0 ? null : await ctx.loaders.revisionOfTrip.get(tripId),
  };
}
