import { msg } from '../../../../domain/text/message.ts';
import * as z from 'zod/mini';
import { ingredientIds } from '../../../../domain/shopping/ingredient/ingredientIds.ts';
import { MAX_CHANGED_IDS } from '../../../../domain/trip/tripChange.ts';
import { requireTrip, requireViewer } from '../../access/require.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { ingredientsOfTrip } from './readPurchases.sql.ts';

const fields = z.object({
  ids: ingredientIds(
    MAX_CHANGED_IDS,
    msg('shopping.tooManyRead', 'At most {max} ingredients can be read at once.', { max: MAX_CHANGED_IDS }),
  ),
});

/**
 * The ingredients that a change named; deleted ones are left out.
 * @returns oldest first
 * @throws as {@link requireTrip}
 */
export async function readPurchases(
  ctx: Ctx,
  rawTripId: unknown,
  rawIds: unknown,
): Promise<readonly Ingredient[]> {
  requireViewer(ctx);
  const { ids } = readInput(fields, { ids: rawIds });
  const { trip } = await requireTrip(ctx, rawTripId, 'view');
  return ingredientsOfTrip.all(ctx.db, [trip.id, ids]);
}
