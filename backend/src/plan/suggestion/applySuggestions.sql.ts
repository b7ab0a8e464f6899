import { columnsIn, columnsOf, type EntityColumn } from '../../db/columns.ts';
import { insertSql } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { written, type Sql } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

/** What people typed into an unnamed meal stays. */
const typedStays = ({ property, column, type }: EntityColumn): [string, string] => [
  property,
  type.endsWith('[]')
    ? `case when kept.${column} = '{}' then excluded.${column} else kept.${column} end`
    : `coalesce(kept.${column}, excluded.${column})`,
];

const FILLED: Sql<Meal> = {
  ...Object.fromEntries(
    columnsIn(Meal)
      .filter(({ facts }) => facts.includes('in menu'))
      .map(typedStays),
  ),
  name: 'excluded.name',
  // Typed steps are a person's.
  cooking: "case when kept.instructions = '{}' then excluded.cooking end",
  // A suggestion has no cook yet.
  assignedToId: 'case when excluded.is_ai_generated then null else kept.assigned_to_id end',
  isAiGenerated: 'excluded.is_ai_generated',
  // Whom a dish is for goes with its name.
  forWhom: 'excluded.for_whom',
  isInstead: 'excluded.is_instead',
  // Typed rows are written for the meal's own.
  servingsQuarters:
    'case when kept.id = any($3::uuid[]) then kept.servings_quarters else excluded.servings_quarters end',
};

export const mealsWithRows = statement<{ readonly id: string }>(
  'meals_with_rows',
  'select distinct meal_id as id from ingredients where trip_id = $1 and meal_id is not null',
);

/** Fills empty slots and unnamed meals; typed texts stay. $2: stamp, $3: ids of meals with ingredients. */
export const fillSlots = statement<Meal>(
  'fill_slots',
  `${insertSql(Meal, 'kept')}
   on conflict on constraint meals_slot_key do update set ${written(Meal, 'kept', FILLED, '$2')}
   where kept.name = '' and kept.status = 'planned'
   returning ${columnsOf(Meal, 'kept')}`,
);

export const keepRun = statement<never>(
  'keep_suggestion_run',
  'insert into suggestion_runs (id, trip_id, written) values ($1, $2, $3)',
);

export const countRun = statement<never>(
  'count_suggestion_run',
  `insert into suggestion_turns as kept (trip_id, runs) values ($1, 1)
   on conflict on constraint suggestion_turns_pkey do update set runs = kept.runs + 1`,
);
