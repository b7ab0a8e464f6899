import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const lockPair = statement<Meal>(
  'lock_meals_to_swap',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $1 and m.id in ($2, $3) order by m.id for update`,
);

export const moveAside = statement<never>(
  'move_meal_aside',
  'update meals set date = date + $3::int where trip_id = $1 and id = $2',
);

/** $6: days that it is aside. */
export const moveMeal = statement<Meal>(
  'move_meal',
  `update meals m set ${written(Meal, 'm', { date: '$3::date', type: '$4' }, '$5', { date: '(m.date - $6::int)' })}
   where m.trip_id = $1 and m.id = $2 returning ${columnsOf(Meal, 'm')}`,
);
