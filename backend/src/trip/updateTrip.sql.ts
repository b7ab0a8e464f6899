import { hasContentSql, IN_PLAN } from '../reads/planRules.ts';
import { statement } from '../db/statement.ts';
import { written } from '../db/versions.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Meal } from '../entities/meal.entity.ts';

const OUTSIDE = `m.trip_id = $1 and t.id = $1 and not ${IN_PLAN}`;

export const lockMealsOutside = statement<unknown>(
  'lock_meals_outside',
  `select from meals m, trips t where ${OUTSIDE} order by m.id for update of m`,
);

export const emptyMealsOutside = statement<{ readonly id: string }>(
  'empty_meals_outside',
  `select m.id from meals m, trips t where ${OUTSIDE} and not ${hasContentSql('i.trip_id = $1')}`,
);

export const deleteMeals = statement<never>(
  'delete_empty_meals',
  'delete from meals where trip_id = $1 and id = any($2::uuid[])',
);

export const lockMealsToMove = statement<unknown>(
  'lock_meals_to_move',
  'select from meals where trip_id = $1 order by id for update',
);

export const moveMealsAside = statement<never>(
  'move_meals_aside',
  'update meals set date = date + $2::int where trip_id = $1',
);

export const moveMealsBack = statement<never>(
  'move_meals_back',
  `update meals m set ${written(Meal, 'm', { date: '(m.date - $2::int)' }, '$3')}
   where m.trip_id = $1`,
);

export const moveTimes = statement<never>(
  'move_times_of_eaters',
  `update eaters e set ${written(
    Eater,
    'e',
    { arrivesDate: '(e.arrives_date + $2::int)', leavesDate: '(e.leaves_date + $2::int)' },
    '$3',
  )}
   where e.trip_id = $1`,
);

export const moveDuties = statement<never>(
  'move_duties',
  'update duties set date = date + $2::int where trip_id = $1',
);

export const moveExceptions = statement<never>(
  'move_attendance_exceptions',
  'update attendance_exceptions set date = date + $2::int where trip_id = $1',
);
