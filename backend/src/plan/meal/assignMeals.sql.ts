import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';

export const setCooks = statement<Pick<Meal, 'id' | 'version'>>(
  'set_cooks',
  `update meals m set ${written(Meal, 'm', { assignedToId: 'given.cook_id' }, '$4')}
   from unnest($2::uuid[], $3::uuid[]) as given (meal_id, cook_id)
   where m.trip_id = $1 and m.id = given.meal_id
   returning m.id, m.version`,
);
