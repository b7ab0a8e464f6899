import { columnsOf } from '../../db/columns.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

/** A buyer may have left meanwhile. */
const BEFORE = {
  mergedAs: 'old.merged_as',
  assignedToId: `(select p.id from participants p where p.trip_id = $tripId
    and p.id = old.buyer_id and p.invite_status = 'accepted')`,
};

/** Lists of the same length. */
interface Before {
  readonly tripId: string;
  readonly ids: readonly string[];
  readonly versions: readonly number[];
  readonly buyerIds: readonly (string | null)[];
  readonly mergedAs: readonly (string | null)[];
  readonly stamp: string;
}

export const undo = statement<Ingredient, Before>(
  'undo_merge_of_ingredients',
  `with undone as (
     update ingredients i set ${written(Ingredient, 'i', BEFORE, '$stamp')}
     from unnest($ids::uuid[], $versions::int[], $buyerIds::uuid[], $mergedAs::text[]) old (id, version, buyer_id, merged_as)
     where i.trip_id = $tripId and i.id = old.id and i.version = old.version
       and i.merged_as is not null returning i.*)
   select ${columnsOf(Ingredient, 'i')} from undone i order by ${INGREDIENT_ORDER}`,
);
