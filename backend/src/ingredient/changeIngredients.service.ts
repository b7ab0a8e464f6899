import { ingredientsChangeFields } from './shoppingFields.ts';
import { readId, requireTrip, requireViewer } from '../access/require.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { INGREDIENT_ORDER } from '../reads/loaders.ts';
import { statement } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { lockAssignee } from '../participant/participant.service.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { tickIngredients } from './purchase.sql.ts';

/** Locked in the order of their ids, so that calls at once with some of the same never wait for each other in a circle. */
const assign = statement<Ingredient>(
  'assign_ingredients',
  `with locked as (
     select i.id from ingredients i where i.trip_id = $1 and i.id = any($2::uuid[])
     order by i.id for no key update),
   assigned as (
     update ingredients i set assigned_to_id = $3 from locked where i.id = locked.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from assigned i order by ${INGREDIENT_ORDER}`,
);

/**
 * Ticks several ingredients of a trip, or gives them to a buyer, or both. Those that the trip does not have, or no
 * longer, are left out, so that a line deleted by somebody else does not hold up the shopping of the others.
 * @returns the ingredients that there are, as they now are, in the order they were added
 * @throws UNAUTHENTICATED, BAD_USER_INPUT with the field, NOT_FOUND, TRIP_COMPLETED
 */
export async function changeIngredients(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<Ingredient[]> {
  const viewer = requireViewer(ctx);
  const tripId = readId('trip', rawTripId);
  const { ids, purchased, seenPurchasedAt, assignee } = readInput(ingredientsChangeFields, rawInput);

  async function tick(on: Ctx, isPurchased: boolean): Promise<Ingredient[]> {
    const ticked = await tickIngredients(on, viewer, tripId, {
      ids,
      purchased: isPurchased,
      seenPurchasedAt,
      withMeals: true,
    });
    if (ticked !== null) return ticked;
    await requireTrip(on, tripId, 'tick_ingredients');
    throw new AppError('NOT_FOUND', 'There is no such trip.');
  }

  if (assignee !== undefined)
    return inTransaction(ctx, async (tx) => {
      await requireTrip(tx, tripId, 'assign_shopping');
      if (assignee.id !== null) await lockAssignee(tx, tripId, assignee.id, assignee.field);
      if (purchased !== undefined) await tick(tx, purchased);
      return assign.all(tx.db, [tripId, ids, assignee.id]);
    });
  if (purchased !== undefined) return tick(ctx, purchased);
  throw new AppError('BAD_USER_INPUT', 'Either purchased or assignedTo is required.');
}
