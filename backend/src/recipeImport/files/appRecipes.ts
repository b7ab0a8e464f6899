import { recipesInJsonLd } from '../page/jsonLd.ts';
import { textOfMarkup } from '../page/markupText.ts';
import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { readMinutes } from '../recipe/duration.ts';
import { cleanIngredientLines } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The first recipes in a JSON value of Paprika, Tandoor, Mealie or RecipeSage, or in schema.org JSON-LD. */
export function recipesInJson(value: unknown, most: number): RawRecipe[] {
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

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject);
}

/** '' for anything but a text or a number. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return value.toString();
  return typeof value === 'string' ? textOfMarkup(value) : '';
}

function nameOf(value: unknown): string {
  return isObject(value) ? textOf(value['name']) : textOf(value);
}

function minutesOf(total: unknown, ...parts: readonly unknown[]): number | null {
  const sum = parts.reduce<number>((minutes, part) => minutes + (readMinutes(textOf(part)) ?? 0), 0);
  return readMinutes(textOf(total)) ?? (sum || null);
}

function addressOf(...values: readonly unknown[]): string[] {
  return values
    .filter((value) => typeof value === 'string')
    .filter((value) => /^https?:\/\/\S+$/i.test(value));
}

function isPaprika(recipe: JsonObject): boolean {
  return typeof recipe['directions'] === 'string' && typeof recipe['ingredients'] === 'string';
}

function ofPaprika(recipe: JsonObject): RawRecipe {
  return {
    name: textOrNull(textOf(recipe['name'])),
    description: textOrNull(textOf(recipe['description']) || textOf(recipe['notes'])),
    yields: [textOf(recipe['servings'])],
    minutes: minutesOf(recipe['total_time'], recipe['prep_time'], recipe['cook_time']),
    ingredients: cleanIngredientLines([textOf(recipe['ingredients'])]),
    steps: cleanSteps([textOf(recipe['directions'])]),
    urls: addressOf(recipe['source_url']),
    publisher: textOrNull(textOf(recipe['source'])),
  };
}

function isTandoor(recipe: JsonObject): boolean {
  return objectsOf(recipe['steps']).some((step) => 'instruction' in step);
}

function ofTandoor(recipe: JsonObject): RawRecipe {
  const steps = objectsOf(recipe['steps']);
  const waits = [recipe['working_time'], recipe['waiting_time']];
  const unit = textOf(recipe['servings_text']);
  return {
    name: textOrNull(textOf(recipe['name'])),
    description: textOrNull(textOf(recipe['description'])),
    yields: [`${textOf(recipe['servings'])} ${unit}`],
    minutes: minutesOf(null, ...waits),
    ingredients: cleanIngredientLines(
      steps.flatMap((step) => objectsOf(step['ingredients'])).map(tandoorLine),
    ),
    steps: cleanSteps(steps.flatMap((step) => linesOf(textOf(step['instruction'])))),
    urls: addressOf(recipe['source_url']),
    publisher: null,
  };
}

function tandoorLine(ingredient: JsonObject): string {
  const { food, unit, note } = ingredient;
  // A header is a group heading.
  if (ingredient['is_header'] === true) return '';
  const amount =
    ingredient['no_amount'] === true || ingredient['amount'] === 0 ? '' : decimalText(ingredient['amount']);
  return withNote([amount, nameOf(unit), nameOf(food)], textOf(note));
}

/** Without what floating point adds: 0.3333333333. */
function decimalText(value: unknown): string {
  return typeof value === 'number' ? Number(value.toFixed(3)).toString() : textOf(value);
}

function withNote(parts: readonly string[], note: string): string {
  const line = parts.filter((part) => part !== '').join(' ');
  if (note === '') return line;
  return line === '' ? note : `${line}, ${note}`;
}

function isMealie(recipe: JsonObject): boolean {
  const [first] = objectsOf(recipe['recipeIngredient']);
  return first !== undefined && ['food', 'display', 'originalText', 'note'].some((key) => key in first);
}

function ofMealie(recipe: JsonObject): RawRecipe {
  const servings = recipe['recipeServings'];
  const times = [recipe['prepTime'], recipe['performTime'], recipe['cookTime']];
  return {
    name: textOrNull(textOf(recipe['name'])),
    description: textOrNull(textOf(recipe['description'])),
    yields:
      typeof servings === 'number' && servings > 0 ? [servings.toString()] : [textOf(recipe['recipeYield'])],
    minutes: minutesOf(recipe['totalTime'], ...times),
    ingredients: cleanIngredientLines(objectsOf(recipe['recipeIngredient']).map(mealieLine)),
    steps: cleanSteps(
      objectsOf(recipe['recipeInstructions']).flatMap((step) => linesOf(textOf(step['text']))),
    ),
    urls: addressOf(recipe['orgURL'], recipe['org_url']),
    publisher: null,
  };
}

function mealieLine(ingredient: JsonObject): string {
  const shown = textOf(ingredient['display']) || textOf(ingredient['originalText']);
  if (shown !== '') return shown;
  const isAmountOff = ingredient['disableAmount'] === true || ingredient['quantity'] === 0;
  const amount = isAmountOff ? '' : decimalText(ingredient['quantity']);
  return withNote(
    [amount, nameOf(ingredient['unit']), nameOf(ingredient['food'])],
    textOf(ingredient['note']),
  );
}
