import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const lockMealAt = statement<Meal>(
  'lock_meal_at_slot',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = $1
     and m.date = $2 and m.type = $3 for no key update`,
);
