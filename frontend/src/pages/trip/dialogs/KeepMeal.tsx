import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { chosenName, isReplaced } from '../../../../../domain/shopping/ingredient/ingredient.ts';
import { useAssignMealFragment, type AssignMealFragment } from '../../../plan/AssignMeal.generated.ts';
import { useRecipeQuery, type RecipeQuery } from '../../../plan/recipe/Recipe.generated.ts';
import { sheetMore } from '../../../plan/meal/MealRoom.tsx';
import { KeepMealDialog } from '../../../recipes/keep/KeepMealDialog.tsx';
import { type KeptMeal } from '../../../recipes/keep/keptMeal.ts';
import { RecipeLoading } from './RecipeLoading.tsx';

interface KeepMealProps {
  readonly trip: FragmentType<AssignMealFragment>;
  /** Null closes the dialog. */
  readonly mealId: string | null;
  readonly onClose: () => void;
}

export function KeepMeal({ trip: ref, mealId, onClose }: KeepMealProps) {
  const trip = useAssignMealFragment(ref);
  const meal = trip.meals.find(({ id }) => id === mealId) ?? null;
  const answer = useRecipeQuery(
    meal === null ? skipToken : { variables: { tripId: trip.id, mealId: meal.id } },
  );
  const { data } = answer;
  if (meal !== null && data === undefined)
    return (
      <RecipeLoading
        title={t`Save as recipe`}
        width="sheet"
        answer={answer}
        onClose={onClose}
        finalFocus={sheetMore}
      />
    );
  const kept = meal === null || data === undefined ? null : { ...meal, ...insideOf(data.meal) };
  return <KeepMealDialog meal={kept} onClose={onClose} finalFocus={sheetMore} />;
}

function insideOf({
  description,
  instructions,
  recipe,
  minutes,
  ingredients,
}: RecipeQuery['meal']): Pick<KeptMeal, 'minutes' | 'hasText' | 'swaps'> {
  return {
    minutes,
    hasText: description !== null || recipe !== null || instructions.length > 0,
    swaps: ingredients
      .filter(isReplaced)
      .map((ingredient) => swapText(chosenName(ingredient), ingredient.name)),
  };
}

function swapText(name: string, replaced: string): string {
  return t`${name} instead of ${replaced}`;
}
