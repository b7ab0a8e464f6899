import { memberOfOpenTrip } from '../../access/access.sql.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { earliestOpenEndDate } from '../../../../domain/trip/trip.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { jsonForm, type JsonRow } from '../../db/jsonRow.ts';
import {
  INGREDIENT_TALLY,
  IS_AS_BOUGHT,
  tallyOf,
  type IngredientTally,
  type SentTally,
} from '../../reads/ingredientTally.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

/** Proves the right, ticks and answers in one statement: the most frequent change. */

const OWN = jsonForm(Participant, 'own');
const INGREDIENT = jsonForm(Ingredient, 'i');
const MEAL = jsonForm(Meal, 'm');

/** What is remembered of a purchase, also of one that completes an earlier one. */
const REMEMBERED = [
  ['purchased_by_id', 'own.id'],
  ['purchased_at', '$now::timestamptz'],
  ['bought_quantity', 'case when locked.is_shown then locked.shown_quantity else i.quantity end'],
  ['bought_unit', 'case when locked.is_shown then locked.shown_unit else i.unit end'],
  ['bought_portion_quarters', 'locked.portion_quarters'],
  ['bought_servings_quarters', 'case when not locked.is_shown then locked.servings_quarters end'],
] as const;
/** Columns that {@link INGREDIENT_TALLY} reads. */
const TALLIED = `i.meal_id, i.purchased, i.name, i.alternatives, i.selected_alternative, i.used_per_portion,
  i.quantity, i.unit, i.portion_quarters, i.bought_quantity, i.bought_unit,
  i.bought_portion_quarters, i.bought_servings_quarters`;

interface TickedRow {
  readonly own: JsonRow;
  /** Null if none is. */
  readonly changedIds: readonly string[] | null;
  /** Null if none exists. */
  readonly ingredients: readonly JsonRow[] | null;
  readonly meals: readonly (readonly [meal: JsonRow, tally: SentTally])[] | null;
}

interface TickValues {
  readonly tripId: string;
  readonly viewerId: string;
  readonly ids: readonly string[];
  readonly purchased: boolean;
  readonly now: Date;
  /** {@link earliestOpenEndDate} */
  readonly openUntil: CalendarDate;
  readonly withMeals: boolean;
  /** Whether `seenPurchasedAt` is a limit. */
  readonly isLimited: boolean;
  readonly seenPurchasedAt: Date | null;
  /** JSON of {@link Tick.shown}. */
  readonly shown: string | null;
}

/**
 * No row without access.
 * `known` is materialized, or each meal of the trip would read it again. `wanted` is joined, since for `any` Postgres may
 * rather read the whole trip.
 * Locks the viewer's participant, then ingredients by id, as removing a participant does. Counts use `ticked`: the table
 * shows the state before. Callers know milliseconds, the column microseconds.
 */
