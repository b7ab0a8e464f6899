import { memberOfOpenTrip } from '../access/access.sql.ts';
import { inPlaceOf } from '../access/inPlaceOf.sql.ts';
import { earliestOpenEndDate } from '../../../domain/trip/trip.ts';
import { placeOf } from '../base/ids.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { INGREDIENT_ORDER, type IngredientTally } from '../reads/loaders.ts';
import { statement, type Statement } from '../db/statement.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';

/**
 * One statement for the most frequent change: checks the right, ticks, reads the answer. Locks the viewer's
 * participant, then ingredients by id, as removing a participant does.
 */

const OWN = jsonForm(Participant, 'own');
const INGREDIENT = jsonForm(Ingredient, 'i');
const MEAL = jsonForm(Meal, 'm');

interface Ticked {
  readonly own: JsonRow;
  /** Null if none exists. */
  readonly ingredients: readonly JsonRow[] | null;
  readonly meals: readonly (readonly [meal: JsonRow, tally: IngredientTally])[] | null;
}

/**
 * Values: $1 for `tripId`, $2 viewer, $3 whether to tick, $4 {@link earliestOpenEndDate}, $5 now, $6 ids, $7 whether
 * to read meals, $8 whether $9 limits unticking, $9 `seenPurchasedAt`, $10 the trip's place. No row without access.
 * `ids` compares with $6: for an array Postgres expects ten rows, and may read a whole trip to find one.
 * Counts use `ticked`: the table shows the state before the statement. Callers know milliseconds, the column
 * microseconds.
 */
const tickStatement = (name: string, tripId: string, ids: string) =>
  statement<Ticked>(
    name,
    `with own as (
       select own.* from trips t join participants own on own.place = t.place and own.trip_id = t.id
       where t.place = $10 and t.id = ${tripId} and ${memberOfOpenTrip('$2', '$4')} for key share of own),
     locked as (
       select i.id, $3 or (i.purchased and $8
         and date_trunc('milliseconds', i.purchased_at) is distinct from $9::timestamptz
         and ($9 is not null or i.purchased_by_id is distinct from own.id)) as purchased
       from own join ingredients i on i.trip_id = own.trip_id
       where i.place = $10 and i.id ${ids} order by i.id for no key update of i),
     ticked as (
       update ingredients i set purchased = locked.purchased,
         purchased_by_id = case when locked.purchased then case when i.purchased then i.purchased_by_id else own.id end end,
         purchased_at = case when locked.purchased then case when i.purchased then i.purchased_at else $5::timestamptz end end
       from own, locked where i.place = $10 and i.trip_id = own.trip_id and i.id = locked.id returning i.*),
     known as (
       select i.meal_id, i.purchased from ticked i
       union all
       select i.meal_id, i.purchased from (select distinct meal_id from ticked) meal join ingredients i using (meal_id)
       where i.place = $10 and i.trip_id = (select trip_id from own) and i.id not in (select id from ticked)),
     counted as (
       select meal_id, json_build_object('count', count(*), 'purchased', count(*) filter (where purchased)) as tally
       from known where $7::boolean group by meal_id)
     select ${OWN.sql} as own,
       (select json_agg(${INGREDIENT.sql} order by ${INGREDIENT_ORDER}) from ticked i) as ingredients,
       (select json_agg(json_build_array(${MEAL.sql}, counted.tally))
        from own, counted join meals m on m.place = $10 and m.id = counted.meal_id
        where m.trip_id = own.trip_id) as meals
     from own`,
  );

const tickOne = tickStatement(
  'tick_ingredient',
  '(select i.trip_id from ingredients i where i.place = $10 and i.id = $1)',
  '= ($6::uuid[])[1]',
);
const tickSeveral = tickStatement('tick_ingredients', '$1', '= any($6::uuid[])');

interface Tick {
  readonly ids: readonly string[];
  readonly purchased: boolean;
  /** Limits unticking to this purchase; null: one without a time or by the viewer; undefined: no limit. */
  readonly seenPurchasedAt?: Date | null | undefined;
}

/** @returns the new state; null without access or ingredient */
export async function tickIngredient(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  purchased: boolean,
): Promise<Ingredient | null> {
  const ticked = await inPlaceOf(ctx.db, 'ingredients', id, (place) =>
    run(tickOne, { id, place, withMeals: true }, ctx, viewer, { ids: [id], purchased }),
  );
  return ticked?.[0] ?? null;
}

/**
 * Reads their meals too, for an answer with their counts.
 * @returns the new state of existing ones; null without access
 */
export async function tickIngredients(
  ctx: Ctx,
  viewer: Viewer,
  tripId: string,
  tick: Tick,
): Promise<Ingredient[] | null> {
  return run(tickSeveral, { id: tripId, place: placeOf(tripId), withMeals: true }, ctx, viewer, tick);
}

/** {@link tickIngredients} without reading the meals. */
export async function tickWithoutMeals(
  ctx: Ctx,
  viewer: Viewer,
  tripId: string,
  tick: Tick,
): Promise<Ingredient[] | null> {
  return run(tickSeveral, { id: tripId, place: placeOf(tripId), withMeals: false }, ctx, viewer, tick);
}

interface Scope {
  /** Of the ingredient or its trip. */
  readonly id: string;
  readonly place: number;
  readonly withMeals: boolean;
}

async function run(
  ticking: Statement<Ticked>,
  { id, place, withMeals }: Scope,
  ctx: Ctx,
  viewer: Viewer,
  { ids, purchased, seenPurchasedAt }: Tick,
): Promise<Ingredient[] | null> {
  const now = ctx.now();
  const isLimited = seenPurchasedAt !== undefined;
  const values = [
    ...[id, viewer.id, purchased, earliestOpenEndDate(now), now, ids, withMeals],
    ...[isLimited, seenPurchasedAt ?? null, place],
  ];
  const ticked = await ticking.first(ctx.db, values);
  ctx.loaders.forget();
  if (ticked === null) return null;
  const own = OWN.read(ticked.own, {});
  ctx.loaders.participant.prime(own, own);
  for (const [json, tally] of ticked.meals ?? []) {
    const meal = MEAL.read(json, {});
    ctx.loaders.meal.prime(meal, meal);
    ctx.loaders.ingredientTallyOfMeal.prime(meal, tally);
  }
  return (ticked.ingredients ?? []).map((json) => INGREDIENT.read(json, {}));
}
