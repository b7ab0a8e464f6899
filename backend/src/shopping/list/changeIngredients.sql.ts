import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

/** Locks in the order of ids, against deadlocks. */
export const assign = statement<Ingredient & { readonly isChanged: boolean }>(
  'assign_ingredients',
  `with locked as (
     select i.id, i.assigned_to_id as was_assigned_to_id from ingredients i where i.trip_id = $1 and i.id = any($2::uuid[])
     order by i.id for no key update),
   assigned as (
     update ingredients i set ${written(Ingredient, 'i', { assignedToId: '$3' }, '$4')} from locked
     where i.trip_id = $1 and i.id = locked.id returning i.*, locked.was_assigned_to_id)
   select ${columnsOf(Ingredient, 'i')}, i.assigned_to_id is distinct from i.was_assigned_to_id as "isChanged"
   from assigned i order by ${INGREDIENT_ORDER}`,
);
