import { amountLabel } from '../../../../domain/shopping/ingredient.ts';

/** What an export needs of a recipe. */
export interface ExportedRecipe {
  readonly name: string;
  readonly description: string | null;
  readonly servings: number | null;
  readonly minutes: number | null;
  readonly ingredients: readonly {
    readonly name: string;
    readonly quantity: string | null;
    readonly unit: string | null;
    readonly notes: string | null;
  }[];
  readonly instructions: readonly string[];
  readonly sourceUrl: string | null;
  readonly sourceName: string | null;
}

/** schema.org JSON-LD of a recipe (`application/ld+json`); absent facts have no key. */
export function recipeJsonLd(recipe: ExportedRecipe): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    ...(recipe.description !== null && { description: recipe.description }),
    ...(recipe.servings !== null && { recipeYield: `${recipe.servings} servings` }),
    ...(recipe.minutes !== null && { totalTime: `PT${recipe.minutes}M` }),
    recipeIngredient: recipe.ingredients.map(({ name, quantity, unit, notes }) => {
      const line = [amountLabel(quantity, unit), name].filter((part) => part !== '').join(' ');
      return notes === null ? line : `${line}, ${notes}`;
    }),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(recipe.sourceUrl !== null && { isBasedOn: recipe.sourceUrl }),
    ...(recipe.sourceName !== null && { creditText: recipe.sourceName }),
  };
}
