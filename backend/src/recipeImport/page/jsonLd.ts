import { cleanIngredientLines } from '../recipe/ingredientLines.ts';
import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { readMinutes } from '../recipe/duration.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { readJson } from './jsonText.ts';
import { rowsOfMarkup, textOfMarkup } from './markupText.ts';

type JsonObject = Readonly<Record<string, unknown>>;
type Things = Map<string, JsonObject>;
type ThingsById = ReadonlyMap<string, JsonObject>;

/** Deeper values are ignored. */
const MAX_DEPTH = 40;
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

/** Recipes in a site's own JSON, by the usual names: a list of ingredients beside steps and a name. */
export function recipesInData(values: readonly unknown[]): RawRecipe[] {
  return [...objectsIn(values)]
    .filter((object) => {
      const ingredients = ingredientsOf(object);
      return Array.isArray(ingredients) && ingredients.length > 1 && stepsOf(object) !== undefined;
    })
    .slice(0, MOST_RECIPES)
    .map((recipe) => rawRecipe(recipe, new Map()))
    .filter(({ name, ingredients }) => name !== null && ingredients.some((line) => /\p{N}/u.test(line)));
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
      pending.push({ value: readJson(value), depth: depth + MAX_DEPTH / 4 });
  }
}

function thingsById(objects: readonly JsonObject[]): ThingsById {
  const byId = new Map<string, JsonObject>();
  for (const object of objects) {
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object);
  }
  return byId;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** @param property without prefix; its case is ignored */
function property(object: JsonObject, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (isPresent(object[name])) return object[name];
    const loose = Object.keys(object).find(
      (key) => key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '').toLowerCase() === name.toLowerCase(),
    );
    if (loose !== undefined && isPresent(object[loose])) return object[loose];
  }
  return undefined;
}

function isPresent(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function rawRecipe(recipe: JsonObject, byId: ThingsById): RawRecipe {
  const unused = new Map(byId);
  const minutesOf = (name: string) => minutesIn(property(recipe, name));
  const [total, prep, cook] = ['totalTime', 'prepTime', 'cookTime'].map(minutesOf);
  return {
    name: textOrNull(textsIn(property(recipe, 'name', 'headline', 'title'))[0]),
    description: textOrNull(textsIn(property(recipe, 'description'))[0]),
    yields: textsIn(property(recipe, 'recipeYield', 'yield', 'servings')).flatMap((text) => linesOf(text)),
    minutes: total ?? ((prep ?? 0) + (cook ?? 0) || null),
    ingredients: cleanIngredientLines(ingredientTexts(ingredientsOf(recipe), unused)),
    steps: cleanSteps(stepTexts(stepsOf(recipe), unused)),
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

/** Texts of a string, number, `@value`, `name` or QuantitativeValue, or of a list of them. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [textOfMarkup(value)];
  if (typeof value === 'number') return [value.toString()];
  if (Array.isArray(value) && depth < 4) return value.flatMap((one) => textsIn(one, depth + 1));
  if (!isObject(value) || depth >= 4) return [];
  const amount = [property(value, 'value', 'minValue'), property(value, 'unitText')].flatMap((one) =>
    textsIn(one, depth + 1),
  );
  if (amount.length > 0) return [amount.join(' ')];
  return textsIn(value['@value'] ?? property(value, 'text', 'name'), depth + 1);
}

function minutesIn(value: unknown): number | null {
  const [first] = listOf(value);
  const time = isObject(first)
    ? (first['@value'] ?? property(first, 'minValue', 'value', 'name', 'maxValue'))
    : first;
  return (
    textsIn(time)
      .map((text) => readMinutes(text))
      .find((minutes) => minutes !== null) ?? null
  );
}

function ingredientTexts(value: unknown, unused: Things, depth = 0): string[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((one) => ingredientTexts(one, unused, depth + 1));
  if (typeof value === 'string') return rowsOfMarkup(value) ?? textsIn(value);
  if (!isObject(value)) return textsIn(value);
  const thing = resolved(value, unused);
  const inner = property(thing, 'itemListElement', 'recipeIngredient', 'ingredients', 'items', 'item');
  if (inner !== undefined) return ingredientTexts(inner, unused, depth + 1);
  const amount = property(thing, 'amount', 'quantity', 'requiredQuantity', 'value');
  const unit = property(thing, 'unit', 'unitText', 'measure');
  const name = property(thing, 'name', 'text', 'ingredient', '@value');
  if (amount === undefined && name === undefined && !('@type' in thing))
    return ingredientTexts(Object.values(thing), unused, depth + 1);
  return [[amount, unit, name].flatMap((part) => textsIn(part)).join(' ')].filter((text) => text !== '');
}

function stepTexts(value: unknown, unused: Things, depth = 0): string[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepTexts(one, unused, depth + 1));
  if (!isObject(value)) return textsIn(value);
  const thing = resolved(value, unused);
  const inner = property(thing, 'itemListElement', 'steps', 'step', 'item', 'recipeInstructions');
  if (inner !== undefined && typeof inner !== 'number') {
    const steps = stepTexts(inner, unused, depth + 1);
    if (steps.length > 0) return steps;
  }
  const text = property(thing, 'text', 'description', 'name', '@value');
  if (text === undefined && !('@type' in thing)) return stepTexts(Object.values(thing), unused, depth + 1);
  return textsIn(text);
}

/** What a reference, an object with nothing but an `@id`, refers to. Each thing is used once, so that none can multiply. */
function resolved(object: JsonObject, unused: Things): JsonObject {
  const id = object['@id'];
  if (typeof id !== 'string' || Object.keys(object).length > 1) return object;
  const thing = unused.get(id);
  unused.delete(id);
  return thing ?? NOTHING;
}

const NOTHING: JsonObject = { '@type': 'Thing' };

function addressesIn(value: unknown): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    return isObject(one) ? listOf(one['@id'] ?? one['url']).filter((each) => typeof each === 'string') : [];
  });
}

function nameIn(value: unknown, byId: ThingsById): string | null {
  const [first] = listOf(value);
  if (typeof first === 'string') return /^https?:/.test(first) ? null : textOrNull(textOfMarkup(first));
  if (!isObject(first)) return null;
  const id = first['@id'];
  const named = property(first, 'name') ?? (typeof id === 'string' ? byId.get(id)?.['name'] : undefined);
  return textOrNull(textsIn(named)[0]);
}
