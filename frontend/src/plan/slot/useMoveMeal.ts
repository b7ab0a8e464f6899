import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { oneLine } from '../../labels/plainText.ts';
import { firstDish, type Slot } from '../../../../domain/plan/plan.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { undoAction } from '../../forms/undoAction.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { PlannedMealFragmentDoc } from '../../gql/fragments/PlannedMeal.generated.ts';
import { mealName, type Meal } from '../slot.ts';
import { slotDrop } from './slotDrop.ts';
import { hasSeveralDishes, useReadDishes } from '../useReadDishes.ts';
import { useSwapMeals } from '../useSwapMeals.ts';
import { refreshTripCounts } from '../tripCounts.ts';
import { useUpdateMealMutation } from '../UpdateMeal.generated.ts';

/** Shows success or failure; never rejects. */
export type MoveMeal = (meal: Meal, slot: Slot<Meal>) => Promise<void>;

/**
 * Moves a meal, or swaps it with the slot's, optimistically; rolled back if the server refuses.
 * @param canUndo whether the meal has a slot to go back to
 */
export function useMoveMeal(tripId: string, canUndo: boolean): MoveMeal {
  const [updateMeal] = useUpdateMealMutation();
  const swapMeals = useSwapMeals(tripId);
  const { cache } = useApolloClient();
  const readDishes = useReadDishes(tripId);
  return useCallback(
    async (meal, slot) => {
      const drop = slotDrop(meal, slot, true);
      const there = firstDish(slot);
      if (there !== null && drop === 'swap') return swapMeals(meal, there);
      const hasOthers = meal.position === 0 && hasSeveralDishes(cache, tripId);
      const wholeSlot = hasOthers && { wholeSlot: true };
      const moveTo = ({ date, type }: MealTime, isBeside = false) => {
        const place = { date, type: apiMealType(type) };
        const known = cache.readFragment({
          from: { __typename: 'Meal', id: meal.id },
          fragment: PlannedMealFragmentDoc,
          fragmentName: 'PlannedMeal',
        });
        const beside = isBeside && { beside: true };
        return updateMeal({
          variables: { input: { id: meal.id, tripId, ...place, ...beside, ...wholeSlot } },
          ...(known !== null && { optimisticResponse: { updateMeal: { meal: { ...known, ...place } } } }),
          update: (seen) => {
            // The server replaced this empty row.
            if (there !== null && drop === 'target') forget(seen, { __typename: 'Meal', id: there.id });
            refreshTripCounts(seen, tripId);
          },
        });
      };
      try {
        await moveTo(slot, drop === 'beside');
      } catch (error) {
        showError(errorMessage(error, t`Failed to update meal`));
        return;
      }
      await readDishes();
      showToast({
        kind: 'success',
        title: t`Meal moved`,
        description: `${oneLine(mealName(meal))}: ${slotLabel(slot)}`,
        ...(canUndo &&
          // A dish that was beside another one lost for whom it is.
          meal.position === 0 && {
            action: undoAction(async () => {
              await moveTo(meal);
              await readDishes();
            }),
          }),
      });
    },
    [tripId, canUndo, cache, updateMeal, swapMeals, readDishes],
  );
}
