import type { CookingEquipment } from '../../../../../domain/plan/suggestionOptions.ts';
import { readPages } from './cookbookFiles.ts';
import { readRecipes } from './readRecipes.ts';
import { METHODS, type WrittenRecipe } from './recipe.ts';

export interface Recipe extends WrittenRecipe {
  /** Any one is enough. */
  readonly equipment: readonly CookingEquipment[];
}

export const COOKBOOK: readonly Recipe[] = readPages()
  .flatMap(readRecipes)
  .map((recipe) => ({ ...recipe, equipment: METHODS[recipe.method] }));
