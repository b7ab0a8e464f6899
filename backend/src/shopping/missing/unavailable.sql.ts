import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { written } from '../../db/versions.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';

/** In the order of ids, against deadlocks; as the previous lock holder left them. */
export const lockListed = statement<Ingredient>(
  'lock_listed_ingredients',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   where i.trip_id = $1 and i.id = any($2::uuid[])
   order by i.id for no key update of i`,
);

export const setUnavailable = statement<Ingredient>(
  'set_unavailable',
  `with changed as (
     update ingredients i set unavailable = nullif(new.unavailable::jsonb, 'null'::jsonb)
     from unnest($2::uuid[], $3::text[]) new (id, unavailable)
     where i.trip_id = $1 and i.id = new.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from changed i order by ${INGREDIENT_ORDER}`,
);

export const setStaple = statement<Ingredient>(
  'set_staple',
  `with changed as (
     update ingredients i set staple = $3::jsonb
     where i.trip_id = $1 and i.id = any($2::uuid[]) returning i.*)
   select ${columnsOf(Ingredient, 'i')} from changed i order by ${INGREDIENT_ORDER}`,
);

/** $2 is a list of `id`, `alternatives` and `selected`. */
export const chooseInstead = statement<Ingredient>(
  'choose_instead',
  `with changed as (
     update ingredients i set unavailable = null, ${written(
       Ingredient,
       'i',
       { alternatives: 'new.alternatives', selectedAlternative: 'new.selected' },
       '$3',
     )}
     from jsonb_to_recordset($2::jsonb) new (id uuid, alternatives text[], selected smallint)
     where i.trip_id = $1 and i.id = new.id returning i.*)
   select ${columnsOf(Ingredient, 'i')} from changed i order by ${INGREDIENT_ORDER}`,
);
