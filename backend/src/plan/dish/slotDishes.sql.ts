import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

type SlotOfTrip = Pick<Meal, 'tripId' | 'date' | 'type'>;

export const lockDishes = statement<Meal, SlotOfTrip>(
  'lock_dishes_of_slot',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $tripId and m.date = $date and m.type = $type order by m.id for no key update`,
);

export const severalAt = statement<unknown, Pick<Meal, 'tripId' | 'date'> & { readonly types: string[] }>(
  'several_dishes_at',
  `select from meals where trip_id = $tripId and date = $date and type = any($types::text[]) and position > 0 limit 1`,
);

interface Marked extends SlotOfTrip, Pick<Meal, 'status'> {
  readonly stamp: string;
}

export const markDishes = statement<{ readonly id: string }, Marked>(
  'mark_dishes_of_slot',
  `update meals m set ${written(Meal, 'm', { status: '$status' }, '$stamp')}
   where trip_id = $tripId and date = $date and type = $type and status <> $status returning id`,
);

/** $1 trip, $2 stamp. */
export const nextFirst = statement<{ readonly id: string }>(
  'next_first_dishes',
  `update meals m set ${written(Meal, 'm', { forWhom: 'null', isInstead: 'false' }, '$2')}, position = 0
   where m.trip_id = $1 and m.position > 0 and not exists (select from meals o
     where o.trip_id = $1 and o.date = m.date and o.type = m.type and o.position < m.position)
   returning m.id`,
);
