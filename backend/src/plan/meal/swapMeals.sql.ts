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

interface Move extends Pick<Meal, 'tripId' | 'id' | 'date' | 'type'> {
  readonly stamp: string;
  readonly daysAside: number;
}

export const moveMeal = statement<Meal, Move>(
  'move_meal',
  `update meals m set ${written(Meal, 'm', { date: '$date::date', type: '$type' }, '$stamp', { date: '(m.date - $daysAside::int)' })}
   where m.trip_id = $tripId and m.id = $id returning ${columnsOf(Meal, 'm')}`,
);
