import { LIMITS } from '../../../../../domain/limits.ts';
import { readIngredientLine } from '../../../../../domain/shopping/line/ingredientLine.ts';
import { looksLikeStep } from '../recipe/textParts.ts';
import { partHeading } from '../../../../../domain/recipes/partHeading.ts';
import { asHeading } from '../recipe/headings.ts';
import { hasAmount, lineKey } from '../recipe/lineText.ts';
import { isServingCount } from '../recipe/servings.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import type { PageLine } from './lineWriter.ts';
import type { UnmarkedRecipe } from './unmarkedRecipe.ts';

/**
 * The recipe as the page shows it, where its markup has less. The marked food has to be in the shown list.
 * Less is: no amounts or rounded ones, fewer lines, lines in one piece or cut at commas, no steps, no yield.
 */
export function withShownList(recipe: RawRecipe, shown: UnmarkedRecipe): RawRecipe {
  const ingredients = fullerIngredients(recipe.ingredients, shown);
  const keys = new Set(shown.recipe.ingredients.map(lineKey));
  const known = ingredients.filter((line) => keys.has(lineKey(line)));
  if (known.length * 2 <= ingredients.length) return { ...recipe, ingredients };
  return {
    ...recipe,
    ingredients,
    yields: recipe.yields.length > 0 ? recipe.yields : shown.recipe.yields.filter(isServingCount),
    steps: shownSteps(recipe.steps, shown.recipe.steps),
  };
}

/** The shown steps where the markup has none, or has the same text in one piece or cut at commas. */
function shownSteps(marked: readonly string[], shown: readonly string[]): readonly string[] {
  if (marked.length === 0) return shown;
  const text = letters(marked);
  if (text.length > MOST_LETTERS || (marked.length > 1 && !isCutAtCommas(marked))) return marked;
  let at = 0;
  const pieces = shown.slice(0, LIMITS.mealInstructions).filter((step) => {
    const piece = letters([step]);
    const found = text.indexOf(piece.slice(0, 200), at);
    if (found >= 0) at = found + piece.length;
    return found >= 0;
  });
  return pieces.length > 1 && letters(pieces) === text ? pieces : marked;
}

/** Of all steps together; most recipes have 3,000. */
const MOST_LETTERS = 30_000;

function letters(lines: readonly string[]): string {
  return lines
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** "Combine bananas", "eggs and oil" */
function isCutAtCommas(lines: readonly string[]): boolean {
  return lines.slice(1).some((line) => /^\p{Ll}/u.test(line));
}

/** The same text in fewer or other lines. */
function isOtherwiseCut(marked: readonly string[], shown: readonly string[]): boolean {
  const isSame = marked.every((line, at) => lineKey(line) === lineKey(shown[at] ?? ''));
  return !isSame && isCutAtCommas(marked) && letters(marked) === letters(shown);
}

function fullerIngredients(marked: readonly string[], { recipe, lists }: UnmarkedRecipe): readonly string[] {
  const shown = recipe.ingredients;
  if (
    hasPieces(marked, shown) ||
    isOtherwiseCut(marked, shown) ||
    addsAmounts(marked, shown) ||
    hasRounded(marked, shown)
  )
    return shown;
  const known = new Set(marked.map(lineKey));
  const ownLists = lists.filter((list) => list.some((line) => known.has(lineKey(line)))).flat();
  return addsLines(marked, ownLists) ? ownLists : marked;
}

/** The only marked line has all shown ones, in order. */
function hasPieces(marked: readonly string[], shown: readonly string[]): boolean {
  const [only = '', ...others] = marked;
  if (others.length > 0 || shown.length < 2) return false;
  const text = letters([only]);
  let at = 0;
  return shown.every((line) => {
    const found = text.indexOf(lineKey(line), at);
    at = found + lineKey(line).length;
    return found >= 0;
  });
}

/** "0.3333333 cup sugar" for "⅓ cup sugar" */
function hasRounded(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.length !== shown.length || !marked.some((line) => /\d\.\d{4}/.test(line))) return false;
  const words = (line: string | undefined) => lineKey(line ?? '').replace(/\p{N}+/gu, '');
  return marked.every((line, at) => words(line) === words(shown[at]));
}

