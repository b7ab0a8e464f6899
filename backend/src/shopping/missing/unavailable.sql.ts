import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

/** In the order of ids, against deadlocks; as the previous lock holder left them. */
export const lockListed = statement<Ingredient>(
  'lock_listed_ingredients',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   where i.trip_id = $1 and i.id = any($2::uuid[])
   order by i.id for no key update of i`,
);
