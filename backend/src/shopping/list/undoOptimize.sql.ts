import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

/** A buyer may have left meanwhile. */
const BEFORE = {
  mergedAs: 'old.merged_as',
  assignedToId: `(select p.id from participants p where p.trip_id = $1
    and p.id = old.buyer_id and p.invite_status = 'accepted')`,
};

export const undo = statement<Ingredient>(
  'undo_merge_of_ingredients',
  `with undone as (
     update ingredients i set ${written(Ingredient, 'i', BEFORE, '$6')}
     from unnest($2::uuid[], $3::int[], $4::uuid[], $5::text[]) old (id, version, buyer_id, merged_as)
     where i.trip_id = $1 and i.id = old.id and i.version = old.version
       and i.merged_as is not null returning i.*)
   select ${columnsOf(Ingredient, 'i')} from undone i order by ${INGREDIENT_ORDER}`,
);
