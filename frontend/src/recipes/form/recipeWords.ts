import { t } from '@lingui/core/macro';
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
  name: { label: t`Recipe name`, text: ({ name }) => name },
  description: { label: t`Description`, text: ({ description }) => description ?? '' },
  servings: {
    label: t`Amounts for`,
    text: ({ servings }) => (servings === null ? '' : portionsLabel(servings * 4)),
  },
  minutes: { label: t`Time`, text: ({ minutes }) => (minutes === null ? '' : durationLabel(minutes)) },
  difficulty: {
    label: t`Difficulty`,
    text: ({ difficulty }) => (difficulty === null ? '' : difficultyLabel(difficulty)),
  },
  ingredients: {
    label: t`Ingredients`,
    text: ({ ingredients }) =>
      byPart(ingredients)
        .flatMap(({ part, rows }) => [...(part === null ? [] : [`${part}:`]), ...rows.map(ingredientText)])
        .join('\n'),
  },
  instructions: { label: t`Instructions`, text: ({ instructions }) => instructions.join('\n') },
  mealTypes: {
    label: t`For`,
    text: ({ mealTypes }) => mealTypes.map((type) => mealTypeLabel(mealTypeOf(type))).join(', '),
  },
  equipment: { label: t`Cooked with`, text: ({ equipment }) => equipment.map(equipmentLabel).join(', ') },
  sourceName: { label: t`Source`, text: ({ sourceName }) => sourceName ?? '' },
  sourceUrl: { label: t`Web address`, text: ({ sourceUrl }) => sourceUrl ?? '' },
};

/** "400 g Red lentils, rinsed, or Brown lentils" */
function ingredientText({ name, quantity, unit, notes, alternatives }: RecipeIngredientInput): string {
  const what = [shownNumbers(amountLabel(quantity ?? null, unit ?? null)), name]
    .filter((part) => part !== '')
    .join(' ');
  return [what, notes ?? '', ...(alternatives ?? []).map((other) => t`or ${other}`)]
    .filter((part) => part !== '')
    .join(', ');
}
