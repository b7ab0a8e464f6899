import type { CookingEquipment } from '../../../../domain/trip/suggestionOptions.ts';
import { readPages } from './cookbookFiles.ts';
import { keepsWithoutFridge, type Keeping } from './keeping.ts';
import { readRecipes } from './readRecipes.ts';
import { METHODS, type WrittenRecipe } from './recipe.ts';

/** A recipe with what follows from how it is written. */
export interface Recipe extends WrittenRecipe {
  /** Any one of these suffices to make it. */
  readonly equipment: readonly CookingEquipment[];
  /** For how many days after shopping its ingredients keep without any cooling. */
  readonly keepsWithoutFridge: Keeping;
}

function withConsequences(recipe: WrittenRecipe): Recipe {
  const names = recipe.ingredients.map(({ name }) => name);
  return { ...recipe, equipment: METHODS[recipe.method], keepsWithoutFridge: keepsWithoutFridge(names) };
}

/** All recipes of the built-in cookbook, in the order of their pages. */
export const COOKBOOK: readonly Recipe[] = readPages().flatMap(readRecipes).map(withConsequences);
