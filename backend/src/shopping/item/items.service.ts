import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { itemSuggestions, type ItemSuggestion } from '../../../../domain/shopping/list/itemSuggestions.ts';
import { requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';

/** Null once the participant is removed. */
export function adderOf(
  ctx: Ctx,
  { tripId, addedById }: Readonly<Ingredient>,
): MaybePromise<Participant | null> {
  return addedById === null ? null : ctx.loaders.participant.get({ tripId, id: addedById });
}

/** Of the viewer's own trips alone. */
export async function suggestedItems(ctx: Ctx, trip: Readonly<Trip>): Promise<readonly ItemSuggestion[]> {
  const past = await ctx.loaders.itemsOfUser.get(requireViewer(ctx).id);
  const items = await ctx.loaders.itemsOfTrip.get(trip.id);
  return itemSuggestions(past, trip, items.map(chosenName));
}
