import { t } from '@lingui/core/macro';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { undoAction } from '../forms/undoAction.ts';
import { errorMessage } from '../gql/errorMessage.ts';
import { apiMealType } from '../gql/mealEnums.ts';
import { oneLine } from '../labels/plainText.ts';
import { showError, showToast } from '../ui/feedback/toaster.tsx';
import { PlannedMealFragmentDoc } from '../gql/fragments/PlannedMeal.generated.ts';
import { mealName, type Meal } from './slot.ts';
import { useSwapMealsMutation } from './SwapMeals.generated.ts';
import { useReadDishes } from './useReadDishes.ts';
import { refreshTripCounts } from './tripCounts.ts';

/** Exchanges the slots of two meals optimistically. Shows success or failure; never rejects. */
export function useSwapMeals(tripId: string): (meal: Meal, other: Meal) => Promise<void> {
  const [swapMeals] = useSwapMealsMutation();
  const { cache } = useApolloClient();
  const readDishes = useReadDishes(tripId);
  return useCallback(
    async (meal, other) => {
      const swap = (slot: Meal, otherSlot: Meal) => {
        const [moved, movedOther] = [inSlotOf(cache, meal, slot), inSlotOf(cache, other, otherSlot)];
        return swapMeals({
          variables: { input: { mealId: meal.id, otherMealId: other.id, tripId } },
          ...(moved !== null &&
            movedOther !== null && { optimisticResponse: { swapMeals: { meals: [moved, movedOther] } } }),
          update: (seen) => refreshTripCounts(seen, tripId),
        });
      };
      try {
        await swap(other, meal);
      } catch (error) {
        showError(errorMessage(error, t`Failed to swap meals`));
        return;
      }
      await readDishes();
      showToast({
        kind: 'success',
        title: t`Meals swapped`,
        description: t`${oneLine(mealName(meal))} and ${oneLine(mealName(other))}`,
        action: undoAction(async () => {
          // Undone before, though its answer was lost, or moved since.
          if (!isIn(cache, meal, other) || !isIn(cache, other, meal)) return;
          await swap(meal, other);
          await readDishes();
        }),
      });
    },
    [tripId, cache, swapMeals, readDishes],
  );
}

/** The cached meal as it would be in the slot of another. */
function inSlotOf(cache: ApolloCache, meal: Meal, { date, type }: Meal) {
  const known = cached(cache, meal);
  return known === null ? null : { ...known, date, type: apiMealType(type) };
}

/** Whether a meal is where another one was. */
function isIn(cache: ApolloCache, meal: Meal, { date, type }: Meal): boolean {
  const known = cached(cache, meal);
  return known?.date === date && known.type === apiMealType(type);
}

function cached(cache: ApolloCache, { id }: Meal) {
  return cache.readFragment({
    from: { __typename: 'Meal', id },
    fragment: PlannedMealFragmentDoc,
    fragmentName: 'PlannedMeal',
  });
}
