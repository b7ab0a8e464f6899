import { t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { AssignMealFragment } from '../AssignMeal.generated.ts';
import type { RecipeQuery } from '../recipe/Recipe.generated.ts';
import { mealOf, type Meal } from '../slot.ts';
import { refreshTripCounts } from '../tripCounts.ts';
import { useEditMealMutation } from './EditMeal.generated.ts';
import {
  mealEdit,
  mealEditChange,
  mealEditParser,
  mealEditValues,
  mealEditWords,
  savedMealValues,
  type MealEdit,
  type MealEditValues,
} from './mealEdit.ts';

/** Draft key. */
export function mealDraft(mealId: string): string {
  return `meal.${mealId}`;
}

interface MealEditOptions {
  readonly trip: Pick<AssignMealFragment, 'id' | 'participants'>;
  readonly meal: Meal;
  /** Undefined while unknown. */
  readonly details: RecipeQuery['meal'] | undefined;
  readonly saving: Saving;
  readonly isEditing: boolean;
}

/** The form of a planned meal, saved at once. */
export function useMealEdit({ trip, meal, details, saving, isEditing }: MealEditOptions) {
  const [editMeal] = useEditMealMutation();
  const words = mealEditWords(trip.participants);
  const entity = useEntityForm<MealEdit, MealEditValues>({
    saving,
    isOpen: isEditing,
    tripId: trip.id,
    key: isEditing ? mealDraft(meal.id) : null,
    current: mealEdit(meal, details ?? null),
    schema: mealEditParser,
    words,
    before: mealEditValues,
    theirs: savedMealValues,
    save: async (mine, fields, version) => {
      const input = { id: meal.id, tripId: trip.id, ...mealEditChange(mine, fields), version };
      const { data } = await editMeal({
        variables: { input, hasAmounts: fields.includes('servings') },
        update: (cache) => refreshTripCounts(cache, trip.id),
      });
      const saved = data?.updateMeal.meal;
      return saved === undefined ? null : mealEdit(mealOf(saved), saved);
    },
    failure: (error) => errorMessage(error, t`Failed to update meal`),
    onInvalid: (errors) => {
      const description = firstMessage(errors, ['name', 'description', 'assignedToId']);
      showError(description, t`Validation Error`);
    },
  });
  return { ...entity, words };
}

export type MealEditing = ReturnType<typeof useMealEdit>;
