import { COOKBOOK, type Recipe } from '../src/suggestion/cookbook/cookbook.ts';

/** What a look at every recipe finds, each with the name of its recipe: tests expect an empty list. */
export function complaints(look: (recipe: Recipe) => readonly string[]): string[] {
  return COOKBOOK.flatMap((recipe) => look(recipe).map((complaint) => `${recipe.name}: ${complaint}`));
}
