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

/** Locks in the order of ids, against deadlocks. */
const assign = statement<Ingredient>(
  'assign_ingredients',
  `with locked as (
     select i.id from ingredients i where i.place = place_of($1) and i.trip_id = $1 and i.id = any($2::uuid[])
     order by i.id for no key update),
   assigned as (
     update ingredients i set assigned_to_id = $3 from locked
     where i.place = place_of($1) and i.trip_id = $1 and i.id = locked.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from assigned i order by ${INGREDIENT_ORDER}`,
);

/**
 * Ticks or assigns several ingredients of a trip; deleted ones are ignored.
 * @returns the existing ones, oldest first
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
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
