import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

/** All dishes of the slots of two meals. */
export const lockSlots = statement<Meal>(
  'lock_slots_to_swap',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = $1 and exists (select from meals one
     where one.trip_id = $1 and one.id in ($2, $3) and one.date = m.date and one.type = m.type)
   order by m.id for update`,
);

export const moveAside = statement<never>(
  'move_dishes_aside',
  'update meals set date = date + $3::int where trip_id = $1 and id = any($2::uuid[])',
);

interface Move extends Pick<Meal, 'tripId' | 'date' | 'type'> {
  readonly ids: readonly string[];
  readonly stamp: string;
  readonly daysAside: number;
}

export const moveDishes = statement<Meal, Move>(
  'move_dishes',
  `update meals m set ${written(Meal, 'm', { date: '$date::date', type: '$type' }, '$stamp', { date: '(m.date - $daysAside::int)' })}
   where m.trip_id = $tripId and m.id = any($ids::uuid[]) returning ${columnsOf(Meal, 'm')}`,
);
