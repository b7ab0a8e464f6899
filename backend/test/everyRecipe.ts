import { cookbook, type Recipe } from '../src/plan/suggestion/cookbook/cookbook.ts';

/** The findings of a check over every recipe, each with the recipe's name. */
export function complaints(look: (recipe: Recipe) => readonly string[]): string[] {
  return cookbook().flatMap((recipe) => look(recipe).map((complaint) => `${recipe.name}: ${complaint}`));
}
