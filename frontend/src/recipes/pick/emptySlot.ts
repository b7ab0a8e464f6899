import type { ApolloCache } from '@apollo/client';
import type { RecipeSlot } from '../slotAddress.ts';
import { SlotMealsFragmentDoc } from './SlotMeals.generated.ts';

/** Whether filling the slot made the meal, so that nothing else is lost if it is deleted. */
export function isNewMeal({ recipeVersion }: { readonly recipeVersion: number }): boolean {
  return recipeVersion === 1;
}

/** What is deleted with the dish of a slot, and whether something was bought for it, which stays. */
export interface Losses {
  readonly ingredients: boolean;
  readonly votes: boolean;
  readonly isBought: boolean;
}

/** All of it if the trip is not known. */
export function lossesOf(cache: ApolloCache, slot: RecipeSlot): Losses {
  const meal = mealIn(cache, slot);
  if (meal === null) return { ingredients: true, votes: true, isBought: false };
  return {
    ingredients: meal === undefined || meal.ingredientCount > meal.purchasedIngredientCount,
    votes: meal === undefined || meal.upVotes + meal.downVotes > 0,
    isBought: meal !== undefined && meal.purchasedIngredientCount > 0,
  };
}

/** Whether nothing is lost if its meal is deleted later. False also if the trip is not known. */
export function isEmptySlot(cache: ApolloCache, slot: RecipeSlot): boolean {
  const meal = mealIn(cache, slot);
  if (meal === null) return false;
  return (
    meal === undefined ||
    (meal.name.trim() === '' && meal.ingredientCount === 0 && meal.assignedToId === null)
  );
}

/** The dish that a recipe replaces; undefined for none, null if the trip is not known. */
function mealIn(cache: ApolloCache, { tripId, date, type, mealId }: RecipeSlot) {
  const trip = cache.readFragment({
    from: { __typename: 'Trip', id: tripId },
    fragment: SlotMealsFragmentDoc,
    fragmentName: 'SlotMeals',
  });
  if (trip === null) return null;
  return trip.meals.find((other) =>
    mealId === undefined
      ? other.date === date && other.type === type && other.position === 0
      : other.id === mealId,
  );
}
