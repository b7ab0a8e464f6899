import { readIngredientLine } from '../../../../../domain/shopping/line/ingredientLine.ts';
import { cleanIngredientLines, readIngredients } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { totalMinutes } from '../recipe/duration.ts';
import { isServingCount, readServings } from '../recipe/servings.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { factsOf, looksLikeStep, type Part } from '../recipe/textParts.ts';
import {
  amountsIn,
  blockUnder,
  byList,
  ingredientParagraphs,
  ingredientRows,
  joinAmounts,
  stepsAfter,
  partOfLine,
  stepsUnder,
  untilGap,
  withoutHeadings,
} from './lineBlocks.ts';
import type { PageLine } from './lineWriter.ts';

/** A recipe that a page shows without marking it. */
export interface UnmarkedRecipe {
  readonly recipe: RawRecipe;
  /** Its ingredients by the list that they are rows of. */
  readonly lists: readonly (readonly string[])[];
}

/** Of headings over ingredients; menus and articles have some, too. */
const MOST_STARTS = 20;
const MOST_LINES_BETWEEN = 10;
/** Of a page; recipes are near its start. */
const MOST_LINES = 20_000;

/**
 * The recipe that a page shows without marking it. The first of these that is found:
 * - what stands under headings ("Ingredients", "Method"), of several the one with most amounts
 * - what classes name ("ingredient-list")
 * - lines in the form of ingredients before lines in the form of steps
 * - a list under "For 4 people", before a numbered list
 */
export function unmarkedRecipe(allLines: readonly PageLine[]): UnmarkedRecipe | null {
  const lines = allLines.slice(0, MOST_LINES);
  return recipeUnderHeadings(lines) ?? recipeInClasses(lines) ?? recipeByForm(lines) ?? recipeInLists(lines);
}

function recipeUnderHeadings(lines: readonly PageLine[]): UnmarkedRecipe | null {
  const parts = lines.map(partOfLine);
  const starts = [...parts.keys()].filter((at) => parts[at] === 'ingredients').slice(0, MOST_STARTS);
  let best: UnmarkedRecipe | null = null;
  let most = 0;
  for (const start of starts) {
    const one = recipeUnderHeading(lines, parts, start);
    const amounts = amountsIn(one?.recipe.ingredients ?? []);
    if (amounts > most) [best, most] = [one, amounts];
  }
  return best;
}

function recipeUnderHeading(
  lines: readonly PageLine[],
  parts: readonly (Part | null)[],
  start: number,
): UnmarkedRecipe | null {
  const next = parts.indexOf('steps', start);
  // Columns may have the steps first.
  const stepsAt = [next, parts.lastIndexOf('steps', start)].find((at) => at >= 0) ?? null;
  const { block, hasEnd } = blockUnder(lines, start, (level, ofStart) => level < ofStart);
  const rows = ingredientRows(block, hasEnd && stepsAt !== null);
  if (stepsAt === null && !isSurelyIngredients(rows)) return null;
  const written = rows.length > 0 ? rows : ingredientParagraphs(block, hasEnd);
  const last = written.at(-1);
  const end = last === undefined ? start : lines.indexOf(last, start);
  const steps = stepsAt === null ? stepsAfter(lines, end) : stepsUnder(lines, stepsAt);
  return recipeOf(written, steps, factsAround(lines, start, Math.max(stepsAt ?? end, start)));
}

/** Without steps beside it, a list is one of ingredients if most rows begin with an amount. */
function isSurelyIngredients(rows: readonly PageLine[]): boolean {
  return rows.length > 2 && rows.filter(({ text }) => /^\p{N}/u.test(text)).length * 2 > rows.length;
}

function recipeInClasses(lines: readonly PageLine[]): UnmarkedRecipe | null {
  const [ingredients, steps] = [
    longestRun(lines, 'ingredients'),
    withoutHeadings(longestRun(lines, 'steps')),
  ];
  const rows = ingredientRows(ingredients, true);
  const written = rows.length > 0 ? rows : withoutHeadings(ingredients);
  if (steps.length === 0 && !isSurelyIngredients(written)) return null;
  const [first] = ingredients;
  const at = first === undefined ? 0 : lines.indexOf(first);
  const last = written.at(-1);
  const after = steps.length > 0 || last === undefined ? [] : stepsAfter(lines, lines.indexOf(last, at));
  return recipeOf(
    written,
    [...steps.map(({ text }) => text), ...(areSteps(after) ? after : [])],
    factsAround(lines, at, at),
  );
}

