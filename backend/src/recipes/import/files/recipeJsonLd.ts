import { byPart, numberedSteps } from '../../../../../domain/recipes/partHeading.ts';
import { amountLabel } from '../../../../../domain/shopping/ingredient/ingredient.ts';

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
    readonly part?: string | null;
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
    // schema.org has no groups of ingredients: apps take a line with a colon at its end for a heading.
    recipeIngredient: byPart(recipe.ingredients).flatMap(({ part, rows }) => [
      ...(part === null ? [] : [`${part}:`]),
      ...rows.map(ingredientLine),
    ]),
    recipeInstructions: sectionsOf(recipe.instructions),
    ...(recipe.sourceUrl !== null && { isBasedOn: recipe.sourceUrl }),
    ...(recipe.sourceName !== null && { creditText: recipe.sourceName }),
  };
}

function ingredientLine({ name, quantity, unit, notes }: ExportedRecipe['ingredients'][number]): string {
  const line = [amountLabel(quantity, unit), name].filter((text) => text !== '').join(' ');
  return notes === null ? line : `${line}, ${notes}`;
}

type HowToStep = Readonly<Record<'@type' | 'text', string>>;

/** Steps, and a section from each heading to the next. */
function sectionsOf(instructions: readonly string[]): readonly object[] {
  const sections: object[] = [];
  let steps: object[] = sections;
  for (const { text, heading } of numberedSteps(instructions)) {
    if (heading !== null) {
      steps = [];
      sections.push({ '@type': 'HowToSection', name: heading, itemListElement: steps });
    }
    steps.push({ '@type': 'HowToStep', text } satisfies HowToStep);
  }
  return sections;
}
