import { columnsOf } from '../../db/columns.ts';
import { hasContentSql } from '../../reads/planRules.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const lockMeals = statement<Meal>(
  'lock_meals_of_trip',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = $1
   order by m.id for no key update`,
);

export const lockMove = statement<unknown>(
  'lock_move',
  `select from meals where trip_id = $1 and (id = $2 or (date = $3 and type = $4))
   order by id for update`,
);

export const emptyMealAt = statement<{ readonly id: string }>(
  'empty_meal_at',
  `select m.id from meals m where m.trip_id = $1 and m.date = $3 and m.type = $4
     and m.id <> $2 and m.status = 'planned' and not ${hasContentSql('i.trip_id = $1')}`,
);

export const lockMeal = statement<unknown>(
  'lock_meal_to_delete',
  'select from meals where trip_id = $1 and id = $2 for update',
);

export const lockIngredients = statement<unknown>(
  'lock_ingredients_to_delete',
  'select from ingredients where trip_id = $1 and meal_id = $2 order by id for update',
);
