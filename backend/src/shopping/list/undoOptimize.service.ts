import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { stampOf, written } from '../../db/versions.ts';
import { readInput } from '../../base/input.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { undoOptimizeFields } from './shoppingFields.ts';
import { lockCart } from './shoppingRows.sql.ts';

/** A buyer may have left meanwhile. */
const BEFORE = {
  mergedAs: 'old.merged_as',
  assignedToId: `(select p.id from participants p where p.trip_id = $1
    and p.id = old.buyer_id and p.invite_status = 'accepted')`,
};
const undo = statement<Ingredient>(
  'undo_merge_of_ingredients',
  `with undone as (
     update ingredients i set ${written(Ingredient, 'i', BEFORE, '$6')}
     from unnest($2::uuid[], $3::int[], $4::uuid[], $5::text[]) old (id, version, buyer_id, merged_as)
     where i.trip_id = $1 and i.id = old.id and i.version = old.version
       and i.merged_as is not null returning i.*)
   select ${columnsOf(Ingredient, 'i')} from undone i order by ${INGREDIENT_ORDER}`,
);

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
    const values = [
      before.map(({ id }) => id),
      before.map(({ version }) => version),
      before.map(({ assignee }) => assignee?.id ?? null),
      before.map(({ mergedAs }) => mergedAs ?? null),
    ];
    const restored = await undo.all(tx.db, [trip.id, ...values, stampOf(participant, tx.now())]);
    if (restored.length === 0) return unchanged(restored);
    const ids = restored.map(({ id }) => id);
    return changed(restored, changeBy(participant, 'INGREDIENTS', ids));
  });
}
