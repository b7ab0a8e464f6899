import { assignFields, tickFields } from '../../../../domain/shopping/list/shoppingFields.ts';
import { readId, requireTrip, requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { readInput } from '../../base/input.ts';
import { lockAssignee } from '../../access/assignee.sql.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { tick } from '../ingredient/tick.service.ts';
import { assign } from './changeIngredients.sql.ts';

interface TickedIngredients {
  readonly ingredients: readonly Ingredient[];
  /** Null if nothing changed. */
  readonly revision: number | null;
}

/**
 * Ticks several ingredients of a trip; deleted ones are ignored.
 * @returns the existing ones, oldest first
 * @throws as {@link requireTrip}
 */
export async function tickIngredients(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<TickedIngredients> {
  const viewer = requireViewer(ctx);
  const tripId = readId('trip', rawTripId);
  const wanted = readInput(tickFields, rawInput);
  const { ingredients, changedIds } = await tick(ctx, viewer, tripId, {
    ...wanted,
    requireRight: (tx) => requireTrip(tx, tripId, 'tick_ingredients'),
  });
  return {
    ingredients,
    revision: changedIds.length === 0 ? null : await ctx.loaders.revisionOfTrip.get(tripId),
  };
}

/**
 * Assigns several ingredients of a trip to a buyer or to nobody; deleted ones are ignored.
 * @returns the existing ones, oldest first
 * @throws as {@link requireTrip}
 */
export async function assignIngredients(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<readonly Ingredient[]> {
  requireViewer(ctx);
  const tripId = readId('trip', rawTripId);
  const { ids, assignedToId } = readInput(assignFields, rawInput);
  return changeTrip<readonly Ingredient[]>(ctx, async (tx) => {
    const { participant } = await requireTrip(tx, tripId, 'assign_shopping');
    if (assignedToId !== null) await lockAssignee(tx, tripId, assignedToId, 'assignedToId');
    const stamp = stampOf(participant, tx.now());
    const rows = await assign.all(tx.db, { tripId, ids, assigneeId: assignedToId, stamp });
    const ingredients: Ingredient[] = rows.map(({ isChanged: _, ...ingredient }) => ingredient);
    const assigned = rows.filter(({ isChanged }) => isChanged).map(({ id }) => id);
    if (assigned.length === 0) return unchanged(ingredients);
    return changed(ingredients, changeBy(participant, 'INGREDIENTS', assigned));
  });
}
