import type { QuantityText } from '../../../../../domain/shopping/amount/quantitySum.ts';
import { batchesFor, minutesFor, servingLine } from '../../../../../domain/recipes/kitchen/cooking.ts';
import { insteadOfNote } from '../../../../../domain/recipes/kitchen/insteadOfNote.ts';
import { saysPerPerson } from '../../../../../domain/recipes/kitchen/perPerson.ts';
import type { Recipe } from '../cookbook/cookbook.ts';
import { cookingOf } from './batches.ts';
import { countedName } from './countedName.ts';
import { withChosenName, type FittingRecipe } from './fittingRecipes.ts';
import { groupAmount, isFried, joinedNotes } from './groupAmount.ts';
import type { SuggestedDish, SuggestedIngredient } from './suggestion.ts';

/** A recipe as a number of people cook it. */
export function suggestedDish({ recipe, ingredients }: FittingRecipe, peopleCount: number): SuggestedDish {
  const cooking = cookingOf(recipe);
  const instructions = recipe.instructions.map((step) => ingredients.reduce(withChosenName, step));
  const fries = isFried(recipe.instructions);
  const [minutes, batches] = [minutesFor(cooking, peopleCount), batchesFor(cooking, peopleCount)];
  const recipeText = servingLine(peopleCount, minutes, batches);
  return {
    source: 'cookbook',
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
    notes: joinedNotes([note, notes, insteadOf === null ? null : insteadOfNote(insteadOf)]),
  };
}

/** "6 tomatoes", "3 lb tomatoes". */
function nameBeside(bought: QuantityText, name: string, recipeUnit: string | null): string {
  if (bought.unit === null) return countedName(name, bought.quantity);
  // Plural when bought by weight.
  return recipeUnit === null ? countedName(name, '2') : name;
}
