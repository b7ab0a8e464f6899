import { mergePlan } from '../../../domain/shopping/shopping.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { INGREDIENT_ORDER } from '../reads/loaders.ts';
import { statement } from '../db/statement.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { lockCart } from './shoppingRows.sql.ts';

/** What optimising did. */
export interface Optimized {
  /** Groups of several rows that became one line each. */
  readonly mergedGroups: number;
  /** Rows in those groups. */
  readonly coveredRows: number;
  /** These rows as they now are, in the order they were added. */
  readonly ingredients: readonly Ingredient[];
}

const merge = statement<Ingredient>(
  'merge_ingredients',
  `with merged as (
     update ingredients i set merged_as = plan.key, assigned_to_id = plan.buyer_id
     from unnest($2::uuid[], $3::text[], $4::uuid[]) plan (id, key, buyer_id)
     where i.trip_id = $1 and i.id = plan.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from merged i order by ${INGREDIENT_ORDER}`,
);

/**
 * Makes one line with one total and one buyer of what is on the cart several times. Each meal keeps its rows with their
 * own quantities. Done again it changes nothing, until a row is added or renamed; of two calls at once one merges.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function optimizeIngredients(ctx: Ctx, rawTripId: unknown): Promise<Optimized> {
  requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const { trip } = await requireLockedTrip(tx, rawTripId, 'assign_shopping');
    const plan = mergePlan(await lockCart(tx, trip.id));
    const rows = plan.flatMap(({ key, assignedToId, rows: members }) =>
      members.map(({ id }) => ({ id, key, assignedToId })),
    );
    const values = [
      rows.map(({ id }) => id),
      rows.map(({ key }) => key),
      rows.map(({ assignedToId }) => assignedToId),
    ];
    return {
      mergedGroups: plan.length,
      coveredRows: rows.length,
      ingredients: rows.length === 0 ? [] : await merge.all(tx.db, [trip.id, ...values]),
    };
  });
}
