import { recipesInJsonLd } from '../page/jsonLd.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { isObject, type JsonObject } from '../page/jsonObject.ts';
import { objectsOf } from './jsonFields.ts';
import { isMealie, isMealieBackup, ofMealie, ofMealieBackup } from './mealie.ts';
import { isPaprika, ofPaprika } from './paprika.ts';
import { isTandoor, ofTandoor } from './tandoor.ts';

/** The first recipes in a JSON value of Paprika, Tandoor, Mealie or RecipeSage, or in schema.org JSON-LD. */
export function recipesInJson(value: unknown, most: number): RawRecipe[] {
  if (isMealieBackup(value)) return ofMealieBackup(value).filter(hasContent).slice(0, most);
  const list = isObject(value) ? (value['recipes'] ?? value) : value;
  const recipes: RawRecipe[] = [];
  for (const one of objectsOf(list)) {
    if (recipes.length >= most) break;
    recipes.push(...recipesOfApp(one, most).filter(hasContent));
  }
  return recipes.slice(0, most);
}

function recipesOfApp(value: JsonObject, most: number): RawRecipe[] {
  if (isPaprika(value)) return [ofPaprika(value)];
  if (isTandoor(value)) return [ofTandoor(value)];
  if (isMealie(value)) return [ofMealie(value)];
  return recipesInJsonLd([value], most);
}

function hasContent({ ingredients, steps }: RawRecipe): boolean {
  return ingredients.length > 0 || steps.length > 0;
}
