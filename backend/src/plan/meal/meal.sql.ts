import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { columnsOf } from '../../db/columns.ts';
import { hasContentSql } from '../../reads/planRules.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const lockMeals = statement<Meal>(
  'lock_meals_of_trip',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = $1
   order by m.id for no key update`,
);

interface Move {
  readonly tripId: string;
  readonly mealId: string;
  readonly date: CalendarDate;
  readonly type: MealType;
}

export const lockMove = statement<unknown, Move>(
  'lock_move',
  `select from meals where trip_id = $tripId and (id = $mealId or (date = $date and type = $type))
   order by id for update`,
);

export const emptyMealAt = statement<{ readonly id: string }, Move>(
  'empty_meal_at',
  `select m.id from meals m where m.trip_id = $tripId and m.date = $date and m.type = $type
     and m.id <> $mealId and m.status = 'planned'
     and not exists (select from meals o where o.trip_id = $tripId and o.date = $date and o.type = $type and o.position > 0)
     and not ${hasContentSql('i.trip_id = $tripId')}`,
);

export const lockMeal = statement<unknown>(
  'lock_meal_to_delete',
  'select from meals where trip_id = $1 and id = $2 for update',
);

export const lockIngredients = statement<unknown>(
  'lock_ingredients_to_delete',
  'select from ingredients where trip_id = $1 and meal_id = $2 order by id for update',
);
