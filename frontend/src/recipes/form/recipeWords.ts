import { byPart } from '../../../../domain/recipes/partHeading.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { RecipeIngredientInput } from '../../gql/schema.generated.ts';
import { durationLabel } from '../../../../domain/text/dates/durations.ts';
import type { Words } from '../../forms/conflict.ts';
import { difficultyLabel, equipmentLabel } from '../recipeTexts.ts';
import type { RecipeValues } from './recipeForm.ts';

/** How a conflict shows the fields of a recipe. */
export const RECIPE_WORDS: Words<RecipeValues> = {
  name: { label: 'Recipe name', word: 'name', text: ({ name }) => name },
  description: { label: 'Description', word: 'description', text: ({ description }) => description ?? '' },
  servings: {
    label: 'Written for',
    word: 'portions',
    text: ({ servings }) => (servings === null ? '' : portionsLabel(servings * 4)),
  },
  minutes: {
    label: 'Time',
    word: 'time',
    text: ({ minutes }) => (minutes === null ? '' : durationLabel(minutes)),
  },
  difficulty: {
    label: 'Difficulty',
    word: 'difficulty',
    text: ({ difficulty }) => (difficulty === null ? '' : difficultyLabel(difficulty)),
  },
  ingredients: {
    label: 'Ingredients',
    word: 'ingredients',
    text: ({ ingredients }) =>
      byPart(ingredients)
        .flatMap(({ part, rows }) => [...(part === null ? [] : [`${part}:`]), ...rows.map(ingredientText)])
        .join('\n'),
  },
  instructions: {
    label: 'Instructions',
    word: 'instructions',
    text: ({ instructions }) => instructions.join('\n'),
  },
  mealTypes: {
    label: 'For',
    word: 'meals',
    text: ({ mealTypes }) => mealTypes.map((type) => mealTypeLabel(mealTypeOf(type))).join(', '),
  },
  equipment: {
    label: 'Cooked with',
    word: 'equipment',
    text: ({ equipment }) => equipment.map(equipmentLabel).join(', '),
  },
  sourceName: { label: 'Source', word: 'source', text: ({ sourceName }) => sourceName ?? '' },
  sourceUrl: { label: 'Web address', word: 'address', text: ({ sourceUrl }) => sourceUrl ?? '' },
};

/** "400 g Red lentils, rinsed, or Brown lentils" */
function ingredientText({ name, quantity, unit, notes, alternatives }: RecipeIngredientInput): string {
  const what = [shownNumbers(amountLabel(quantity ?? null, unit ?? null)), name]
    .filter((part) => part !== '')
    .join(' ');
  return [what, notes ?? '', ...(alternatives ?? []).map((other) => `or ${other}`)]
    .filter((part) => part !== '')
    .join(', ');
}
