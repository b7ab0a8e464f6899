import { insertSql } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { SharedRecipe } from '../../entities/recipe/sharedRecipe.entity.ts';

/** Keeps it from being deleted until the transaction ends. */
export const lockOwn = statement<unknown>(
  'lock_recipe_to_share',
  'select from recipes where owner_id = $1 and id = $2 for key share',
);

export const share = statement<{ readonly recipeId: string }>(
  'share_recipe',
  `${insertSql(SharedRecipe)}
   on conflict on constraint shared_recipes_pkey do nothing returning recipe_id as "recipeId"`,
);

export const unshare = statement<{ readonly recipeId: string }>(
  'unshare_recipe',
  `delete from shared_recipes where trip_id = $1 and recipe_id = $2 and shared_by_id = $3
   returning recipe_id as "recipeId"`,
);

export const unshareInTrips = statement<{ readonly tripId: string; readonly sharedById: string }>(
  'unshare_recipe_in_trips',
  `delete from shared_recipes s where s.trip_id = any($1::uuid[]) and s.recipe_id = $2
   returning s.trip_id as "tripId", s.shared_by_id as "sharedById"`,
);
