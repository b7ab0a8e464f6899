import { NO_FACTS, readRecipe } from '../../../../domain/plan/recipeFacts.ts';
import { shownNote } from '../../../../domain/recipes/kitchen/insteadOfNote.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { isAsTyped } from '../../../../domain/shopping/amount/neededAmount.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { shownAmount, shownText } from '../../../../domain/shopping/totals/shownAmount.ts';
import { reader, SOURCE_LANGUAGE } from '../../../../domain/text/reader.ts';
import { factTexts } from '../../labels/factTexts.ts';
import type {
  ExportedIngredient,
  ExportedMeal,
  ExportedTrip,
} from '../../../../domain/trip/transfer/tripExport.ts';

/** A trip to print or read, in the units and words of the reader; its shopping list was made in these units. */
export function exportInUnits(trip: ExportedTrip): ExportedTrip {
  const { meals, shoppingList } = trip;
  return {
    ...trip,
    ...(meals && { meals: meals.map(mealInUnits) }),
    ...(shoppingList && { shoppingList: shoppingList.map(sectionInWords) }),
  };
}

type ShoppingSection = NonNullable<ExportedTrip['shoppingList']>[number];

function sectionInWords({ section, items }: ShoppingSection): ShoppingSection {
  return {
    section,
    items: items.map((item) => ({
      ...item,
      amounts: item.amounts.map(withUnitNames),
      notes: item.notes.map((note) => textInUnits(shownNote(note))),
    })),
  };
}

function mealInUnits(meal: ExportedMeal): ExportedMeal {
  const { recipe, instructions, ingredients } = meal;
  return {
    ...meal,
    recipe: recipe && recipeInWords(recipe),
    instructions: instructions.map((step) => stepInUnits(step)),
    ...(ingredients && { ingredients: ingredients.map(ingredientInUnits) }),
  };
}

/** Stored texts state facts in English: "Serves 8, about 35 minutes." */
function recipeInWords(recipe: string): string {
  if (reader().language === SOURCE_LANGUAGE) return recipe;
  const { facts, text } = readRecipe(recipe);
  return [factTexts(facts ?? NO_FACTS).join(', '), text ?? ''].filter(Boolean).join('\n');
}

/** With the amount that its meal shows. */
function ingredientInUnits(ingredient: ExportedIngredient): ExportedIngredient {
  const { notes, used, isTyped = false, amount = ingredient } = ingredient;
  const text = shownText(
    shownAmount(amount, chosenName(ingredient), isAsTyped({ ...ingredient, isTyped, amount })),
  );
  return {
    ...ingredient,
    quantity: withUnitNames(text),
    unit: null,
    notes: notes && textInUnits(notes),
    used: used && textInUnits(used),
  };
}
