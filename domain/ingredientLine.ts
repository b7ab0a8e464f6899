import { AMOUNT, readMeasure, startsWithAmount } from './ingredientMeasure.ts';
import { readName, unitAfterName } from './ingredientName.ts';
import { findUnit } from './units.ts';

/** An ingredient as a line of a list says it; texts as they are written there. */
export interface IngredientLine {
  readonly quantity: string | null;
  readonly unit: string | null;
  /** What to buy; never empty for a line that is not. */
  readonly name: string;
  /** Preparation, size, purpose and whatever else the line says; null when that is nothing. */
  readonly notes: string | null;
}

const BULLET = /^(?:[-–—•·▪◦●○☐☑☒✓✔□■▢‣⁃>+]+\s*|\[[ xX✓]?\]\s*|\d{1,2}[.)]\s+)+/;
const AMOUNT_LAST = new RegExp(
  String.raw`^((?:\d+% )?\D+?)\s*(?:[:–—,(]|\s-|\s)\s*(?:x\s*)?(${AMOUNT})\s?([a-z.]*)\)?(\s?[,(].*)?$`,
  'i',
);

/**
 * Reads one line of a recipe or a shopping list: "2 lbs ground beef, 80/20", "1 (14 oz) can diced tomatoes,
 * drained", "salt to taste", "- flour: 2 cups". No word is lost: what is neither quantity, unit nor name is
 * in the notes. Left out are bullets, check boxes, line numbers, "of" after a unit, and "a" before one
 * ("a pinch").
 */
export function readIngredientLine(line: string): IngredientLine {
  const text = tidy(line);
  const { outside, inside } = apart(amountFirst(text));
  const measured = readMeasure(outside);
  const named = readName(measured.rest, measured.isCanned);
  const wholeName = trimmed(named.name);
  const after = measured.quantity !== null && measured.unit === null ? unitAfterName(wholeName) : null;
  const name = after?.name ?? wholeName;
  return {
    quantity: measured.quantity,
    unit: after?.unit ?? measured.unit,
    name: name === '' ? text : name,
    notes: [...measured.notes, ...inside, ...named.notes].map(trimmed).filter(Boolean).join(', ') || null,
  };
}

function tidy(line: string): string {
  return line
    .replace(/[*_`™®]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BULLET, '')
    .trim();
}

/** Without the punctuation that is left over where something was cut. */
function trimmed(text: string): string {
  return text.replace(/^[\s,;:.–—-]+(?!\d)|[\s,;:–—-]+$|(?<=[a-z]{3})\.$/g, '').trim();
}

/** "Flour: 2 cups", "Flour - 2 cups" and "Flour 2 cups" as "2 cups Flour". */
function amountFirst(text: string): string {
  if (startsWithAmount(text)) return text;
  const parted = AMOUNT_LAST.exec(text);
  if (parted === null) return text;
  const [, name = '', amount = '', unit = '', rest = ''] = parted;
  const isAmount = unit === '' ? /^[1-9]\d{0,2}$/.test(amount) : findUnit(unit) !== null;
  return isAmount && !/\b(?:of|about|for|to|into|in|with|serves|makes)$/i.test(name)
    ? `${amount} ${unit} ${name}${rest}`
    : text;
}

/** A word in brackets that is part of a name: "Roma (plum) tomatoes"; not "canned (drained) corn". */
const BYNAME =
  /(\p{L}{3,}) \((?!optional|about|total|each|small|medium|large|\p{L}+(?:ed|ly)\))(\p{Ll}{3,})\)(?= \p{L})/gu;

/** A text without its brackets, and what stood in them. */
function apart(text: string): { outside: string; inside: string[] } {
  const inside: string[] = [];
  const outside = text
    .replace(/(?<=\p{L})\((e?s)\)/gu, '$1')
    .replace(BYNAME, (all, before: string, byname: string) =>
      findUnit(before) === null ? `${before} ${byname}` : all,
    )
    .replace(/[([]([^()[\]]*(?:[([][^()[\]]*[)\]][^()[\]]*)*)(?:[)\]]|$)/g, (_, content: string) => {
      inside.push(content);
      return ' ';
    });
  return {
    outside: outside
      .replace(/\s+/g, ' ')
      .replace(/ (?=,)/g, '')
      .trim(),
    inside,
  };
}

/** Ends a line, whatever system the text comes from. */
export const LINE_BREAK = /\r\n|\r|\n/;

const HEADING =
  /^(?:#+\s|ingredients?:?$|shopping list:?$|for the [^\d]*:?$|to (?:serve|garnish|finish):?$|[^\d¼-¾⅐-⅞]{1,60}:$)/i;

/** The lines of a pasted list, each trimmed, in their order. */
export interface IngredientListLines {
  /** One ingredient each. */
  readonly ingredients: readonly string[];
  /** Lines that only name a part of the list: "Ingredients", "For the sauce:". */
  readonly headings: readonly string[];
}

/** Splits a pasted list into its lines. Blank lines and those without a letter or digit are neither of both. */
export function ingredientListLines(text: string): IngredientListLines {
  const lines = text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const isHeading = (line: string) => HEADING.test(tidy(line)) || /^#+\s/.test(line);
  return {
    ingredients: lines.filter((line) => !isHeading(line)),
    headings: lines.filter(isHeading),
  };
}

/** Reads a pasted list, one ingredient a line, without its headings. */
export function readIngredientList(text: string): IngredientLine[] {
  return ingredientListLines(text).ingredients.map(readIngredientLine);
}
