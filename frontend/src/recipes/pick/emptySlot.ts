import type { ApolloCache } from '@apollo/client';
import type { RecipeSlot } from '../slotAddress.ts';
import { SlotMealsFragmentDoc } from './SlotMeals.generated.ts';

/** Whether filling the slot made the meal, so that nothing else is lost if it is deleted. */
export function isNewMeal({ recipeVersion }: { readonly recipeVersion: number }): boolean {
  return recipeVersion === 1;
}

/** Whether nothing is lost if its meal is deleted later. False also if the trip is not known. */
export function isEmptySlot(cache: ApolloCache, { tripId, date, type, mealId }: RecipeSlot): boolean {
  const trip = cache.readFragment({
    from: { __typename: 'Trip', id: tripId },
    fragment: SlotMealsFragmentDoc,
    fragmentName: 'SlotMeals',
  });
  if (trip === null) return false;
  const meal = trip.meals.find((other) =>
    mealId === undefined
      ? other.date === date && other.type === type && other.position === 0
      : other.id === mealId,
  );
  return (
    meal === undefined ||
    (meal.name.trim() === '' && meal.ingredientCount === 0 && meal.assignedToId === null)
  );
}
