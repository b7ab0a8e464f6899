import { asHeading } from '../recipe/headings.ts';
import { hasAmount, isAmountAlone } from '../recipe/lineText.ts';
import { isYieldLine } from '../recipe/servings.ts';
import { looksLikeIngredient, looksLikeStep, type Part, partOf } from '../recipe/textParts.ts';
import type { PageLine } from './lineWriter.ts';

const MOST_LINES = 200;
/** Longer stretches without ingredients or steps are something else. */
const MOST_GAPS = 3;
/** Characters; under a heading, longer sentences are a note. */
const LONGEST_ROW = 60;
/** Any heading ends what a line began that is no heading. */
const NO_LEVEL = 7;

/** How many lines have a number; a filter's "Chicken (120)" has none. */
export function amountsIn(lines: readonly string[]): number {
  return lines.filter((line) => hasAmount(line) && !/^\D+\(\d+\)$/.test(line)).length;
}

/** The part that a line begins: "Ingredients", in headings also "Chicken enchilada ingredients". */
export function partOfLine({ text, level, stress }: PageLine): Part | null {
  const part = partOf(text);
  if (part !== null || (level === null && stress !== 'all')) return part;
  return /^.{1,60}\bingredients:?$/i.test(text) ? 'ingredients' : null;
}

/**
 * The lines under a heading, and whether the next part's heading ends them.
 * @param isAbove whether a heading of a level ends what one of another level began
 */
export function blockUnder(
  lines: readonly PageLine[],
  start: number,
  isAbove: (level: number, ofStart: number) => boolean,
): { block: readonly PageLine[]; hasEnd: boolean } {
  const heading = lines[start];
  const after = lines.slice(start + 1, start + 1 + MOST_LINES);
  const isPartOfIt = (line: PageLine) =>
    heading !== undefined &&
    isHeading(heading) &&
    isHeading(line) &&
    partOfLine(line) === partOfLine(heading);
  const isHigher = ({ level }: PageLine) => level !== null && isAbove(level, heading?.level ?? NO_LEVEL);
  // Under a tab "Ingredients", a heading above a row is that of a group.
  const isOfGroup = (at: number) => {
    const row = after[at + 1];
    const isTab = heading?.level === null && heading.list !== null;
    return isTab && row !== undefined && row.list !== null && hasAmount(row.text);
  };
  const end = after.findIndex(
    (line, at) =>
      line.aside !== heading?.aside ||
      (!isPartOfIt(line) && (partOfLine(line) !== null || (isHigher(line) && !isOfGroup(at)))),
  );
  const ending = after[end];
  return {
    block: ending === undefined ? after : after.slice(0, end),
    hasEnd: ending !== undefined && partOfLine(ending) !== null,
  };
}

/** "Cake Ingredients" and "Frosting Ingredients" are parts of one list; an entry of a menu is none. */
function isHeading({ level, stress, list }: PageLine): boolean {
  return level !== null || (stress === 'all' && list === null);
}

/** Rows of the lists with ingredients, up to the next part or another list. Empty if few have amounts. */
export function ingredientRows(block: readonly PageLine[], hasEnd: boolean): PageLine[] {
  const rows = block.filter(({ list, level }) => list !== null && level === null);
  const lists = byList(rows);
  const isOther = (list: readonly PageLine[]) =>
    list.some(({ text }) => looksLikeStep(text)) || amountsIn(list.map(({ text }) => text)) === 0;
  const end = hasEnd ? -1 : lists.findIndex(isOther);
  const ofIngredients = new Set(lists.slice(0, end < 0 ? undefined : end).map((list) => list[0]?.list));
  const kept = withoutHeadings(rows.filter(({ list }) => ofIngredients.has(list)));
  return amountsIn(kept.map(({ text }) => text)) * 3 >= Math.max(kept.length, 6) ? kept : [];
}

/** Lines by the list that they are rows of, in order. */
export function byList(lines: readonly PageLine[]): PageLine[][] {
  const lists = new Map<PageLine['list'], PageLine[]>();
  for (const line of lines) {
    const list = lists.get(line.list);
    if (list === undefined) lists.set(line.list, [line]);
    else list.push(line);
  }
  return [...lists.values()];
}

