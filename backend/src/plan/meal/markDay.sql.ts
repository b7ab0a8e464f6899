import type { MealType } from '../../../../domain/plan/meal.ts';
import { columnsOf } from '../../db/columns.ts';
import { insertSql } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const lockDay = statement<unknown>(
  'lock_day',
  `select from meals where trip_id = $1 and date = $2 and type = any($3::text[]) order by id for no key update`,
);

/** $1 rows of its slots; those with a dish stay. */
export const fillDay = statement<{ readonly id: string }>(
  'fill_day',
  `${insertSql(Meal, 'kept')} on conflict on constraint meals_slot_key do nothing returning id`,
);

interface Marked extends Pick<Meal, 'tripId' | 'date' | 'status'> {
  readonly types: readonly MealType[];
  readonly stamp: string;
}

export const markMeals = statement<{ readonly id: string }, Marked>(
  'mark_meals_of_day',
  `update meals m set ${written(Meal, 'm', { status: '$status' }, '$stamp')}
   where trip_id = $tripId and date = $date and type = any($types::text[]) and status <> $status returning id`,
);

export const mealsOfDay = statement<Meal>(
  'meals_of_day',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $1 and m.date = $2 order by m.type, m.position`,
);
