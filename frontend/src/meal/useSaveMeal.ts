import type { ApolloCache, Reference } from '@apollo/client';
import { useCallback } from 'react';
import { apiMealType } from '../gql/mealEnums.ts';
import type { CreateMealInput, UpdateMealInput } from '../gql/schema.generated.ts';
import { useCreateMealMutation } from './CreateMeal.generated.ts';
import type { SlotId } from './slot.ts';
import { refreshTripCounts } from './tripCounts.ts';
import { useUpdateMealMutation } from './UpdateMeal.generated.ts';

/** Changed fields; absent ones stay. */
export type MealChange = Pick<
  UpdateMealInput & CreateMealInput,
  'name' | 'description' | 'assignedToId' | 'status'
>;

/**
 * Updates a slot's meal, or creates one if `mealId` is null.
 * @throws CONFLICT if the slot was filled meanwhile
 */
export function useSaveMeal(tripId: string) {
  const [createMeal, creation] = useCreateMealMutation();
  const [updateMeal, update] = useUpdateMealMutation();

  const saveMeal = useCallback(
    async (slot: SlotId, mealId: string | null, change: MealChange): Promise<void> => {
      if (mealId === null) {
        const input = { tripId, date: slot.date, type: apiMealType(slot.type), ...change };
        await createMeal({
          variables: { input },
          update: (cache, { data }) => {
            if (data === null || data === undefined) return;
            addToTrip(cache, tripId, data.createMeal.meal.id);
            refreshTripCounts(cache, tripId);
          },
        });
      } else {
        await updateMeal({
          variables: { input: { id: mealId, ...change } },
          update: (cache) => refreshTripCounts(cache, tripId),
        });
      }
    },
    [tripId, createMeal, updateMeal],
  );

  return { saveMeal, isSaving: creation.loading || update.loading };
}

function addToTrip(cache: ApolloCache, tripId: string, mealId: string): void {
  const trip = cache.identify({ __typename: 'Trip', id: tripId });
  if (trip === undefined) return;
  cache.modify<{ meals: readonly Reference[] }>({
    id: trip,
    fields: {
      meals: (meals, { readField, toReference }) => {
        const added = toReference({ __typename: 'Meal', id: mealId });
        const isKnown = meals.some((meal) => readField('id', meal) === mealId);
        return added === undefined || isKnown ? meals : [...meals, added];
      },
    },
  });
}
