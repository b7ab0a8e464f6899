import type { CookingEquipment } from '../../../../../domain/plan/suggestionOptions.ts';
import { readPages } from './cookbookFiles.ts';
import { readRecipes } from './readRecipes.ts';
import { METHODS, type WrittenRecipe } from './recipe.ts';

export interface Recipe extends WrittenRecipe {
  /** Any one is enough. */
  readonly equipment: readonly CookingEquipment[];
}

let recipes: readonly Recipe[] | null = null;

/** Read once per process. */
export function cookbook(): readonly Recipe[] {
  recipes ??= readPages()
    .flatMap(readRecipes)
    .map((recipe) => ({ ...recipe, equipment: METHODS[recipe.method] }));
  return recipes;
}