/** Lines that no list has, up to a stretch of something else. */
export function ingredientParagraphs(block: readonly PageLine[], hasEnd: boolean): PageLine[] {
  const isRow = ({ level, text }: PageLine) => level === null && /^\p{N}.*\p{L}/u.test(text);
  const isNote = (line: PageLine | undefined) =>
    line !== undefined && !isRow(line) && line.text.length > LONGEST_ROW && /[.!]$/.test(line.text);
  const note = block.findIndex(({ level }, at) => level !== null && isNote(block[at + 1]));
  const lines = note < 0 || block.slice(note).some(isRow) ? block : block.slice(0, note);
  const kept = withoutHeadings(untilGap(lines, ({ text }) => looksLikeIngredient(text), hasEnd));
  return kept.some(({ text }) => looksLikeIngredient(text)) ? kept : [];
}

/**
 * Without headings of groups: also wholly stressed lines, where most lines are plain. Where most rows stress a word,
 * "Salt" is food like the carrots of "2 carrots".
 */
export function withoutHeadings(lines: readonly PageLine[]): PageLine[] {
  const plain = lines.filter(({ level }) => level === null);
  const rows = plain.filter(({ text, stress }) => stress !== 'all' || hasAmount(text));
  const startStressed = plain.filter(({ stress }) => stress === 'all' || stress === 'start').length;
  const stressedRows = rows.filter(({ stress }) => stress !== 'none').length;
  return startStressed * 2 < plain.length && stressedRows * 2 < rows.length ? rows : plain;
}

/** The steps under a heading: rows if it has a list, else paragraphs. */
export function stepsUnder(lines: readonly PageLine[], start: number): string[] {
  const under = blockUnder(lines, start, (level, ofStart) => level <= ofStart);
  const block = under.block.filter(({ level }) => level === null);
  const isRow = ({ list }: PageLine) => list !== null;
  const fits = (line: PageLine) => looksLikeStep(line.text) || /[.!。！]\)?$/.test(line.text);
  const kept = block.slice(0, 2).some(isRow)
    ? untilGap(block, isRow, under.hasEnd).filter(isRow)
    : untilGap(block, fits, under.hasEnd);
  return withHeadingsAbove(under.block, kept);
}

/** Texts of lines, those that stand under a heading after it. */
function withHeadingsAbove(block: readonly PageLine[], kept: readonly PageLine[]): string[] {
  const headingOf = new Map<PageLine | undefined, string | null>(
    block.map((line, at) => [block[at + 1], line.level === null ? null : asHeading(line.text)]),
  );
  return kept.flatMap((line) => {
    const heading = headingOf.get(line) ?? null;
    return heading === null ? [line.text] : [heading, line.text];
  });
}

/** Steps of marked instructions, without yields. */
export function stepsWithin(lines: readonly PageLine[]): string[] {
  const isTitle = ({ level }: PageLine, at: number) => {
    const next = lines[at + 1];
    return level !== null && next !== undefined && (next.level === null || next.level > level);
  };
  // Some pages write each step as a heading above its picture.
  const areTitles = lines.every((line, at) => line.level === null || isTitle(line, at));
  const steps = lines.filter(
    ({ level, text }) => (level === null || (!areTitles && partOf(text) === null)) && !isYieldLine(text),
  );
  return areTitles ? withHeadingsAbove(lines, steps) : steps.map(({ text }) => text);
}

/** Steps without a heading: a numbered list that follows soon, or lines in the form of steps. */
export function stepsAfter(lines: readonly PageLine[], at: number): string[] {
  const after = lines.slice(at + 1, at + 1 + MOST_LINES);
  const list = after.slice(0, 1 + MOST_GAPS).find((line) => line.list?.name === 'ol')?.list;
  const steps =
    list === undefined
      ? untilGap(after, ({ text }) => looksLikeStep(text), false)
      : after.filter((line) => line.list === list);
  return steps.map(({ text }) => text);
}

/** Lines up to a stretch that does not fit; without that stretch unless a next part ends it. */
export function untilGap(
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

/** An amount in a box of its own belongs to the next line. */
export function joinAmounts(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let amount = '';
  for (const line of lines) {
    const text = `${amount} ${line}`.trim();
    const isAlone = isAmountAlone(text);
    amount = isAlone ? text : '';
    if (!isAlone) joined.push(text);
  }
  return amount === '' ? joined : [...joined, amount];
}
