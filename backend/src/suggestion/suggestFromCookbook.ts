import type { MealType } from '../../../domain/meal.ts';
import type { EmptySlotReason } from '../../../domain/suggestionOptions.ts';
import type { CalendarDate } from '../../../domain/calendarDate.ts';
import { COOKBOOK } from './cookbook/cookbook.ts';
import { fittingRecipes, withChosenName, type FittingRecipe } from './fittingRecipes.ts';
import { planMeals, type Place, type PlannedMeal } from './planMeals.ts';
import { countedName } from './countedName.ts';
import { quantityFor } from './quantityFor.ts';
import {
  servingLine,
  type SuggestedIngredient,
  type SuggestedMeal,
  type SuggestionRequest,
} from './suggestion.ts';
import { readWishes } from './wishes.ts';

/** A slot that gets no suggestion, and why. */
export interface EmptySlot {
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly reason: EmptySlotReason;
}

/** What a source suggests for the free slots. */
export interface Suggested {
  readonly meals: readonly SuggestedMeal[];
  readonly emptySlots: readonly EmptySlot[];
}

const MAIN_INGREDIENTS = new Map(
  COOKBOOK.map(({ name, mainIngredient }) => [name.toLowerCase(), mainIngredient]),
);

/** What a meal of that name is mostly made of; null when the cookbook has no such recipe. */
export function mainIngredientOf(mealName: string): string | null {
  return MAIN_INGREDIENTS.get(mealName.toLowerCase()) ?? null;
}

/**
 * Suggests recipes of the built-in cookbook for the free places, for the headcount of the request. The same values give
 * the same suggestions.
 * @param plannedNames names of the meals that the trip has already, none of which is suggested again
 */
export function suggestFromCookbook(
  request: SuggestionRequest,
  places: readonly Place[],
  plannedNames: readonly string[],
  seed: number,
): Suggested {
  const planned = new Set(plannedNames.map((name) => name.toLowerCase()));
  const fresh = COOKBOOK.filter(({ name }) => !planned.has(name.toLowerCase()));
  const plan = planMeals(fittingRecipes(fresh, request), places, readWishes(request.preferences), seed);
  return {
    meals: plan.meals.map((meal) => suggestedMeal(meal, request.peopleCount)),
    emptySlots: plan.empty.map(({ place: { date, type }, reason }) => ({ date, type, reason })),
  };
}

function suggestedMeal(
  { place: { date, type }, recipe: { recipe, ingredients } }: PlannedMeal<FittingRecipe>,
  peopleCount: number,
): SuggestedMeal {
  return {
    ...{ source: 'cookbook', date, type, name: recipe.name },
    description: ingredients.reduce(withChosenName, recipe.description),
    recipe: servingLine(peopleCount, recipe.minutes),
    instructions: recipe.instructions.map((step) => ingredients.reduce(withChosenName, step)),
    ingredients: ingredients.map((ingredient) => suggestedIngredient(ingredient, peopleCount)),
  };
}

type Chosen = FittingRecipe['ingredients'][number];

function suggestedIngredient(
  { name, amount, unit, notes, alternatives, insteadOf }: Chosen,
  peopleCount: number,
): SuggestedIngredient {
  const remarks = [notes, insteadOf === null ? null : `instead of ${insteadOf}`].filter(
    (one) => one !== null,
  );
  const quantity = quantityFor(amount, unit, peopleCount);
  return {
    ...quantity,
    name: unit === null ? countedName(name, quantity.quantity) : name,
    alternatives,
    notes: remarks.length === 0 ? null : remarks.join(', '),
  };
}
