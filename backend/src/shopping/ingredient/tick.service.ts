import { isGranted } from '../../access/token/grant.ts';
import { notFound } from '../../base/errors.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { tickIngredients, type Tick, type Ticked } from './purchase.sql.ts';

interface TickByRight extends Tick {
  /** Throws why, for a viewer who may not tick. */
  readonly requireRight: (tx: Ctx) => Promise<unknown>;
}

/** @throws as `requireRight` */
export async function tick(
  tx: Ctx,
  viewer: Viewer,
  tripId: string,
  { requireRight, ...wanted }: TickByRight,
): Promise<Ticked> {
  const ticked = isGranted(tx.grant, tripId) ? await tickIngredients(tx, viewer, tripId, wanted) : null;
  if (ticked !== null) return ticked;
  await requireRight(tx);
  throw notFound('trip');
}

/** Ticks and changes nothing else: no row is read before it, and none for the answer. */
export async function tickAlone(
  ctx: Ctx,
  viewer: Viewer,
  tripId: string,
  wanted: TickByRight,
): Promise<Ticked> {
  const ticked = await changeTrip(ctx, async (tx) => {
    const found = await tick(tx, viewer, tripId, { ...wanted, withMeals: true });
    if (found.changedIds.length === 0) return unchanged(found);
    return changed(found, changeBy(found.participant, 'PURCHASES', found.changedIds));
  });
  ctx.loaders.participant.prime(ticked.participant, ticked.participant);
  for (const [meal, tally] of ticked.meals) {
    ctx.loaders.meal.prime(meal, meal);
    ctx.loaders.ingredientTallyOfMeal.prime(meal, tally);
  }
  return ticked;
}
