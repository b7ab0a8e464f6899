import { memberOfOpenTrip } from '../../access/access.sql.ts';
import { inPlaceOf } from '../../access/inPlaceOf.sql.ts';
import { earliestOpenEndDate } from '../../../../domain/trip/trip.ts';
import { placeOf } from '../../base/ids.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { jsonForm, type JsonRow } from '../../db/jsonRow.ts';
import { INGREDIENT_TALLY, IS_AS_BOUGHT, tallyOf, type SentTally } from '../../reads/ingredientTally.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement, type Statement } from '../../db/statement.ts';
import { announce } from '../../write/announce.ts';
import { RECORD_CHANGE } from '../../write/tripChanges.sql.ts';
import { MAX_CHANGED_IDS } from '../../../../domain/trip/tripChange.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

/**
 * One statement for the most frequent change: proves the right, ticks, records, answers. Locks the viewer's
 * participant, then ingredients by id, as removing a participant does, and last the revision.
 */

const OWN = jsonForm(Participant, 'own');
const INGREDIENT = jsonForm(Ingredient, 'i');
const MEAL = jsonForm(Meal, 'm');

/** What is remembered of a purchase, also of one that completes an earlier one. */
const REMEMBERED = [
  ['purchased_by_id', 'own.id'],
  ['purchased_at', '$5::timestamptz'],
  ['bought_quantity', 'case when locked.is_shown then locked.shown_quantity else i.quantity end'],
  ['bought_unit', 'case when locked.is_shown then locked.shown_unit else i.unit end'],
  ['bought_portion_quarters', 'locked.portion_quarters'],
  ['bought_servings_quarters', 'case when not locked.is_shown then locked.servings_quarters end'],
] as const;
/** Columns that {@link INGREDIENT_TALLY} reads. */
const TALLIED = `i.meal_id, i.purchased, i.quantity, i.unit, i.portion_quarters, i.bought_quantity, i.bought_unit,
  i.bought_portion_quarters, i.bought_servings_quarters`;

interface TickedRow {
  readonly own: JsonRow;
  readonly isChanged: boolean;
  /** Null if nothing was recorded. */
  readonly revision: number | null;
  /** Null if none exists. */
  readonly ingredients: readonly JsonRow[] | null;
  readonly meals: readonly (readonly [meal: JsonRow, tally: SentTally])[] | null;
}

/**
 * Values: $1 for `tripId`, $2 viewer, $3 whether to tick, $4 {@link earliestOpenEndDate}, $5 now, $6 ids, $7 whether to
 * read meals, $8 whether $9 is a limit, $9 `seenPurchasedAt`, $10 the trip's place, $11 whether to record, $12
 * {@link Tick.shown}. No row without access.
 * `ids` compares with $6: for an array Postgres expects ten rows, and may read a whole trip to find one. Counts use
 * `ticked`: the table shows the state before. Callers know milliseconds, the column microseconds.
 */
