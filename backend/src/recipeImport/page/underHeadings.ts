import { findUnit } from '../../../../domain/shopping/units.ts';
import { cleanIngredientLines } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { readServings } from '../recipe/servings.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { factsOf, looksLikeIngredient, looksLikeStep, type Part, partOf } from '../text/textParts.ts';
import type { PageLine } from './pageLines.ts';

/** Of headings over ingredients; menus and articles have some, too. */
const MOST_STARTS = 20;
const MOST_LINES = 200;
/** Longer stretches without ingredients or steps are something else. */
const MOST_GAPS = 3;

/**
 * A recipe that only headings tell: "Ingredients", "Method". Of several lists the one with most amounts.
 * @returns null without two ingredients, and without steps unless there are three in a list
 */
export function recipeUnderHeadings(lines: readonly PageLine[]): RawRecipe | null {
  const starts = lines.flatMap((line, at) => (partOfLine(line) === 'ingredients' ? [at] : []));
  let best: RawRecipe | null = null;
  for (const start of starts.slice(0, MOST_STARTS)) {
    const recipe = recipeAt(lines, start);
    if (recipe !== null && amountsIn(recipe.ingredients) > amountsIn(best?.ingredients ?? [])) best = recipe;
  }
  return best;
}

function recipeAt(lines: readonly PageLine[], start: number): RawRecipe | null {
  const stepsAt = lines.findIndex((line, at) => at > start && partOfLine(line) === 'steps');
  const { block, hasEnd } = blockUnder(lines, start, (level, ofStart) => level < ofStart);
  const rows = ingredientRows(block, hasEnd && stepsAt >= 0);
  const written = rows.length > 0 ? rows : ingredientParagraphs(block, hasEnd);
  if (stepsAt < 0 && rows.length < 3) return null;
  const ingredients = cleanIngredientLines(joinAmounts(written.map(({ text }) => text)));
  if (ingredients.length < 2 || amountsIn(ingredients) < 2) return null;
  const last = written.at(-1);
  const end = last === undefined ? start : lines.indexOf(last, start);
  return {
    name: null,
    description: null,
    ...factsAround(lines, start, stepsAt < 0 ? end : stepsAt),
    ingredients,
    steps: cleanSteps(stepsAt < 0 ? listAfter(lines, end) : stepsUnder(lines, stepsAt)),
    urls: [],
    publisher: null,
  };
}

function amountsIn(lines: readonly string[]): number {
  return lines.filter((line) => /\p{N}/u.test(line)).length;
}

function partOfLine({ text, level, isStressed }: PageLine): Part | null {
  const part = partOf(text);
  if (part !== null || (level === null && !isStressed)) return part;
  return /^.{1,60}\bingredients:?$/i.test(text) ? 'ingredients' : null;
}

/**
 * The lines under a heading, and whether the next part's heading ends them.
 * @param isAbove whether a heading of a level ends what one of another level began
 */
function blockUnder(
  lines: readonly PageLine[],
  start: number,
  isAbove: (level: number, ofStart: number) => boolean,
): { block: readonly PageLine[]; hasEnd: boolean } {
  const heading = lines[start];
  const after = lines.slice(start + 1, start + 1 + MOST_LINES);
  const end = after.findIndex(
    (line) =>
      line.aside !== heading?.aside ||
      partOfLine(line) !== null ||
      (line.level !== null && isAbove(line.level, heading.level ?? NO_LEVEL)),
  );
  const ending = after[end];
  return {
    block: ending === undefined ? after : after.slice(0, end),
    hasEnd: ending !== undefined && partOfLine(ending) !== null,
  };
}

/** Any heading ends what a line began that is no heading. */
const NO_LEVEL = 7;

/** Rows of the lists with ingredients; without a next part, up to a list of anything else. */
function ingredientRows(block: readonly PageLine[], hasEnd: boolean): PageLine[] {
  const rows = block.filter(({ list, level }) => list !== null && level === null);
  const lists = [...new Set(rows.map(({ list }) => list))].map((list) =>
    rows.filter((row) => row.list === list),
  );
  const isOther = (list: readonly PageLine[]) =>
    list.some(({ text }) => looksLikeStep(text)) || amountsIn(list.map(({ text }) => text)) === 0;
  const end = hasEnd ? -1 : lists.findIndex(isOther);
  const kept = withoutHeadings(lists.slice(0, end < 0 ? undefined : end).flat());
  return amountsIn(kept.map(({ text }) => text)) * 3 >= Math.max(kept.length, 6) ? kept : [];
}

