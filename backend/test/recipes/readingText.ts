import { asText } from '../../../domain/text/asText.ts';
import type { ImportedRecipe, RecipeReading } from '../../src/providers/recipeReader.ts';

/** A reading as the files of expected readings write it; facts that are missing have no line. */
export function readingText(reading: RecipeReading): string {
  if (reading.kind === 'none') return `none: ${asText(reading.reason)}`;
  const others = reading.others.map(
    (other) => `other: ${other.name}, ${other.ingredients.length} ingredients`,
  );
  return [recipeText(reading.recipe), ...others].join('\n');
}

export function recipeText(recipe: ImportedRecipe): string {
  const facts = {
    name: recipe.name,
    about: recipe.description,
    serves: recipe.servings,
    minutes: recipe.minutes,
    from: recipe.sourceName,
  };
  return [
    ...Object.entries(facts).flatMap(([label, fact]) =>
      fact === null || fact === '' ? [] : [`${label}: ${fact}`],
    ),
    ...recipe.ingredients.flatMap(({ line, part }, at) =>
      part === (recipe.ingredients[at - 1]?.part ?? null) ? [`- ${line}`] : [`[${part}]`, `- ${line}`],
    ),
    ...recipe.instructions.map((step) => `> ${step}`),
    ...recipe.problems.map(({ line, message }) => `! ${line === '' ? '' : `${line}: `}${asText(message)}`),
  ].join('\n');
}
