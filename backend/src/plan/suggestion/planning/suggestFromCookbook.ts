import type { MealType } from '../../../../../domain/plan/meal.ts';
import type { EmptySlotReason } from '../../../../../domain/plan/suggestionOptions.ts';
import type { CalendarDate } from '../../../../../domain/time/calendarDate.ts';
import { cookbook } from '../cookbook/cookbook.ts';
import { isNamed } from '../cookbook/recipe.ts';
import { dishChoices, isSide, peopleWithout, withDishesBeside, type FirstDish } from './dishesBeside.ts';
import { fittingRecipesAt, type FittingRecipe } from './fittingRecipes.ts';
import { readLikes } from './likes.ts';
import { planMeals, suits, type Place } from './planMeals.ts';
import { suggestedDish } from './suggestedDish.ts';
import { requestAt, type SuggestedMeal, type SuggestionRequest } from './suggestion.ts';

export interface EmptySlot {
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly reason: EmptySlotReason;
}

export interface Suggested {
  readonly meals: readonly SuggestedMeal[];
  readonly emptySlots: readonly EmptySlot[];
}

/** Null outside the cookbook. */
export function mainIngredientOf(mealName: string): string | null {
  const names = new Set([mealName.toLowerCase()]);
  return cookbook().find((recipe) => isNamed(recipe, names))?.mainIngredient ?? null;
}

/**
 * Suggests recipes for the free slots, with the dishes beside them. Deterministic.
 * @param plannedNames not suggested again
 * @param lovedNames preferred, in lower case
 */
export function suggestFromCookbook(
  request: SuggestionRequest,
  places: readonly Place[],
  plannedNames: readonly string[],
  seed: number,
  lovedNames: ReadonlySet<string> = new Set(),
): Suggested {
  const planned = new Set(plannedNames.map((name) => name.toLowerCase()));
  const mains = cookbook().filter((recipe) => !isSide(recipe));
  const fresh = mains.filter((recipe) => !isNamed(recipe, planned));
  const again = new Set(fresh.filter((recipe) => isNamed(recipe, lovedNames)).map(({ id }) => id));
  const likes = { ...readLikes(request.preferences), again };
  const choices = dishChoices(request);
  const fitting = fittingRecipesAt(fresh, request);
  const isWhole = (place: Place, { withoutPlate }: FittingRecipe) =>
    withoutPlate.length === 0 || choices.secondsAt(place, withoutPlate).length > 0;
  const fittingAt = (place: Place) =>
    fitting(place).filter((recipe) => suits(recipe, place) && isWhole(place, recipe));
  const plan = planMeals(fittingAt, places, likes, seed);
  const firsts = plan.meals.map(({ place, recipe }): FirstDish => {
    const { kind, mainIngredient, withoutPlate } = recipe;
    const people = peopleWithout(requestAt(request, place), withoutPlate);
    const meal = { ...suggestedDish(recipe, people), ...slotOf(place) };
    return { place, meal, kind, mainIngredient, withoutPlate };
  });
  return {
    meals: withDishesBeside(firsts, choices, request, plannedNames, seed),
    emptySlots: plan.empty.map(({ place, reason }) => ({ ...slotOf(place), reason })),
  };
}

function slotOf({ date, type }: Place): Pick<Place, 'date' | 'type'> {
  return { date, type };
}
