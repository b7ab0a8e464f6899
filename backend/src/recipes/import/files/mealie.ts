import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { asHeading } from '../recipe/headings.ts';
import { readIngredients } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { isObject, listOf, type JsonObject } from '../page/jsonObject.ts';
import { addressOf, decimalText, minutesOf, nameOf, objectsOf, textOf, withNote } from './jsonFields.ts';

/** Its API writes `recipeIngredient`, its exports `recipe_ingredient`; schema.org has a type. */
export function isMealie(recipe: JsonObject): boolean {
  return !('@type' in recipe) && Array.isArray(fieldOf(recipe, 'recipeIngredient'));
}

export function ofMealie(recipe: JsonObject): RawRecipe {
  const field = (name: string) => fieldOf(recipe, name);
  const servings = field('recipeServings');
  return {
    name: textOrNull(textOf(field('name'))),
    description: textOrNull(textOf(field('description'))),
    yields:
      typeof servings === 'number' && servings > 0 ? [servings.toString()] : [textOf(field('recipeYield'))],
    minutes: minutesOf(field('totalTime'), field('prepTime'), field('performTime'), field('cookTime')),
    ...readIngredients(listOf(field('recipeIngredient')).flatMap(withTitle(ingredientLine))),
    steps: cleanSteps(
      listOf(field('recipeInstructions'))
        .flatMap(withTitle(stepText))
        .flatMap((text) => linesOf(text)),
    ),
    urls: addressOf(recipe['orgURL'], recipe['org_url']),
    publisher: null,
  };
}

function fieldOf(recipe: JsonObject, name: string): unknown {
  return recipe[name] ?? recipe[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

/** Mealie keeps the heading of a part in its first row. */
function withTitle(textIn: (row: unknown) => string): (row: unknown) => string[] {
  return (row) => {
    const title = isObject(row) ? asHeading(textOf(row['title'])) : null;
    return title === null ? [textIn(row)] : [title, textIn(row)];
  };
}

function stepText(step: unknown): string {
  return isObject(step) ? textOf(step['text']) : textOf(step);
}

function ingredientLine(ingredient: unknown): string {
  if (!isObject(ingredient)) return textOf(ingredient);
  const shown = textOf(ingredient['display']) || textOf(fieldOf(ingredient, 'originalText'));
  if (shown !== '') return shown;
  const food = nameOf(ingredient['food']);
  const quantity = ingredient['quantity'];
  // A line without a food is a text, for which Mealie stores the quantity 1.
  const isAmountOff = fieldOf(ingredient, 'disableAmount') === true || quantity === 0 || food === '';
  const amount = isAmountOff ? '' : decimalText(quantity);
  return withNote([amount, nameOf(ingredient['unit']), food], textOf(ingredient['note']));
}

/** `database.json` of a backup: every table as a list of rows. */
export function isMealieBackup(value: unknown): value is JsonObject {
  return isObject(value) && Array.isArray(value['recipes_ingredients']) && Array.isArray(value['recipes']);
}

export function ofMealieBackup(tables: JsonObject): RawRecipe[] {
  const foods = byId(tables['ingredient_foods']);
  const units = byId(tables['ingredient_units']);
  const ingredients = ofRecipes(tables['recipes_ingredients']);
  const steps = ofRecipes(tables['recipe_instructions']);
  return objectsOf(tables['recipes']).map((recipe) =>
    ofMealie({
      ...recipe,
      recipeIngredient: (ingredients.get(recipe['id']) ?? []).map((row) => ({
        ...row,
        food: foods.get(row['food_id']),
        unit: units.get(row['unit_id']),
      })),
      recipeInstructions: steps.get(recipe['id']) ?? [],
    }),
  );
}

function byId(table: unknown): ReadonlyMap<unknown, JsonObject> {
  return new Map(objectsOf(table).map((row) => [row['id'], row]));
}

/** Rows by recipe, in their order. */
function ofRecipes(table: unknown): ReadonlyMap<unknown, readonly JsonObject[]> {
  const position = (row: JsonObject) => (typeof row['position'] === 'number' ? row['position'] : 0);
  const rows = new Map<unknown, JsonObject[]>();
  for (const row of objectsOf(table).toSorted((one, other) => position(one) - position(other))) {
    const own = rows.get(row['recipe_id']);
    if (own === undefined) rows.set(row['recipe_id'], [row]);
    else own.push(row);
  }
  return rows;
}