/** No marked line has an amount, most shown ones have, and half of the marked foods are among them. */
function addsAmounts(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.some(hasAmount) || shown.filter(hasAmount).length * 2 < shown.length) return false;
  const keys = shown.map(lineKey);
  const isShown = (line: string) => keys.some((key) => key.includes(lineKey(line)));
  return shown.length > 2 && (marked.length === 1 || marked.filter(isShown).length * 2 >= marked.length);
}

/** All marked lines in order, and further food: most with an amount. */
function addsLines(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.length < 2 || shown.length <= marked.length) return false;
  const known = new Set(marked.map(lineKey));
  const added = shown.filter((line) => !known.has(lineKey(line)));
  const foods = new Set(marked.map(foodKey));
  const isFood = (line: string) =>
    hasAmount(line) || (line.length <= LONGEST_FOOD && !/[.!?:]$/.test(line) && !looksLikeStep(line));
  return (
    shown.length === marked.length + added.length &&
    isInOrder(marked.map(lineKey), shown.map(lineKey)) &&
    added.every(isFood) &&
    added.filter(hasAmount).length * 2 >= added.length &&
    // The same food again is the list in other units.
    added.filter((line) => foods.has(foodKey(line))).length * 3 <= added.length
  );
}

/** Of a line without an amount. */
const LONGEST_FOOD = 60;

function foodKey(line: string): string {
  return lineKey(readIngredientLine(line).name);
}

/** Whether the lists of the page that have the recipe's ingredients have further food with an amount. */
export function showsMore({ ingredients }: RawRecipe, { lists }: UnmarkedRecipe): boolean {
  const keys = ingredients.map(lineKey).filter((key) => key !== '');
  const isKnown = (line: string) => {
    const key = lineKey(line);
    return keys.some((known) => known.includes(key) || key.includes(known));
  };
  const own = lists.filter((list) => list.some(isKnown)).flat();
  if (own.length <= ingredients.length || own.filter(isKnown).length * 2 < ingredients.length) return false;
  const foods = new Set(ingredients.map(foodKey));
  return own.some((line) => hasAmount(line) && !isKnown(line) && !foods.has(foodKey(line)));
}

function isInOrder(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at++;
  return at === some.length;
}

/**
 * The recipe with the headings that the page shows above its ingredients. Marked lines that the page shows as a heading
 * above the next one are no ingredients.
 */
export function withShownHeadings(recipe: RawRecipe, lines: readonly PageLine[]): RawRecipe {
  const shown = shownHeadings(lines);
  const ingredients = recipe.ingredients.filter((line, at) => {
    const next = lineKey(recipe.ingredients[at + 1] ?? '');
    const firsts = shown.get(lineKey(line))?.firsts ?? [];
    return next === '' || !firsts.some((first) => first.includes(next) || next.includes(first));
  });
  if (recipe.parts.length > 0) return { ...recipe, ingredients };
  const keys = ingredients.map(lineKey);
  const parts = [...shown.values()].flatMap(({ heading, firsts }) => {
    const first = heading === null ? undefined : firsts.find((key) => keys.includes(key));
    return heading === null || first === undefined ? [] : [{ heading, first }];
  });
  return { ...recipe, ingredients, parts };
}

interface ShownHeading {
  /** "For the sauce"; null for what names no part. */
  readonly heading: string | null;
  /** Keys of the first rows below it. */
  readonly firsts: string[];
}

/** Of one heading. */
const MOST_FIRSTS = 10;

/** Headings above rows, by key. */
function shownHeadings(lines: readonly PageLine[]): ReadonlyMap<string, ShownHeading> {
  const shown = new Map<string, ShownHeading>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    // A stressed row may be food; a heading that stays is seen, food that is left out is not.
    const isAbove = line.level !== null || (line.stress === 'all' && line.list !== next?.list);
    const isHeading = isAbove && !hasAmount(line.text);
    if (!isHeading || !isRowOfGroup(next) || lineKey(next.text) === '') continue;
    const heading = partHeading(asHeading(line.text) ?? '');
    const known = shown.get(lineKey(line.text)) ?? { heading, firsts: [] };
    if (known.firsts.length < MOST_FIRSTS) known.firsts.push(lineKey(next.text));
    shown.set(lineKey(line.text), known);
  }
  return shown;
}

/** Not a paragraph about the food, and not a row that starts stressed. */
function isRowOfGroup(line: PageLine | undefined): line is PageLine {
  const startsPlain = line?.stress === 'none' || line?.stress === 'later';
  return startsPlain && line.level === null && line.list !== null;
}
