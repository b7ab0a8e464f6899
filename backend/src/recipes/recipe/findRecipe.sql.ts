import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Recipe } from '../../entities/recipe/recipe.entity.ts';

export const recipesById = statement<Recipe & { readonly ownerName: string }>(
  'recipes_by_id',
  `select ${columnsOf(Recipe, 'r')}, u.name as "ownerName" from recipes r join users u on u.id = r.owner_id
   where r.id = any($1::uuid[])`,
);
