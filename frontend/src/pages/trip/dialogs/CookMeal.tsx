import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { noteWithUse } from '../../../../../domain/recipes/kitchen/noteWithUse.ts';
import { isAsTyped } from '../../../../../domain/shopping/amount/neededAmount.ts';
import { portionText } from '../../../../../domain/shopping/amount/portion.ts';
import { chosenName, isReplaced } from '../../../../../domain/shopping/ingredient/ingredient.ts';
import { withRules } from '../../../../../domain/people/verdict/tripRules.ts';
import { mealTypeLabel, mealTypeWord } from '../../../labels/mealTypeLabel.ts';
import { readSteps } from '../../../../../domain/recipes/recipeSteps.ts';
import { readRecipe } from '../../../../../domain/plan/recipeFacts.ts';
import { mealTypeOf } from '../../../gql/mealEnums.ts';
import { useFailure } from '../../../gql/useFailure.ts';
import { shortWeekdayLabel } from '../../../../../domain/text/dates/dates.ts';
import { useRecipeQuery, type RecipeQuery } from '../../../plan/recipe/Recipe.generated.ts';
import { mealName } from '../../../plan/slot.ts';
import type { DishToCook } from '../../../recipes/kitchen/dish.ts';
import { KitchenDialog } from '../../../recipes/kitchen/KitchenDialog.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { useTripTable } from '../../../people/useTripTable.ts';
import { useLastValue } from '../../../ui/layout/useOpening.ts';
import { allergyLine } from './allergyLine.ts';
import { RecipeLoading } from './RecipeLoading.tsx';

interface CookMealProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  /** Null closes the kitchen view. */
  readonly mealId: string | null;
  readonly onClose: () => void;
}

/** The kitchen view of a planned meal, with the amounts of its table. */
export function CookMeal({ trip: ref, mealId, onClose }: CookMealProps) {
  const trip = useWhoEatsFragment(ref);
  const { table } = useTripTable(trip);
  const { data, error, loading, refetch } = useRecipeQuery(
    mealId === null ? skipToken : { variables: { tripId: trip.id, mealId } },
  );
  const failure = useFailure(error, data !== undefined, mealId ?? '');
  const meal = useLastValue(data?.meal ?? null);
  const dish = useMemo(() => {
    if (meal === null) return null;
    const slot = { date: meal.date, type: mealTypeOf(meal.type) };
    return dishOf(meal, allergyLine(withRules(table.at(slot).eaters, table.rules)));
  }, [meal, table]);
  if (mealId !== null && data === undefined)
    return (
      <RecipeLoading
        title={t`Cook`}
        failure={failure}
        isRetrying={loading}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  if (dish === null) return null;
  return <KitchenDialog dish={dish} isOpen={mealId !== null} onClose={onClose} />;
}

function insteadOf(name: string): string {
  return t`instead of ${name}`;
}

function dishOf(meal: RecipeQuery['meal'], allergies: string | null): DishToCook {
  const type = mealTypeLabel(mealTypeOf(meal.type));
  const day = shortWeekdayLabel(meal.date);
  const word = mealTypeWord(mealTypeOf(meal.type));
  const portions = portionText(meal.portions * 4);
  const { text } = readRecipe(meal.recipe);
  return {
    id: meal.id,
    name: mealName(meal),
    about: t`for ${portions}, ${day} ${word}`,
    portions,
    mealType: type,
    ingredients: meal.ingredients.map((ingredient) => ({
      name: chosenName(ingredient),
      quantity: ingredient.amount.quantity,
      unit: ingredient.amount.unit,
      isTyped: isAsTyped(ingredient),
      notes: [
        isReplaced(ingredient) ? insteadOf(ingredient.name) : '',
        noteWithUse(ingredient.used, ingredient.notes) ?? '',
      ]
        .filter((part) => part !== '')
        .join(', '),
      part: ingredient.part,
    })),
    steps: meal.instructions.length > 0 ? meal.instructions : stepsIn(text),
    allergies,
  };
}

/** A link alone has no steps. */
function stepsIn(text: string | null): readonly string[] {
  return text === null || /^https?:\/\/\S+$/i.test(text) ? [] : readSteps(text);
}