const tick = statement<TickedRow, TickValues>(
  'tick_ingredients',
  `with own as (
     select own.* from trips t join participants own on own.trip_id = t.id
     where t.id = $tripId and ${memberOfOpenTrip('$viewerId', '$openUntil')} for key share of own),
   locked as (
     select i.id, i.purchased as was_purchased, $purchased or (i.purchased and $isLimited
       and date_trunc('milliseconds', i.purchased_at) is distinct from $seenPurchasedAt::timestamptz
       and ($seenPurchasedAt is not null or i.purchased_by_id is distinct from own.id)) as purchased,
       coalesce(i.portion_quarters, m.portion_quarters, 0) as portion_quarters, m.servings_quarters,
       shown.id is not null as is_shown, shown.quantity as shown_quantity, shown.unit as shown_unit,
       $purchased and (not i.purchased or coalesce(date_trunc('milliseconds', i.purchased_at) = $seenPurchasedAt::timestamptz, not $isLimited)
         and not ${IS_AS_BOUGHT}) as is_bought_now
     from own cross join (select distinct unnest($ids::uuid[]) as id) wanted
       join ingredients i on i.trip_id = $tripId and i.id = wanted.id
       left join meals m on m.trip_id = $tripId and m.id = i.meal_id
       left join jsonb_to_recordset($shown::jsonb) shown (id uuid, quantity text, unit text) on shown.id = i.id
     order by i.id for no key update of i),
   ticked as (
     update ingredients i set purchased = locked.purchased,
       unavailable = case when not locked.is_bought_now then i.unavailable end,
       ${REMEMBERED.map(([column, now]) => `${column} = case when locked.is_bought_now then ${now} when locked.purchased then i.${column} end`).join(', ')}
     from own, locked where i.trip_id = $tripId and i.id = locked.id returning i.*, locked.was_purchased, locked.is_bought_now),
   known as materialized (
     select ${TALLIED} from ticked i
     union all
     select ${TALLIED} from (select distinct meal_id from ticked) meal join ingredients i using (meal_id)
     where i.trip_id = $tripId and i.id not in (select id from ticked)),
   counted as (
     select i.meal_id, ${INGREDIENT_TALLY} as tally
     from known i join meals m on m.trip_id = $tripId and m.id = i.meal_id
     where $withMeals::boolean group by i.meal_id)
   select ${OWN.sql} as own,
     (select array_agg(id) from ticked where purchased <> was_purchased or is_bought_now) as "changedIds",
     (select json_agg(${INGREDIENT.sql} order by ${INGREDIENT_ORDER}) from ticked i) as ingredients,
     (select json_agg(json_build_array(${MEAL.sql}, counted.tally))
      from counted join meals m on m.trip_id = $tripId and m.id = counted.meal_id) as meals
   from own`,
);

export interface Tick {
  readonly ids: readonly string[];
  readonly purchased: boolean;
  /**
   * Limits unticking, or completing what is short, to this purchase; undefined: no limit. Null: a purchase without a
   * time or by the viewer is unticked, none is completed.
   */
  readonly seenPurchasedAt?: Date | null | undefined;
  /** What these were bought for, with an earlier purchase that was short; others for what is needed now. */
  readonly shown?: readonly ShownAmount[] | null | undefined;
  /** Reads the meals, too, for an answer with their counts. */
  readonly withMeals?: boolean;
}

/** An amount needed in all, as a device showed it. */
interface ShownAmount {
  readonly id: string;
  readonly quantity?: string | null | undefined;
  readonly unit?: string | null | undefined;
}

export interface Ticked {
  /** The viewer's. */
  readonly participant: Participant;
  readonly ingredients: readonly Ingredient[];
  readonly changedIds: readonly string[];
  /** With how much of them is bought; empty unless asked for. */
  readonly meals: readonly (readonly [meal: Meal, tally: IngredientTally])[];
}

/** @returns null without access */
export async function tickIngredients(
  tx: Ctx,
  viewer: Viewer,
  tripId: string,
  { ids, purchased, seenPurchasedAt, shown, withMeals = false }: Tick,
): Promise<Ticked | null> {
  const now = tx.now();
  const ticked = await tick.first(tx.db, {
    tripId,
    viewerId: viewer.id,
    ids,
    purchased,
    now,
    openUntil: earliestOpenEndDate(now),
    withMeals,
    isLimited: seenPurchasedAt !== undefined,
    seenPurchasedAt: seenPurchasedAt ?? null,
    shown: shown ? JSON.stringify(shown) : null,
  });
  tx.loaders.forget();
  return (
    ticked && {
      participant: OWN.read(ticked.own, {}),
      ingredients: (ticked.ingredients ?? []).map((json) => INGREDIENT.read(json, {})),
      changedIds: ticked.changedIds ?? [],
      meals: (ticked.meals ?? []).map(([json, tally]) => [MEAL.read(json, {}), tallyOf(tally)]),
    }
  );
}
