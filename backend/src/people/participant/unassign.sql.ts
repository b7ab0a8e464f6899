import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import { written, type Sql } from '../../db/versions.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { forgetDeletedMeals } from '../eater/ownEaters.sql.ts';

const OF_TRIP = 'trip_id = $1';
const THEIR_MEALS = `${OF_TRIP} and assigned_to_id = $2`;
const LEFT = {
  assignedToId: 'nullif(i.assigned_to_id, $2)',
  purchasedById: 'nullif(i.purchased_by_id, $2)',
  addedById: 'nullif(i.added_by_id, $2)',
  unavailable: `case when i.unavailable is not null then i.unavailable
    || case when i.unavailable ->> 'by' = $2::uuid::text then '{"by": null}'::jsonb else '{}'::jsonb end
    || case when i.unavailable ->> 'asked' = $2::uuid::text then '{"asked": null}'::jsonb else '{}'::jsonb end end`,
  staple: `case when i.staple ->> 'by' = $2::uuid::text then i.staple || '{"by": null}'::jsonb else i.staple end`,
} satisfies Sql<Ingredient>;
const THEIR_INGREDIENTS = `${OF_TRIP} and ($2 in (assigned_to_id, purchased_by_id, added_by_id)
  or $2::uuid::text in (unavailable ->> 'by', unavailable ->> 'asked', staple ->> 'by'))`;

/** Waits for `lockAssignee` and `tick`, which hold the row while writing its id. */
const lockLeaving = statement<unknown>(
  'lock_leaving',
  `select from participants where ${OF_TRIP} and id = $2 for update`,
);
/** All of the trip: portions change at the end of the transaction, after the ingredients are locked. */
const lockMeals = statement<unknown>(
  'lock_meals_left',
  `select from meals where ${OF_TRIP} order by id for no key update`,
);
const unassignMeals = statement<never>(
  'unassign_meals',
  `update meals set ${written(Meal, 'meals', { assignedToId: 'null' }, '$3')} where ${THEIR_MEALS}`,
);
const lockIngredients = statement<unknown>(
  'lock_their_ingredients',
  `select from ingredients where ${THEIR_INGREDIENTS} order by id for no key update`,
);
const unassignIngredients = statement<never>(
  'unassign_ingredients',
  `update ingredients i set ${written(Ingredient, 'i', LEFT, '$3')} where ${THEIR_INGREDIENTS}`,
);

const unsignConflicts = statement<never>(
  'unsign_conflicts',
  `update settled_conflicts set settled_by_id = null where ${OF_TRIP} and settled_by_id = $2`,
);

/** Its companions' shares fall back to who brings them. */
const stopPaying = statement<never>(
  'stop_paying_shares',
  `update eaters e set ${written(Eater, 'e', { sharePaidById: 'null' }, '$3')}
   where ${OF_TRIP} and share_paid_by_id = $2`,
);
const unsignReceipts = statement<never>(
  'unsign_receipts',
  `update receipts set added_by_id = null where ${OF_TRIP} and added_by_id = $2`,
);
const unsignTransfers = statement<never>(
  'unsign_transfers',
  `update transfers set marked_by_id = null where ${OF_TRIP} and marked_by_id = $2`,
);
const dropDuties = statement<never>(
  'drop_duties_left',
  `delete from duties where ${OF_TRIP} and participant_id = $2`,
);
const unshareRecipes = statement<never>(
  'unshare_recipes_left',
  `delete from shared_recipes where ${OF_TRIP} and shared_by_id = $2`,
);

/**
 * Clears a participant's assignments, duties, purchases, added items, answers, signatures and shared recipes, also in
 * deleted meals, and prevents new ones. Locks in this order.
 * @param stamp of who removes them
 */
export async function unassign(
  tx: Ctx,
  { tripId, id }: Pick<Participant, 'tripId' | 'id'>,
  stamp: string,
): Promise<void> {
  const values = [tripId, id];
  await lockLeaving.all(tx.db, values);
  await lockMeals.all(tx.db, [tripId]);
  await unassignMeals.all(tx.db, [...values, stamp]);
  await lockIngredients.all(tx.db, values);
  await unassignIngredients.all(tx.db, [...values, stamp]);
  await unsignConflicts.all(tx.db, values);
  await stopPaying.all(tx.db, [...values, stamp]);
  await unsignReceipts.all(tx.db, values);
  await unsignTransfers.all(tx.db, values);
  await dropDuties.all(tx.db, values);
  await unshareRecipes.all(tx.db, values);
  await forgetDeletedMeals.all(tx.db, [tripId]);
}
