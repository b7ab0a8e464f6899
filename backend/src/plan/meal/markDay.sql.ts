import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

const IN_DAY = 'trip_id = $1 and date = $2 and type = any($3::text[])';

export const lockDay = statement<unknown>(
  'lock_day',
  `select from meals where ${IN_DAY} order by id for no key update`,
);

export const markNotNeeded = statement<{ readonly id: string }>(
  'mark_day_not_needed',
  `insert into meals as kept (id, trip_id, date, type, status, created_at)
   select new.id, $1, $2, new.type, 'not_needed', $5
   from unnest($3::text[], $4::uuid[]) new (type, id)
   on conflict on constraint meals_slot_key do update set ${written(Meal, 'kept', { status: "'not_needed'" }, '$6')}
   where kept.status <> 'not_needed' returning id`,
);

export const markNeeded = statement<{ readonly id: string }>(
  'mark_day_needed',
  `update meals m set ${written(Meal, 'm', { status: "'planned'" }, '$4')}
   where ${IN_DAY} and status = 'not_needed' returning id`,
);

export const mealsOfDay = statement<Meal>(
  'meals_of_day',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $1 and m.date = $2 order by m.type`,
);
