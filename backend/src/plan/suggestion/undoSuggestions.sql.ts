import { columnsOf } from '../../db/columns.ts';
import { MEAL_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { RowOfMeal, WrittenMeal } from './writtenMeal.ts';

export const takeRun = statement<{ written: readonly WrittenMeal[] }>(
  'take_suggestion_run',
  `delete from suggestion_runs where trip_id = $1 and id = $2 and created_at > now() - interval '1 day' returning written`,
);

export const lockMeals = statement<{ id: string }>(
  'lock_meals_by_id',
  'select m.id from meals m where m.trip_id = $1 and m.id = any($2) order by m.id for update',
);

export const lockIngredients = statement<RowOfMeal>(
  'lock_ingredients_of_meals',
  `select i.id, i.meal_id as "mealId", i.version, i.purchased, i.apart_eater_ids as "apartEaterIds"
   from ingredients i where i.trip_id = $1 and i.meal_id = any($2) order by i.id for update`,
);

/** Used: voted on, paid for, or made sure of. */
export const mealsInUse = statement<Meal & { isUsed: boolean }>(
  'meals_in_use',
  `select ${columnsOf(Meal, 'm')},
     exists (select from meal_votes v where v.trip_id = $1 and v.meal_id = m.id)
     or exists (select from receipt_meals r where r.trip_id = $1 and r.meal_id = m.id)
     or exists (select from settled_conflicts c where c.trip_id = $1 and c.meal_id = m.id) as "isUsed"
   from meals m where m.trip_id = $1 and m.id = any($2) order by ${MEAL_ORDER}`,
);

export const deleteMeals = statement<never>(
  'delete_suggested_meals',
  'delete from meals where trip_id = $1 and id = any($2)',
);

export const deleteIngredients = statement<never>(
  'delete_suggested_ingredients',
  'delete from ingredients where trip_id = $1 and id = any($2)',
);
