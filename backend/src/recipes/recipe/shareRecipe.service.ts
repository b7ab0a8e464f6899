import { readId, requireTrip, requireViewer } from '../../access/require.ts';
import { requireSteadyTrip } from '../../access/requireLocked.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { inEachShard } from '../../db/distribute/distributed.ts';
import { changeBy, changed, changeTrip, unchanged, type ChangeOfTrip } from '../../write/changeTrip.ts';
import { rowsAsJson } from '../../db/rows.ts';
import { SharedRecipe } from '../../entities/recipe/sharedRecipe.entity.ts';
import type { AnyRecipe } from './anyRecipe.ts';
import { findRecipe, tripsThatShare } from './findRecipe.service.ts';
import { lockOwn, share, unshare, unshareInTrips } from './shareRecipe.sql.ts';
import { foundOr404 } from '../../base/errors.ts';

/**
 * Shows an own recipe to the people of a trip, who can put it into its slots.
 * @returns the recipe
 * @throws as `requireTrip`, NOT_FOUND for another's recipe
 */
export async function shareRecipe(ctx: Ctx, rawTripId: unknown, rawRecipeId: unknown): Promise<AnyRecipe> {
  const viewer = requireViewer(ctx);
  const id = readId('recipe', rawRecipeId);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireSteadyTrip(tx, rawTripId, 'plan_meals');
    foundOr404(await lockOwn.first(tx.db, [viewer.id, id]), 'recipe');
    const row = { tripId: trip.id, recipeId: id, sharedById: participant.id, sharedAt: tx.now() };
    const added = await share.first(tx.db, [rowsAsJson(SharedRecipe, [row])]);
    const recipe = await findRecipe(tx, id);
    return added === null ? unchanged(recipe) : changed(recipe, changeBy(participant, 'TRIP'));
  });
}

/**
 * Ends the sharing of an own recipe with a trip, also of a completed one. Meals made of it stay.
 * @returns the recipe
 * @throws as {@link shareRecipe}
 */
export async function unshareRecipe(ctx: Ctx, rawTripId: unknown, rawRecipeId: unknown): Promise<AnyRecipe> {
  const viewer = requireViewer(ctx);
  const id = readId('recipe', rawRecipeId);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireTrip(tx, rawTripId, 'view');
    foundOr404(await lockOwn.first(tx.db, [viewer.id, id]), 'recipe');
    const removed = await unshare.first(tx.db, [trip.id, id, participant.id]);
    const recipe = await findRecipe(tx, id);
    return removed === null ? unchanged(recipe) : changed(recipe, changeBy(participant, 'TRIP'));
  });
}

/** Before an own recipe is deleted. @returns what changed */
export async function unshareEverywhere(
  tx: Ctx,
  viewer: Pick<Viewer, 'id'>,
  recipeId: string,
): Promise<readonly ChangeOfTrip[]> {
  const ids = await tripsThatShare(tx, viewer, recipeId);
  if (ids.length === 0) return [];
  const ended = await inEachShard(tx.db, unshareInTrips, ids, recipeId);
  return ended.map(({ tripId, sharedById }) => changeBy({ id: sharedById, tripId }, 'TRIP'));
}
