import { readIngredients } from '../recipe/ingredientLines.ts';
import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { totalMinutes } from '../recipe/duration.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { isObject, type JsonObject, listOf, property } from './jsonObject.ts';
import { readJson } from './jsonText.ts';
import { addressesIn, ingredientTexts, minutesIn, nameIn, stepTexts, textsIn } from './jsonTexts.ts';

/** Deeper values are ignored. */
const MAX_DEPTH = 40;
/** JSON within JSON is parsed again: a few times at most. */
const DEPTH_OF_STRING = 10;
/** Of a page. */
const MOST_RECIPES = 20;

/**
 * All schema.org recipes in parsed JSON-LD, wherever they are: in lists, `@graph`, `mainEntity`.
 * @param values of all scripts of a page: things can be found by their `@id`
 */
export function recipesInJsonLd(values: readonly unknown[], mostRecipes = MOST_RECIPES): RawRecipe[] {
  const objects = [...objectsIn(values)];
  const recipes = objects
    .filter(isRecipe)
    .map((recipe) => ({ recipe, isWhole: ingredientsOf(recipe) !== undefined }));
  // Links to further recipes are recipes without ingredients.
  const whole = recipes.filter(({ isWhole }) => isWhole);
  const byId = thingsById(objects);
  return (whole.length > 0 ? whole : recipes)
    .slice(0, mostRecipes)
    .map(({ recipe }) => rawRecipe(recipe, byId));
}

/** Recipes in a site's own JSON, by usual names: ingredients, most with an amount first, beside steps and a name. */
export function recipesInData(values: readonly unknown[]): RawRecipe[] {
  return [...objectsIn(values)]
    .filter((object) => {
      const ingredients = ingredientsOf(object);
      return Array.isArray(ingredients) && ingredients.length > 1 && stepsOf(object) !== undefined;
    })
    .slice(0, MOST_RECIPES)
    .map((recipe) => rawRecipe(recipe, new Map()))
    .filter(({ name, ingredients }) => {
      const amounts = ingredients.filter((line) => /^\p{N}/u.test(line));
      return name !== null && amounts.length * 2 >= ingredients.length;
    });
}

/** Also objects in strings of JSON, as frameworks pass JSON-LD to the browser. */
function* objectsIn(values: readonly unknown[]): Generator<JsonObject> {
  const pending = [{ value: values as unknown, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (isObject(value)) yield value;
    if (depth >= MAX_DEPTH) continue;
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value).toReversed()) pending.push({ value: inner, depth: depth + 1 });
    else if (typeof value === 'string' && /^\s*[[{]/.test(value) && value.includes('recipeIngredient'))
      pending.push({ value: readJson(value), depth: depth + DEPTH_OF_STRING });
  }
}

function thingsById(objects: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  const byId = new Map<string, JsonObject>();
  for (const object of objects) {
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object);
  }
  return byId;
}

function isRecipe(object: JsonObject): boolean {
  const isTyped = listOf(object['@type']).some(
    (type) => typeof type === 'string' && /(?:^|[/:#])recipe\/?$/i.test(type.trim()),
  );
  return isTyped || 'recipeIngredient' in object;
}

function ingredientsOf(recipe: JsonObject): unknown {
  return property(recipe, 'recipeIngredient', 'ingredients', 'ingredient', 'supply');
}

function stepsOf(recipe: JsonObject): unknown {
  return property(recipe, 'recipeInstructions', 'instructions', 'step', 'steps', 'directions', 'method');
}

function rawRecipe(recipe: JsonObject, byId: ReadonlyMap<string, JsonObject>): RawRecipe {
  const things = { byId, usedIds: new Set<string>() };
  const minutesOf = (name: string) => minutesIn(property(recipe, name));
  return {
    name: textOrNull(textsIn(property(recipe, 'name', 'headline', 'title'))[0]),
    description: textOrNull(textsIn(property(recipe, 'description'))[0]),
    yields: textsIn(property(recipe, 'recipeYield', 'yield', 'servings')).flatMap((text) => linesOf(text)),
    minutes: totalMinutes({
      total: minutesOf('totalTime'),
      prep: minutesOf('prepTime'),
      cook: minutesOf('cookTime'),
    }),
    ...readIngredients(ingredientTexts(ingredientsOf(recipe), things)),
    steps: cleanSteps(stepTexts(stepsOf(recipe), things)),
    urls: [
      ...addressesIn(property(recipe, 'isBasedOn')),
      ...addressesIn(property(recipe, 'url')),
      ...addressesIn(property(recipe, 'mainEntityOfPage')),
      ...addressesIn(recipe['@id']),
    ],
    publisher:
      [property(recipe, 'publisher'), property(recipe, 'creditText'), property(recipe, 'author')]
        .map((one) => nameIn(one, byId))
        .find((name) => name !== null) ?? null,
  };
}
