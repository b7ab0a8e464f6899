import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { readInput } from '../../base/input.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { undoOptimizeFields } from '../../../../domain/shopping/list/shoppingFields.ts';
import { lockCart } from './shoppingRows.sql.ts';
import { undo } from './undoOptimize.sql.ts';

/**
 * Gives merged ingredients back the buyers that they had, as `optimizeIngredients` answered them in `before`. Those
 * changed since stay.
 * @returns the restored ingredients, oldest first
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function undoOptimize(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<readonly Ingredient[]> {
  requireViewer(ctx);
  const { ingredients: before } = readInput(undoOptimizeFields, rawInput);
  return changeTrip<readonly Ingredient[]>(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'assign_shopping');
    await lockCart(tx, trip);
    const restored = await undo.all(tx.db, {
      tripId: trip.id,
      ids: before.map(({ id }) => id),
      versions: before.map(({ version }) => version),
      buyerIds: before.map(({ assignee }) => assignee?.id ?? null),
      mergedAs: before.map(({ mergedAs }) => mergedAs ?? null),
      stamp: stampOf(participant, tx.now()),
    });
    if (restored.length === 0) return unchanged(restored);
    const ids = restored.map(({ id }) => id);
    return changed(restored, changeBy(participant, 'INGREDIENTS', ids));
  });
}
