import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { INGREDIENT_ORDER } from '../../reads/loaders.ts';

export const ingredientsOfTrip = statement<Ingredient>(
  'ingredients_of_trip_by_id',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   where i.trip_id = $1 and i.id = any($2::uuid[]) order by ${INGREDIENT_ORDER}`,
);
