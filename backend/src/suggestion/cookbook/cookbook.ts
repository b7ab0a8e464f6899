import type { CookingEquipment } from '../../../../domain/trip/suggestionOptions.ts';
import { readPages } from './cookbookFiles.ts';
import { keepsWithoutFridge, type Keeping } from './keeping.ts';
import { readRecipes } from './readRecipes.ts';
import { METHODS, type WrittenRecipe } from './recipe.ts';

/** A recipe with derived values. */
export interface Recipe extends WrittenRecipe {
  /** Any one of these is enough. */
  readonly equipment: readonly CookingEquipment[];
  /** Days after shopping that its ingredients keep without cooling. */
  readonly keepsWithoutFridge: Keeping;
}

function withConsequences(recipe: WrittenRecipe): Recipe {
  const names = recipe.ingredients.map(({ name }) => name);
  return { ...recipe, equipment: METHODS[recipe.method], keepsWithoutFridge: keepsWithoutFridge(names) };
}

/** All recipes, in the order of their pages. */
export const COOKBOOK: readonly Recipe[] = readPages().flatMap(readRecipes).map(withConsequences);
