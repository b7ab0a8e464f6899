import type { CookingEquipment } from '../../../../../domain/plan/suggestionOptions.ts';
import { readPages } from './cookbookFiles.ts';
import { keepsWithoutFridge, type Keeping } from './keeping.ts';
import { readRecipes } from './readRecipes.ts';
import { METHODS, type WrittenRecipe } from './recipe.ts';

export interface Recipe extends WrittenRecipe {
  /** Any one is enough. */
  readonly equipment: readonly CookingEquipment[];
  /** In days after shopping. */
  readonly keepsWithoutFridge: Keeping;
}

function withConsequences(recipe: WrittenRecipe): Recipe {
  const names = recipe.ingredients.map(({ name }) => name);
  return { ...recipe, equipment: METHODS[recipe.method], keepsWithoutFridge: keepsWithoutFridge(names) };
}

export const COOKBOOK: readonly Recipe[] = readPages().flatMap(readRecipes).map(withConsequences);
