import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Meal } from '../../entities/meal.entity.ts';

interface At extends Pick<Meal, 'tripId' | 'date' | 'type'> {
  /** Null: the first dish. */
  readonly mealId: string | null;
}

export const lockMealAt = statement<Meal, At>(
  'lock_meal_at_slot',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = $tripId
     and m.date = $date and m.type = $type and (m.id = $mealId::uuid or $mealId::uuid is null and m.position = 0) for no key update`,
);
