import { textOrNull } from '../recipe/cleanText.ts';
import { readIngredients } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { type JsonObject } from '../page/jsonObject.ts';
import { addressOf, minutesOf, textOf } from './jsonFields.ts';

export function isPaprika(recipe: JsonObject): boolean {
  return typeof recipe['directions'] === 'string' && typeof recipe['ingredients'] === 'string';
}

export function ofPaprika(recipe: JsonObject): RawRecipe {
  return {
    name: textOrNull(textOf(recipe['name'])),
    description: textOrNull(textOf(recipe['description']) || textOf(recipe['notes'])),
    yields: [textOf(recipe['servings'])],
    minutes: minutesOf(recipe['total_time'], recipe['prep_time'], recipe['cook_time']),
    ...readIngredients([textOf(recipe['ingredients'])]),
    steps: cleanSteps([textOf(recipe['directions'])]),
    urls: addressOf(recipe['source_url']),
    publisher: textOrNull(textOf(recipe['source'])),
  };
}