const tickStatement = (name: string, tripId: string, ids: string) =>
  statement<TickedRow>(
    name,
    `with own as (
       select own.* from trips t join participants own on own.place = t.place and own.trip_id = t.id
       where t.place = $10 and t.id = ${tripId} and ${memberOfOpenTrip('$2', '$4')} for key share of own),
     locked as (
       select i.id, i.purchased as was_purchased, $3 or (i.purchased and $8
         and date_trunc('milliseconds', i.purchased_at) is distinct from $9::timestamptz
         and ($9 is not null or i.purchased_by_id is distinct from own.id)) as purchased,
         coalesce(i.portion_quarters, m.portion_quarters, 0) as portion_quarters, m.servings_quarters,
         shown.id is not null as is_shown, shown.quantity as shown_quantity, shown.unit as shown_unit,
         $3 and (not i.purchased or coalesce(date_trunc('milliseconds', i.purchased_at) = $9::timestamptz, not $8)
           and not ${IS_AS_BOUGHT}) as is_bought_now
       from own join ingredients i on i.trip_id = own.trip_id
         left join meals m on m.place = $10 and m.trip_id = own.trip_id and m.id = i.meal_id
         left join jsonb_to_recordset($12::jsonb) shown (id uuid, quantity text, unit text) on shown.id = i.id
       where i.place = $10 and i.id ${ids} order by i.id for no key update of i),
     ticked as (
       update ingredients i set purchased = locked.purchased,
         unavailable = case when not locked.is_bought_now then i.unavailable end,
         ${REMEMBERED.map(([column, now]) => `${column} = case when locked.is_bought_now then ${now} when locked.purchased then i.${column} end`).join(', ')}
       from own, locked where i.place = $10 and i.trip_id = own.trip_id and i.id = locked.id returning i.*, locked.was_purchased, locked.is_bought_now),
     changed as (select id from ticked where purchased <> was_purchased or is_bought_now),
     change as (
       select own.trip_id, own.place, 'PURCHASES' as kind, own.id as actor_id,
         case when listed.count <= ${MAX_CHANGED_IDS} then listed.ids else '{}' end as ids
       from own, (select array_agg(id) as ids, count(*) as count from changed) listed
       where $11::boolean and listed.count > 0),
     ${RECORD_CHANGE},
     known as (
       select ${TALLIED} from ticked i
       union all
       select ${TALLIED} from (select distinct meal_id from ticked) meal join ingredients i using (meal_id)
       where i.place = $10 and i.trip_id = (select trip_id from own) and i.id not in (select id from ticked)),
     counted as (
       select i.meal_id, ${INGREDIENT_TALLY} as tally
       from own, known i join meals m on m.place = $10 and m.id = i.meal_id
       where $7::boolean and m.trip_id = own.trip_id group by i.meal_id)
     select ${OWN.sql} as own, exists (select from changed) as "isChanged", (select revision from recorded) as revision,
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
  /**
   * Limits unticking, or completing what is short, to this purchase; undefined: no limit. Null: a purchase without a
   * time or by the viewer is unticked, none is completed.
   */
  readonly seenPurchasedAt?: Date | null | undefined;
  /** What these were bought for, with an earlier purchase that was short; others for what is needed now. */
  readonly shown?: readonly ShownAmount[] | null | undefined;
}

/** An amount needed in all, as a device showed it. */
interface ShownAmount {
  readonly id: string;
  readonly quantity?: string | null | undefined;
  readonly unit?: string | null | undefined;
}

export interface Ticked {
  readonly ingredients: readonly Ingredient[];
  /** Null if nothing changed, and in a transaction. */
  readonly revision: number | null;
  /** In a transaction, which records it with its other changes. */
  readonly isChanged: boolean;
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
  return ticked?.ingredients[0] ?? null;
}

/**
 * Reads their meals too, for an answer with their counts.
 * @returns null without access
 */
export async function tickIngredients(
  ctx: Ctx,
  viewer: Viewer,
  tripId: string,
  tick: Tick,
): Promise<Ticked | null> {
  return run(tickSeveral, { id: tripId, place: placeOf(tripId), withMeals: true }, ctx, viewer, tick);
}

/** {@link tickIngredients} without reading the meals. */
export async function tickWithoutMeals(
  ctx: Ctx,
  viewer: Viewer,
  tripId: string,
  tick: Tick,
): Promise<Ticked | null> {
  return run(tickSeveral, { id: tripId, place: placeOf(tripId), withMeals: false }, ctx, viewer, tick);
}

interface Scope {
  /** Of the ingredient or its trip. */
  readonly id: string;
  readonly place: number;
  readonly withMeals: boolean;
}

async function run(
  ticking: Statement<TickedRow>,
  { id, place, withMeals }: Scope,
  ctx: Ctx,
  viewer: Viewer,
  { ids, purchased, seenPurchasedAt, shown }: Tick,
): Promise<Ticked | null> {
  const now = ctx.now();
  const isAlone = ctx.db.queryRunner === undefined;
  const isLimited = seenPurchasedAt !== undefined;
  const values = [
    ...[id, viewer.id, purchased, earliestOpenEndDate(now), now, ids, withMeals],
    ...[isLimited, seenPurchasedAt ?? null, place, isAlone, shown ? JSON.stringify(shown) : null],
  ];
  const ticked = await ticking.first(ctx.db, values);
  ctx.loaders.forget();
  if (ticked === null) return null;
  const own = OWN.read(ticked.own, {});
  ctx.loaders.participant.prime(own, own);
  for (const [json, tally] of ticked.meals ?? []) {
    const meal = MEAL.read(json, {});
    ctx.loaders.meal.prime(meal, meal);
    ctx.loaders.ingredientTallyOfMeal.prime(meal, tallyOf(tally));
  }
  if (ticked.revision !== null) {
    ctx.loaders.revisionOfTrip.prime(own.tripId, ticked.revision);
    announce(ctx.db.dataSource, own.tripId, ticked.revision);
  }
  const { isChanged, revision } = ticked;
  return {
    ingredients: (ticked.ingredients ?? []).map((json) => INGREDIENT.read(json, {})),
    revision,
    isChanged,
  };
}
