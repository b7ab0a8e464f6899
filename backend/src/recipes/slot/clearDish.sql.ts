import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { written, type Sql } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

const OF_MEAL = 'i.trip_id = $1 and i.meal_id = $2';

export const lockRows = statement<Ingredient>(
  'lock_rows_of_dish',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i where ${OF_MEAL} order by i.id for update`,
);

export const deleteOpen = statement<never>(
  'delete_open_rows_of_dish',
  `delete from ingredients i where ${OF_MEAL} and not i.purchased`,
);

/** With the amounts bought: no table scales an item, which is for no dish. */
const AS_ITEM = {
  quantity: `coalesce(b.quantity, i.quantity)`,
  unit: `case when b.quantity is null then i.unit else b.unit end`,
  part: 'null',
} satisfies Sql<Ingredient>;

interface Items {
  readonly tripId: string;
  readonly mealId: string;
  /** JSON list of `id`, `quantity` and `unit`. */
  readonly bought: string;
  readonly addedById: string;
  readonly stamp: string;
}

export const makeItems = statement<never, Items>(
  'make_items_of_dish',
  `update ingredients i set ${written(Ingredient, 'i', AS_ITEM, '$stamp')}, meal_id = null, added_by_id = $addedById, apart_of_id = null,
     apart_eater_ids = '{}', portion_quarters = null, bought_quantity = null, bought_unit = null,
     bought_portion_quarters = null, bought_servings_quarters = null
   from jsonb_to_recordset($bought::jsonb) b (id uuid, quantity text, unit text)
   where i.trip_id = $tripId and i.meal_id = $mealId and i.id = b.id`,
);

export const deleteVotes = statement<never>(
  'delete_votes_of_dish',
  'delete from meal_votes where trip_id = $1 and meal_id = $2',
);