/** "Pour 4 personnes:", a list of short rows, most with an amount first, then a numbered list. */
function recipeInLists(lines: readonly PageLine[]): UnmarkedRecipe | null {
  const starts = lines.flatMap(({ list }, at) =>
    list !== null && list !== lines[at - 1]?.list ? [{ list, at }] : [],
  );
  for (const [index, { list, at }] of starts.entries()) {
    const next = starts[index + 1];
    const rows = lines.slice(at, next?.at);
    const isOnly = rows.every((row) => row.list === list && row.text.length < 100);
    if (!isServingCount(lines[at - 1]?.text ?? '')) continue;
    if (next?.list.name !== 'ol' || !isOnly || !isSurelyIngredients(rows)) continue;
    const steps = lines.filter((line) => line.list === next.list).map(({ text }) => text);
    if (areSteps(steps)) return recipeOf(rows, steps, factsAround(lines, at, at));
  }
  return null;
}

/** Most are sentences or begin with a verb; links to other pages do neither. */
function areSteps(texts: readonly string[]): boolean {
  const steps = texts.filter((text) => looksLikeStep(text) || /[.!]$/.test(text));
  return texts.length > 1 && steps.length * 2 > texts.length;
}

/** The most lines of a part that classes name without a long gap, as between an article and its recipe card. */
function longestRun(lines: readonly PageLine[], part: PageLine['part']): PageLine[] {
  const runs: PageLine[][] = [];
  let last = -Infinity;
  for (const [at, line] of lines.entries()) {
    if (line.part !== part || partOfLine(line) !== null || /^\d+ ingredients$/i.test(line.text)) continue;
    if (at - last > MOST_LINES_BETWEEN) runs.push([]);
    runs.at(-1)?.push(line);
    last = at;
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}

function recipeByForm(lines: readonly PageLine[]): UnmarkedRecipe | null {
  const start = lines
    .slice(0, MOST_BY_FORM)
    .findIndex((_, at) => isIngredientsByForm(lines.slice(at, at + LEAST_BY_FORM)));
  if (start < 0) return null;
  const rest = lines.slice(start).filter(({ aside }) => aside === lines[start]?.aside);
  const stepsAt = rest.findIndex(({ text, level }) => level !== null || looksLikeStep(text));
  const steps = untilGap(rest.slice(stepsAt), ({ text }) => looksLikeStep(text), false);
  if (stepsAt < 0 || steps.length === 0) return null;
  return recipeOf(
    rest.slice(0, stepsAt),
    steps.map(({ text }) => text),
    factsAround(lines, start, start),
  );
}

const MOST_BY_FORM = 3000;
/** Lines that are enough to tell; three have an amount first, two of them with a unit. */
const LEAST_BY_FORM = 4;

function isIngredientsByForm(lines: readonly PageLine[]): boolean {
  const isShort = lines.every(
    ({ level, text }) => level === null && text.length < 100 && !looksLikeStep(text),
  );
  const amounts = lines.map(({ text }) => text).filter((text) => /^\p{N}/u.test(text));
  const hasUnit = (text: string) => readIngredientLine(text).unit !== null;
  return (
    isShort &&
    amounts.includes(lines[0]?.text ?? '') &&
    amounts.length > 2 &&
    amounts.filter(hasUnit).length > 1
  );
}

function recipeOf(
  written: readonly PageLine[],
  steps: readonly string[],
  facts: Pick<RawRecipe, 'yields' | 'minutes'>,
): UnmarkedRecipe | null {
  const textsOf = (lines: readonly PageLine[]) => joinAmounts(lines.map(({ text }) => text));
  const { ingredients, parts } = readIngredients(textsOf(written));
  if (ingredients.length < 2 || amountsIn(ingredients) < 2) return null;
  const plain = { name: null, description: null, urls: [], publisher: null };
  return {
    recipe: { ...plain, ...facts, ingredients, parts, steps: cleanSteps(steps) },
    lists: byList(written).map((list) => cleanIngredientLines(textsOf(list))),
  };
}

/** Yields and times shortly before the ingredients, and before the steps. */
function factsAround(
  lines: readonly PageLine[],
  start: number,
  end: number,
): Pick<RawRecipe, 'yields' | 'minutes'> {
  const around = lines.slice(Math.max(0, start - 20), end);
  const facts = around.flatMap(({ text }, at) => {
    const isLabel = /^(?:serves|servings?|yields?|makes|portions?|portionen|personen)\s*:?$/i.test(text);
    return factsOf(isLabel ? `${text} ${around[at + 1]?.text ?? ''}` : text) ?? [];
  });
  const heading = lines[start]?.text ?? '';
  const ofHeading = readServings([heading]).servings === null ? [] : [heading];
  const times = facts.map((fact) => totalMinutes(fact) ?? 0);
  return {
    yields: [...facts.flatMap(({ yields }) => yields), ...ofHeading],
    minutes:
      facts.find(({ total }) => total !== null)?.total ??
      (times.reduce((sum, minutes) => sum + minutes, 0) || null),
  };
}
