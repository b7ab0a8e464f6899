import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { columnsOf } from '../../db/columns.ts';
import { insertSql } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const lockDay = statement<unknown>(
  'lock_day',
  `select from meals where trip_id = $1 and date = $2 and type = any($3::text[]) order by id for no key update`,
);

/** Rows of its slots, and the stamp. */
export const markNotNeeded = statement<{ readonly id: string }>(
  'mark_day_not_needed',
  `${insertSql(Meal, 'kept')}
   on conflict on constraint meals_slot_key do update set ${written(Meal, 'kept', { status: "'not_needed'" }, '$2')}
   where kept.status <> 'not_needed' returning id`,
);

interface Needed {
  readonly tripId: string;
  readonly date: CalendarDate;
  readonly types: readonly MealType[];
  readonly stamp: string;
}

export const markNeeded = statement<{ readonly id: string }, Needed>(
  'mark_day_needed',
  `update meals m set ${written(Meal, 'm', { status: "'planned'" }, '$stamp')}
   where trip_id = $tripId and date = $date and type = any($types::text[]) and status = 'not_needed' returning id`,
);

export const mealsOfDay = statement<Meal>(
  'meals_of_day',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $1 and m.date = $2 order by m.type, m.position`,
);
