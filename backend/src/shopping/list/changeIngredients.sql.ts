import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

interface Assigned {
  readonly tripId: string;
  readonly ids: readonly string[];
  readonly assigneeId: string | null;
  readonly stamp: string;
}

/** Locks in the order of ids, against deadlocks. */
export const assign = statement<Ingredient & { readonly isChanged: boolean }, Assigned>(
  'assign_ingredients',
  `with locked as (
     select i.id, i.assigned_to_id as was_assigned_to_id from ingredients i where i.trip_id = $tripId and i.id = any($ids::uuid[])
     order by i.id for no key update),
   assigned as (
     update ingredients i set ${written(Ingredient, 'i', { assignedToId: '$assigneeId' }, '$stamp')} from locked
     where i.trip_id = $tripId and i.id = locked.id returning i.*, locked.was_assigned_to_id)
   select ${columnsOf(Ingredient, 'i')}, i.assigned_to_id is distinct from i.was_assigned_to_id as "isChanged"
   from assigned i order by ${INGREDIENT_ORDER}`,
);
