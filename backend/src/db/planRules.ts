import { MEAL_TYPES } from '../../../domain/trip/meal.ts';
import { inclusionOf } from '../../../domain/trip/trip.ts';
import { SnakeNaming } from './snakeNaming.ts';

/** The plan's rules as SQL over a trip `t` and its meal `m`; a test compares them with `domain/trip`. */

const naming = new SnakeNaming();
const inclusions = MEAL_TYPES.map(
  (type) => `when '${type}' then t.${naming.columnName(inclusionOf(type), undefined)}`,
);

/** domain's `isInPlan` */
export const IN_PLAN = `(m.date between t.start_date and t.end_date and case m.type ${inclusions.join(' ')} end)`;

/** domain's `hasContent`; texts are stored trimmed */
export const HAS_CONTENT = `(m.name <> '' or m.description is not null or m.recipe is not null
  or m.instructions <> '{}' or m.assigned_to_id is not null
  or exists (select from ingredients i where i.trip_id = m.trip_id and i.meal_id = m.id))`;
