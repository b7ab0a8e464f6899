import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

export const assignEach = statement<Ingredient>(
  'assign_each_ingredient',
  `with assigned as (
     update ingredients i set ${written(Ingredient, 'i', { assignedToId: 'split.buyer_id' }, '$4')}
     from unnest($2::uuid[], $3::uuid[]) split (id, buyer_id)
     where i.trip_id = $1 and i.id = split.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from assigned i order by ${INGREDIENT_ORDER}`,
);
