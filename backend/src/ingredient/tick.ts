import { earliestOpenEndDate } from '../access/policy.ts';
import { memberOfOpenTrip } from '../access/require.ts';
import type { Ctx, Viewer } from '../ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { INGREDIENT_ORDER } from '../db/loaders.ts';
import { statement } from '../db/statement.ts';
import { Ingredient } from './ingredient.entity.ts';

/**
 * Ticking is what is done most often, in the shop and by many at once: one statement that proves its own right. It
 * holds the viewer's place in the trip before any ingredient, since whoever takes somebody out of a trip locks in that
 * order too, and ingredients in the order of their ids.
 */

/** The viewer $2, who may tick in trip `t` at $4. */
const MAY_TICK = `own.trip_id = t.id and ${memberOfOpenTrip('$2', '$4')}`;

/** Who ticked first, and when, stays until the ingredient is no longer bought. */
const TICKED = `purchased = $3,
  purchased_by_id = case when not $3 then null when i.purchased then i.purchased_by_id else own.id end,
  purchased_at = case when not $3 then null when i.purchased then i.purchased_at else $5::timestamptz end`;

const tick = statement<Ingredient>(
  'tick_ingredient',
  `with own as (
     select own.id, own.trip_id
     from ingredients i join trips t on t.id = i.trip_id join participants own on ${MAY_TICK}
     where i.id = $1 for key share of own)
   update ingredients i set ${TICKED} from own
   where i.id = $1 and i.trip_id = own.trip_id
   returning ${columnsOf(Ingredient, 'i')}`,
);

const tickTogether = statement<Ingredient>(
  'tick_ingredients',
  `with own as (
     select own.id, own.trip_id from trips t join participants own on ${MAY_TICK}
     where t.id = $1 for key share of own),
   locked as (
     select i.id from own join ingredients i on i.trip_id = own.trip_id
     where i.id = any($6::uuid[]) order by i.id for no key update of i),
   ticked as (
     update ingredients i set ${TICKED} from own, locked where i.id = locked.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from ticked i order by ${INGREDIENT_ORDER}`,
);

/** Ticks an ingredient, or takes the tick away. @returns it as it now is; null for whoever may not */
export async function tickIngredient(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  purchased: boolean,
): Promise<Ingredient | null> {
  return tick.first(ctx.db, [id, ...valuesOf(ctx, viewer, purchased)]);
}

/** Ticks ingredients of one trip. @returns those that there are, as they now are; none for whoever may not */
export async function tickIngredients(
  ctx: Ctx,
  viewer: Viewer,
  tripId: string,
  ids: readonly string[],
  purchased: boolean,
): Promise<Ingredient[]> {
  return tickTogether.all(ctx.db, [tripId, ...valuesOf(ctx, viewer, purchased), ids]);
}

function valuesOf(ctx: Ctx, viewer: Viewer, purchased: boolean): unknown[] {
  const now = ctx.now();
  return [viewer.id, purchased, earliestOpenEndDate(now), now];
}
