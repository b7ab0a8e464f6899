import { cleanIngredientLines } from '../recipe/ingredientLines.ts';
import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { readMinutes } from '../recipe/duration.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { textOfMarkup } from './markupText.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Deeper values are ignored. */
const MAX_DEPTH = 40;
/** Of a page. */
const MOST_RECIPES = 20;

/**
 * All schema.org recipes in parsed JSON-LD, wherever they are: in lists, `@graph`, `mainEntity`.
 * @param values of all scripts of a page: publishers are found by their `@id`
 */
export function recipesInJsonLd(values: readonly unknown[], mostRecipes = MOST_RECIPES): RawRecipe[] {
  const objects = [...objectsIn(values)];
  const byId = new Map<string, JsonObject>();
  for (const object of objects) {
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object);
  }
  const recipes = objects
    .filter(isRecipe)
    .map((recipe) => ({ recipe, isWhole: ingredientsOf(recipe) !== undefined }));
  // Links to further recipes are recipes without ingredients.
  const whole = recipes.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : recipes)
    .slice(0, mostRecipes)
    .map(({ recipe }) => rawRecipe(recipe, byId));
}

function* objectsIn(values: readonly unknown[]): Generator<JsonObject> {
  const pending = [{ value: values as unknown, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (isObject(value)) yield value;
    if (depth < MAX_DEPTH && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value).toReversed()) pending.push({ value: inner, depth: depth + 1 });
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecipe(object: JsonObject): boolean {
  const isTyped = listOf(object['@type']).some(
    (type) => typeof type === 'string' && /(?:^|[/:#])recipe$/i.test(type.trim()),
  );
  return isTyped || 'recipeIngredient' in object;
}

function ingredientsOf(recipe: JsonObject): unknown {
  return property(recipe, 'recipeIngredient', 'ingredients', 'ingredient', 'supply');
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

function rawRecipe(recipe: JsonObject, byId: ReadonlyMap<string, JsonObject>): RawRecipe {
  const minutesOf = (name: string) => minutesIn(property(recipe, name));
  const [total, prep, cook] = ['totalTime', 'prepTime', 'cookTime'].map(minutesOf);
  return {
    name: textOrNull(textsIn(property(recipe, 'name', 'headline'))[0]),
    description: textOrNull(textsIn(property(recipe, 'description'))[0]),
    yields: textsIn(property(recipe, 'recipeYield', 'yield')).flatMap((text) => linesOf(text)),
    minutes: total ?? ((prep ?? 0) + (cook ?? 0) || null),
    ingredients: cleanIngredientLines(ingredientTexts(ingredientsOf(recipe))),
    steps: cleanSteps(stepTexts(property(recipe, 'recipeInstructions', 'instructions', 'step'))),
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

function ingredientTexts(value: unknown, depth = 0): string[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((one) => ingredientTexts(one, depth + 1));
  if (!isObject(value)) return textsIn(value);
  const inner = property(value, 'itemListElement', 'recipeIngredient', 'ingredients', 'item');
  if (inner !== undefined) return ingredientTexts(inner, depth + 1);
  const amount = property(value, 'amount', 'quantity', 'requiredQuantity', 'value');
  const unit = property(value, 'unit', 'unitText');
  const name = property(value, 'name', 'text', 'ingredient', '@value');
  if (amount === undefined && name === undefined && !('@type' in value))
    return ingredientTexts(Object.values(value), depth + 1);
  return [[amount, unit, name].flatMap((part) => textsIn(part)).join(' ')].filter((text) => text !== '');
}

function stepTexts(value: unknown, depth = 0): string[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepTexts(one, depth + 1));
  if (!isObject(value)) return textsIn(value);
  const inner = property(value, 'itemListElement', 'steps', 'step', 'item', 'recipeInstructions');
  if (inner !== undefined) {
    const steps = stepTexts(inner, depth + 1);
    if (steps.length > 0) return steps;
  }
  const text = property(value, 'text', 'description', 'name', '@value');
  if (text === undefined && !('@type' in value)) return stepTexts(Object.values(value), depth + 1);
  return textsIn(text);
}

function addressesIn(value: unknown): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    return isObject(one) ? listOf(one['@id'] ?? one['url']).filter((each) => typeof each === 'string') : [];
  });
}

function nameIn(value: unknown, byId: ReadonlyMap<string, JsonObject>): string | null {
  const [first] = listOf(value);
  if (typeof first === 'string') return /^https?:/.test(first) ? null : textOrNull(textOfMarkup(first));
  if (!isObject(first)) return null;
  const id = first['@id'];
  const named = property(first, 'name') ?? (typeof id === 'string' ? byId.get(id)?.['name'] : undefined);
  return textOrNull(textsIn(named)[0]);
}
