import type { MealType } from '../../../../../domain/plan/meal.ts';
import type { EmptySlotReason } from '../../../../../domain/plan/suggestionOptions.ts';
import type { CalendarDate } from '../../../../../domain/time/calendarDate.ts';
import type { QuantityText } from '../../../../../domain/shopping/amount/quantitySum.ts';
import { batchesFor, minutesFor, servingLine } from '../../../../../domain/recipes/kitchen/cooking.ts';
import { saysPerPerson } from '../../../../../domain/recipes/kitchen/perPerson.ts';
import { cookingOf } from './batches.ts';
import { cookbook, type Recipe } from '../cookbook/cookbook.ts';
import { fittingRecipesAt, withChosenName, type FittingRecipe } from './fittingRecipes.ts';
import { planMeals, type Place, type PlannedMeal } from './planMeals.ts';
import { countedName } from './countedName.ts';
import { groupAmount, isFried, joinedNotes } from './groupAmount.ts';
import {
  requestAt,
  type SuggestedIngredient,
  type SuggestedMeal,
  type SuggestionRequest,
} from './suggestion.ts';
import { readLikes } from './likes.ts';

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
  const known = mealName.toLowerCase();
  return cookbook().find(({ name }) => name.toLowerCase() === known)?.mainIngredient ?? null;
}

/**
 * Suggests recipes for the free slots. Deterministic.
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
  const fresh = cookbook().filter(({ name }) => !planned.has(name.toLowerCase()));
  const again = new Set(fresh.filter(({ name }) => lovedNames.has(name.toLowerCase())).map(({ id }) => id));
  const likes = { ...readLikes(request.preferences), again };
  const plan = planMeals(fittingRecipesAt(fresh, request), places, likes, seed);
  return {
    meals: plan.meals.map((meal) => suggestedMeal(meal, requestAt(request, meal.place).peopleCount)),
    emptySlots: plan.empty.map(({ place: { date, type }, reason }) => ({ date, type, reason })),
  };
}

function suggestedMeal(
  { place: { date, type }, recipe: { recipe, ingredients } }: PlannedMeal<FittingRecipe>,
  peopleCount: number,
): SuggestedMeal {
  const cooking = cookingOf(recipe);
  const instructions = recipe.instructions.map((step) => ingredients.reduce(withChosenName, step));
  const fries = isFried(recipe.instructions);
  const [minutes, batches] = [minutesFor(cooking, peopleCount), batchesFor(cooking, peopleCount)];
  const recipeText = servingLine(peopleCount, minutes, batches);
  return {
    source: 'cookbook',
    date,
    type,
    name: recipe.name,
    peopleCount,
    description: ingredients.reduce(withChosenName, recipe.description),
    recipe: recipeText,
    minutes,
    instructions,
    cooking: { ...cooking, servingLine: recipeText, perPerson: instructions.filter(saysPerPerson) },
    ingredients: ingredients.map((ingredient) => suggestedIngredient(ingredient, peopleCount, fries)),
  };
}

type Chosen = FittingRecipe['ingredients'][number];

/** The ingredients of a recipe as it is written, for a number of people. */
export function ingredientsFor(
  { ingredients, instructions }: Recipe,
  peopleCount: number,
): Omit<SuggestedIngredient, 'apart' | 'used'>[] {
  const fries = isFried(instructions);
  return ingredients.map((ingredient) => {
    const { name, quantity, unit, notes, alternatives } = suggestedIngredient(
      { ...ingredient, insteadOf: null, apart: [] },
      peopleCount,
      fries,
    );
    return { name, quantity, unit, notes, alternatives };
  });
}

function suggestedIngredient(ingredient: Chosen, peopleCount: number, fries: boolean): SuggestedIngredient {
  const { name, unit, notes, alternatives, insteadOf, apart } = ingredient;
  const { note, used, ...quantity } = groupAmount(ingredient, peopleCount, fries);
  return {
    ...quantity,
    name: nameBeside(quantity, name, unit),
    used,
    alternatives,
    apart,
    notes: joinedNotes([note, notes, insteadOf === null ? null : `instead of ${insteadOf}`]),
  };
}

/** "6 tomatoes", "3 lb tomatoes". */
function nameBeside(bought: QuantityText, name: string, recipeUnit: string | null): string {
  if (bought.unit === null) return countedName(name, bought.quantity);
  // Plural when bought by weight.
  return recipeUnit === null ? countedName(name, '2') : name;
}
