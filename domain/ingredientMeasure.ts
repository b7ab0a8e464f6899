import {
  CANS,
  MEASURE_MANNER,
  MULTIPACK,
  NUMBERED_NAME,
  PACKAGE,
  PACKAGES,
  PART_OF,
  PIECES,
  SIZE,
  UNITS_OF,
  UNITS_WITHOUT_NUMBER,
  VAGUE_QUANTITY,
} from './ingredientWords.ts';
import { findUnit, type Unit } from './units.ts';

/** What the beginning of a line says about the amount, and the rest of the line. */
export interface Measure {
  readonly quantity: string | null;
  readonly unit: string | null;
  /** Sizes and further amounts: "28-ounce", "plus 2 tablespoons". */
  readonly notes: readonly string[];
  /** Whether the rest names what comes in cans or jars: then "diced tomatoes" are bought diced. */
  readonly isCanned: boolean;
  readonly rest: string;
}

const FRACTION = String.raw`(?:\d+\s?[/⁄]\s?\d+|[¼-¾⅐-⅞])`;
const DECIMAL = String.raw`(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)`;
const NUMBER = String.raw`(?:\d+(?:\s+(?:and |& )?|-|\s-\s)?${FRACTION}|${FRACTION}|${DECIMAL})`;
/** A number or a range of two as a pattern's text; not "2%", not the "80" of "80/20", not "1st". */
export const AMOUNT = String.raw`${NUMBER}(?:-?\s?(?:[‐-―-]|\bto\b|\bor\b)\s?${NUMBER})?(?![\d/%⁄]|\.\d|st\b|nd\b|rd\b|th\b)`;
const NUMBER_WORD = '(?:half an?|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const QUANTITY = new RegExp(
  String.raw`^(${AMOUNT}|${VAGUE_QUANTITY}(?=\s)|${NUMBER_WORD}(?:\s(?:to|or)\s${NUMBER_WORD}| and an? half)?(?=\s))[\s-]*`,
  'i',
);
const UNIT_WORD = String.raw`(?:fl\.?\s?oz|fluid[\s-]ounces?|[a-z]+)`;
const SIZE_IN_NUMBERS = new RegExp(
  String.raw`^((?:${AMOUNT}|${NUMBER_WORD})[\s-]?(${UNIT_WORD}|["”″])\.?(?:[\s-](?:thick|long|wide|size|sized|diameter))?(?:\s?\/\s?${AMOUNT}\s?(?:in|cm))?)(?=[\s,/-])[\s-]*`,
  'i',
);
const LENGTH = /^(?:inch|inches|in|cm|mm|["”″])$/i;
const UNIT = new RegExp(String.raw`^(${UNIT_WORD}|#)\.?(?=[\s,/\d]|$)\s*`, 'i');
const AND_MORE = new RegExp(
  String.raw`^((?:plus|and|minus|\+|&|\/|or|to|[‐-―-])?\s*(?:about )?${AMOUNT}[\s-]?(${UNIT_WORD})\.?)(?=[\s,/‐-―-]|$)[\s,]*`,
  'i',
);
/** "/1¾" of "50g/1¾ flour", "or cans" of "2 bottles or cans beer". */
const OTHER_MEASURE = new RegExp(String.raw`^(\/\s?${AMOUNT}|or ${PACKAGE})(?=\s)\s*`, 'i');
/** "A 1/2 pound roast" is half a pound; a 3-pound roast is one. */
const ARTICLE = /^an? (?=[\d/.]+ )/i;
const MANNERS = new RegExp(`^((?:(?:${MEASURE_MANNER}|${SIZE})\\s+)+)`, 'i');
const LEAD =
  /^(about|approximately|approx\.?|around|roughly|up to|at least|optional|another|an additional|additional|heaping|heaped|scant|generous|enough|~)(?:[\s:]+|(?<=~))/i;
const AFTER_UNIT =
  /^,?\s*(each|or (?:so|more|less)|approximately|more or less|about|packed|firmly packed|lightly packed),?\s+(?=\S)/i;

/** Whether a text begins with an amount. */
export function startsWithAmount(text: string): boolean {
  return QUANTITY.test(text);
}

/** Reads the amount at the beginning of a line that has neither bullets nor brackets any more. */
export function readMeasure(text: string): Measure {
  const notes: string[] = [];
  let rest = text;
  /** Moves what the pattern finds at the beginning to the notes. */
  const note = (pattern: RegExp): boolean => {
    const found = pattern.exec(rest);
    if (found === null) return false;
    notes.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
    return true;
  };
  note(LEAD);
  note(PART_OF);
  note(LEAD);
  rest = rest.replace(ARTICLE, '');
  const hasLength = isLength(rest) && note(SIZE_IN_NUMBERS);
  note(MULTIPACK);
  const found = NUMBERED_NAME.test(rest) ? null : QUANTITY.exec(rest);
  const quantity = found?.[1]?.replace(/-\s(?=to\b|or\b)/i, ' ') ?? null;
  rest = rest.slice(found?.[0].length ?? 0).replace(/^[x×]\s*(?=[\d¼-¾⅐-⅞])|^[x×]\s/i, '');
  if (quantity !== null) {
    note(LEAD);
    while ((isSize(rest) && note(SIZE_IN_NUMBERS)) || (/^\/\s?\d/.test(rest) && note(AND_MORE)));
    note(MULTIPACK);
  }
  const unit = takeUnit(rest, quantity !== null || hasLength);
  if (unit === null) return { quantity, unit: null, notes, isCanned: false, rest };
  notes.push(unit.manner);
  rest = unit.rest;
  while (isMore(rest) && note(AND_MORE));
  note(OTHER_MEASURE);
  const isWeighed = unit.known.dimension !== 'count';
  const container = isWeighed && note(PACKAGES) ? notes.at(-1) : unit.known.one;
  if (isWeighed) note(PIECES);
  note(AFTER_UNIT);
  rest = rest.replace(/^(?:,\s*|of\s+)/i, '');
  return {
    quantity: impliedOne(quantity, unit.known) ? null : quantity,
    unit: unit.text,
    notes,
    isCanned: CANS.test(container ?? ''),
    rest,
  };
}

/** "A pinch" says no more than "pinch"; "a cup" and "a dozen" do. */
function impliedOne(quantity: string | null, unit: Unit): boolean {
  return /^an?$/i.test(quantity ?? '') && unit.dimension === 'count' && unit.one !== '';
}

/** "1-inch piece of ginger": the number is a length; but an inch of ginger is how much. */
function isLength(text: string): boolean {
  const found = SIZE_IN_NUMBERS.exec(text);
  return LENGTH.test(found?.[2] ?? '') && !/^of\b/i.test(text.slice(found?.[0].length));
}

/** "28-ounce can", "400g tin", "6-inch tortilla" after the number of them. */
function isSize(text: string): boolean {
  const word = SIZE_IN_NUMBERS.exec(text)?.[2] ?? '';
  const unit = findUnit(word);
  return LENGTH.test(word) || (unit !== null && unit.dimension !== 'count');
}

/** "plus 2 tablespoons", "/7oz", "8 oz" after a first amount. */
function isMore(text: string): boolean {
  return findUnit(AND_MORE.exec(text)?.[2] ?? '') !== null;
}

interface UnitFound {
  readonly text: string;
  readonly known: Unit;
  readonly manner: string;
  readonly rest: string;
}

function takeUnit(text: string, hasNumber: boolean): UnitFound | null {
  const manner = MANNERS.exec(text)?.[1] ?? '';
  const found = UNIT.exec(text.slice(manner.length));
  const spelling = found?.[1] ?? '';
  const known = findUnit(spelling);
  const rest = text.slice(manner.length + (found?.[0].length ?? 0));
  if (known === null || rest.replace(/^of\b/i, '').trim() === '') return null;
  if (!hasNumber && (spelling.length === 1 || !standsAlone(known, rest))) return null;
  if (UNITS_OF[known.one]?.test(rest) === false) return null;
  return { text: spelling, known, manner, rest };
}

function standsAlone(unit: Unit, rest: string): boolean {
  return UNITS_WITHOUT_NUMBER.has(unit.one) || /^of\s/i.test(rest);
}