function ingredientParagraphs(block: readonly PageLine[], hasEnd: boolean): PageLine[] {
  const kept = withoutHeadings(untilGap(block, ({ text }) => looksLikeIngredient(text), hasEnd));
  return kept.filter(({ text }) => looksLikeIngredient(text)).length < 2 ? [] : kept;
}

/** Without names of groups: headings, and stressed lines where most are not. */
function withoutHeadings(lines: readonly PageLine[]): PageLine[] {
  const plain = lines.filter(({ level }) => level === null);
  const isHeading = ({ text, isStressed }: PageLine) => isStressed && !/\p{N}/u.test(text);
  return plain.filter(isHeading).length * 2 < plain.length ? plain.filter((line) => !isHeading(line)) : plain;
}

function untilGap(
  block: readonly PageLine[],
  fits: (line: PageLine) => boolean,
  hasEnd: boolean,
): PageLine[] {
  const kept: PageLine[] = [];
  let gap = 0;
  for (const line of block) {
    gap = fits(line) ? 0 : gap + 1;
    if (gap > MOST_GAPS) break;
    kept.push(line);
  }
  if (hasEnd && gap <= MOST_GAPS) return kept;
  return kept.slice(0, kept.length - Math.min(gap, MOST_GAPS));
}

const AMOUNT_ALONE = /^(?:\p{N}|[.,/⁄–-]|\s)+(\p{L}{0,12}\.?)$/u;

/** An amount in a box of its own belongs to the next line. */
function joinAmounts(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let amount = '';
  for (const line of lines) {
    const text = `${amount} ${line}`.trim();
    const unit = AMOUNT_ALONE.exec(text)?.[1];
    const isAlone = unit === '' || (unit !== undefined && findUnit(unit) !== null);
    amount = isAlone ? text : '';
    if (!isAlone) joined.push(text);
  }
  return amount === '' ? joined : [...joined, amount];
}

function stepsUnder(lines: readonly PageLine[], start: number): string[] {
  const under = blockUnder(lines, start, (level, ofStart) => level <= ofStart);
  const block = under.block.filter(({ level }) => level === null);
  const isRow = ({ list }: PageLine) => list !== null;
  const fits = (line: PageLine) => looksLikeStep(line.text) || /[.!。！]\)?$/.test(line.text);
  const kept = block.slice(0, 2).some(isRow)
    ? untilGap(block, isRow, under.hasEnd).filter(isRow)
    : untilGap(block, fits, under.hasEnd);
  return kept.map(({ text }) => text);
}

function listAfter(lines: readonly PageLine[], at: number): string[] {
  const after = lines.slice(at + 1, at + 1 + MOST_LINES);
  const list = after.slice(0, 1 + MOST_GAPS).find((line) => line.list?.name === 'ol')?.list;
  return after.filter((line) => list !== undefined && line.list === list).map(({ text }) => text);
}

function factsAround(lines: readonly PageLine[], start: number, end: number) {
  const around = lines.slice(Math.max(0, start - 20), end);
  const facts = around.flatMap(({ text }, at) => {
    const isLabel = /^(?:serves|servings?|yields?|makes|portions?|portionen|personen)\s*:?$/i.test(text);
    return factsOf(isLabel ? `${text} ${around[at + 1]?.text ?? ''}` : text) ?? [];
  });
  const heading = lines[start]?.text ?? '';
  const ofHeading = readServings([heading]).servings === null ? [] : [heading];
  const times = facts.map(({ total, prep, cook }) => total ?? (prep ?? 0) + (cook ?? 0));
  return {
    yields: [...facts.flatMap(({ yields }) => yields), ...ofHeading],
    minutes:
      facts.find(({ total }) => total !== null)?.total ??
      (times.reduce((sum, minutes) => sum + minutes, 0) || null),
  };
}
