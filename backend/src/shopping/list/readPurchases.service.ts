import * as z from 'zod/mini';
import { idField } from '../../../../domain/text/text.ts';
import { MAX_CHANGED_IDS } from '../../../../domain/trip/tripChange.ts';
import { requireTrip } from '../../access/require.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { ingredientsOfTrip } from './readPurchases.sql.ts';

const fields = z.object({
  ids: z
    .array(idField('Ingredient id'), { error: 'Ingredient ids have to be a list.' })
    .check(
      z.minLength(1, 'Please choose at least one ingredient.'),
      z.maxLength(MAX_CHANGED_IDS, `At most ${MAX_CHANGED_IDS} ingredients can be read at once.`),
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
  const { trip } = await requireTrip(ctx, rawTripId, 'view');
  const { ids } = readInput(fields, { ids: rawIds });
  return ingredientsOfTrip.all(ctx.db, [trip.id, ids]);
}
