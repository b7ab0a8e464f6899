import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { oneLine } from '../../labels/plainText.ts';
import { firstDish, type Slot } from '../../../../domain/plan/plan.ts';
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

/** Moves a meal, or swaps it with the slot's, optimistically; rolled back if the server refuses. */
export function useMoveMeal(tripId: string): MoveMeal {
  const [updateMeal] = useUpdateMealMutation();
  const swapMeals = useSwapMeals(tripId);
  const { cache } = useApolloClient();
  const readDishes = useReadDishes(tripId);
  return useCallback(
    async (meal, slot) => {
      const drop = slotDrop(meal, slot, true);
      const there = firstDish(slot);
      if (there !== null && drop === 'swap') return swapMeals(meal, there);
      const place = { date: slot.date, type: apiMealType(slot.type) };
      const known = cache.readFragment({
        from: { __typename: 'Meal', id: meal.id },
        fragment: PlannedMealFragmentDoc,
        fragmentName: 'PlannedMeal',
      });
      const others = {
        ...(drop === 'beside' && { beside: true }),
        ...(meal.position === 0 && hasSeveralDishes(cache, tripId) && { wholeSlot: true }),
      };
      const moved = known === null ? null : { ...known, ...place };
      try {
        await updateMeal({
          variables: { input: { id: meal.id, tripId, ...place, ...others } },
          ...(moved !== null && { optimisticResponse: { updateMeal: { meal: moved } } }),
          update: (seen) => {
            // The server replaced this empty row.
            if (there !== null && drop === 'target') forget(seen, { __typename: 'Meal', id: there.id });
            refreshTripCounts(seen, tripId);
          },
        });
      } catch (error) {
        showError(errorMessage(error, t`Failed to update meal`));
        return;
      }
      await readDishes();
      showToast({
        kind: 'success',
        title: t`Meal moved`,
        description: `${oneLine(mealName(meal))}: ${slotLabel(slot)}`,
      });
    },
    [tripId, cache, updateMeal, swapMeals, readDishes],
  );
}
