import type { ApolloCache, Reference } from '@apollo/client';
import { useCallback } from 'react';
import type { MealFormField } from '../../../domain/plan/mealFields.ts';
import { apiMealType } from '../gql/mealEnums.ts';
import type { CreateMealInput, UpdateMealInput } from '../gql/schema.generated.ts';
import { useCreateMealMutation } from './CreateMeal.generated.ts';
import type { MealTime } from '../../../domain/plan/mealTime.ts';
import { mealOf, type Meal } from './slot.ts';
import { refreshTripCounts } from './tripCounts.ts';
import { useUpdateMealMutation } from './UpdateMeal.generated.ts';

/** Changed fields; absent ones stay. */
export type MealChange = Pick<
  UpdateMealInput & CreateMealInput,
  MealFormField | 'status' | 'beside' | 'forWhom' | 'isInstead'
> &
  Pick<UpdateMealInput, 'version' | 'wholeSlot'>;

/**
 * Updates a slot's meal, or creates one if `mealId` is null. Resolves to the saved meal.
 * @throws CONFLICT if the slot was filled meanwhile, and with a refusal if a field changed after the version
 */
export function useSaveMeal(tripId: string) {
  const [createMeal, creation] = useCreateMealMutation();
  const [updateMeal, update] = useUpdateMealMutation();

  const saveMeal = useCallback(
    async (slot: MealTime, mealId: string | null, change: MealChange): Promise<Meal | null> => {
      if (mealId === null) {
        const { version: _none, wholeSlot: _no, ...fields } = change;
        const input = { tripId, date: slot.date, type: apiMealType(slot.type), ...fields };
        const { data } = await createMeal({
          variables: { input },
          update: (cache, { data }) => {
            if (data === null || data === undefined) return;
            addToTrip(cache, tripId, data.createMeal.meal.id);
            refreshTripCounts(cache, tripId);
          },
        });
        return data === undefined ? null : mealOf(data.createMeal.meal);
      }
      const { data } = await updateMeal({
        variables: { input: { id: mealId, tripId, ...change } },
        update: (cache) => refreshTripCounts(cache, tripId),
      });
      return data === undefined ? null : mealOf(data.updateMeal.meal);
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
