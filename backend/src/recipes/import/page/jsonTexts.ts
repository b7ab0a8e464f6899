import { textOrNull } from '../recipe/cleanText.ts';
import { readMinutes } from '../recipe/duration.ts';
import { asHeading } from '../recipe/headings.ts';
import { lineKey } from '../recipe/lineText.ts';
import { isObject, type JsonObject, listOf, property } from './jsonObject.ts';
import { rowsOfMarkup, stepsOfMarkup, textOfMarkup } from './markupText.ts';

/** What a recipe may refer to by `@id`. */
export interface Things {
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** Each thing is used once, so that none can multiply. */
  readonly usedIds: Set<string>;
}

/** Texts of a string, number, `@value`, `name` or QuantitativeValue, or of a list of them. */
export function textsIn(value: unknown, depth = 0): string[] {
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

/** Of a duration, or of the lower end of a range. */
export function minutesIn(value: unknown): number | null {
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

/** One text for each ingredient of a list, of nested lists, or of groups. */
export function ingredientTexts(value: unknown, things: Things, depth = 0): string[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((one) => ingredientTexts(one, things, depth + 1));
  if (typeof value === 'string') return rowsOfMarkup(value) ?? textsIn(value);
  if (!isObject(value)) return textsIn(value);
  const thing = resolved(value, things);
  const item = property(thing, 'items', 'item');
  const inner =
    property(thing, 'itemListElement', 'recipeIngredient', 'ingredients') ??
    (typeof item === 'object' ? item : undefined);
  if (inner !== undefined) return ingredientTexts(inner, things, depth + 1);
  const amount = property(thing, 'amount', 'quantity', 'requiredQuantity', 'value');
  const unit = property(thing, 'unit', 'unitText', 'measure');
  const name = property(thing, 'name', 'text', 'ingredient', 'food', 'item', '@value');
  if (amount === undefined && name === undefined && !('@type' in thing))
    return ingredientTexts(Object.values(thing), things, depth + 1);
  return [[amount, unit, name].flatMap((part) => textsIn(part)).join(' ')].filter((text) => text !== '');
}

/** One text for each step of a list, of nested lists, of sections, or of markup. */
export function stepTexts(value: unknown, things: Things): string[] {
  const [only, ...others] = listOf(value);
  const rows = typeof only === 'string' && others.length === 0 ? stepsOfMarkup(only) : null;
  return rows ?? textsOfSteps(value, things, 0);
}

function textsOfSteps(value: unknown, things: Things, depth: number): string[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOfSteps(one, things, depth + 1));
  if (!isObject(value)) return textsIn(value);
  const thing = resolved(value, things);
  const inner = property(thing, 'itemListElement', 'steps', 'step', 'item', 'recipeInstructions');
  if (inner !== undefined && typeof inner !== 'number') {
    const steps = textsOfSteps(inner, things, depth + 1);
    const heading = isSection(thing) ? headingOf(thing) : null;
    if (steps.length > 0) return heading === null ? steps : [heading, ...steps];
  }
  const text = property(thing, 'text', 'description', 'name', '@value');
  if (text === undefined && !('@type' in thing)) return textsOfSteps(Object.values(thing), things, depth + 1);
  const texts = textsIn(text);
  const heading = headingOf(thing);
  // RecipeSage writes a heading as a section without steps.
  if (isSection(thing) && texts.length === 1) return [asHeading(texts[0] ?? '') ?? texts[0] ?? ''];
  return heading === null || isStartOf(heading, texts) ? texts : [heading, ...texts];
}

function isSection(thing: JsonObject): boolean {
  return listOf(thing['@type']).some((type) => typeof type === 'string' && /HowToSection$/i.test(type));
}

/** The name of a section or step, where it is a heading. */
function headingOf(thing: JsonObject): string | null {
  const [name = ''] = textsIn(property(thing, 'name'));
  return asHeading(name);
}

/** Many sites repeat the start of a step as its name. */
function isStartOf(heading: string, texts: readonly string[]): boolean {
  const text = lineKey(texts.join(' '));
  return text === '' || text.startsWith(lineKey(heading));
}

/** What a reference, an object with nothing but an `@id`, refers to. */
function resolved(object: JsonObject, { byId, usedIds }: Things): JsonObject {
  const id = object['@id'];
  if (typeof id !== 'string' || Object.keys(object).length > 1) return object;
  const thing = usedIds.has(id) ? undefined : byId.get(id);
  usedIds.add(id);
  return thing ?? NOTHING;
}

const NOTHING: JsonObject = { '@type': 'Thing' };

/** Of strings and things. */
export function addressesIn(value: unknown): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    return isObject(one) ? listOf(one['@id'] ?? one['url']).filter((each) => typeof each === 'string') : [];
  });
}

/** Of a person or organization, also by reference. */
export function nameIn(value: unknown, byId: ReadonlyMap<string, JsonObject>): string | null {
  const [first] = listOf(value);
  if (typeof first === 'string') return /^https?:/.test(first) ? null : textOrNull(textOfMarkup(first));
  if (!isObject(first)) return null;
  const id = first['@id'];
  const named = property(first, 'name') ?? (typeof id === 'string' ? byId.get(id)?.['name'] : undefined);
  return textOrNull(textsIn(named)[0]);
}
