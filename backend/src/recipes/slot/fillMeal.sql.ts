import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';

/** The first dish of a slot, or the one with the id $4. */
export const lockMealAt = statement<Meal>(
  'lock_meal_at_slot',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = $1
     and m.date = $2 and m.type = $3 and (m.id = $4::uuid or $4::uuid is null and m.position = 0) for no key update`,
);
