import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

export const merge = statement<Ingredient>(
  'merge_ingredients',
  `with merged as (
     update ingredients i set ${written(Ingredient, 'i', { mergedAs: 'plan.key', assignedToId: 'plan.buyer_id' }, '$5')}
     from unnest($2::uuid[], $3::text[], $4::uuid[]) plan (id, key, buyer_id)
     where i.trip_id = $1 and i.id = plan.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from merged i order by ${INGREDIENT_ORDER}`,
);
