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
import { compare } from '../../number/rational.ts';
import { findUnit, type Unit } from '../amount/units.ts';

export interface Measure {
  readonly quantity: string | null;
  readonly unit: string | null;
  /** "plus 2 tablespoons", the "4 oz" of "1 lb 4 oz" */
  readonly plus: string | null;
  /** Sizes and equivalents: "28-ounce", "/7oz". */
  readonly notes: readonly string[];
  /** Of prepared food: "diced tomatoes". */
  readonly isCanned: boolean;
  readonly rest: string;
}

/** Bounded, to stay linear. */
const DIGITS = String.raw`\d{1,9}`;
const FRACTION = String.raw`(?:${DIGITS}\s?[/⁄]\s?${DIGITS}|[¼-¾⅐-⅞])`;
/** "2 500 g bags": the size of each. */
const SOLD_AS = String.raw`(?:${PACKAGE}|pieces?|blocks?|fillets?|filets?|steaks?|breasts?|thighs?|legs?|chops?|loaf|loaves)`;
/** "1 000" or "1 500 g", not "1 400g tin". */
const SPACED_THOUSANDS = String.raw`[1-9]\d{0,2}(?:(?:[\u2009\u202f]\d{3}){1,2}|(?: 000){1,2}| \d{3}(?= (?:g|grams?|ml)\b(?![^,]*\b${SOLD_AS}\b)))(?!\d)`;
/** "1,5", not "1,500". */
const DECIMAL_COMMA = String.raw`(?:\d{1,6},\d{1,2}|0,\d{3,4})(?!\d)`;
const DECIMAL = String.raw`(?:${SPACED_THOUSANDS}|${DECIMAL_COMMA}|\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,9})?|\.\d{1,9})`;
const NUMBER = String.raw`(?:${DIGITS}(?:\s+(?:and |& )?|-|\s-\s)?${FRACTION}|${FRACTION}|${DECIMAL})`;
/** A number or range; not "2%", "80/20", "1st" or "20°". */
export const AMOUNT = String.raw`${NUMBER}(?:-?\s?(?:[‐-―-]|\bto\b|\bor\b)\s?${NUMBER})?(?![\d/%⁄]|[.,]\d|\s?[°º℃℉]|st\b|nd\b|rd\b|th\b)`;
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
/** "50g/1¾ flour", "2 bottles or cans beer" */
const OTHER_MEASURE = new RegExp(String.raw`^(\/\s?${AMOUNT}|or ${PACKAGE})(?=\s)\s*`, 'i');
/** "A 1/2 pound roast" is half a pound; "a 3-pound roast" is one. */
const ARTICLE = /^an? (?=[\d/.]+ )/i;
/** "20°C water" */
const TEMPERATURE =
  /^(\d{1,3}(?:\s?(?:[-–]|to)\s?\d{1,3})?[\s-]?(?:[°º]\s?[CF]?|[℃℉]|degrees?(?: ?(?:celsius|fahrenheit|[CF]))?)(?![a-z]))[\s,-]*/i;
/** French and Portuguese spoons: "2 c. à soupe", "3 c. de sopa". */
const SPOON = /^c\.?\s*(?:(?:à|a|de)(?=[\s.]|$)|d['’])/i;
/** Trade size: "1 #10 can". */
const CAN_SIZE = /^((?:#|no\.? ?|number )\d{1,3})\s+(?=(?:can|tin)s?\b)/i;
const MANNERS = new RegExp(`^((?:(?:${MEASURE_MANNER}|${SIZE})\\s+)+)`, 'i');
const LEAD =
  /^(about|approximately|approx\.?|around|roughly|circa|ca\.?|up to|at least|optional|another|an additional|additional|heaping|heaped|scant|generous|enough|~)(?:[\s:]+|(?<=~))/i;
const AFTER_UNIT =
  /^,?\s*(each|or (?:so|more|less)|approximately|more or less|about|packed|firmly packed|lightly packed),?\s+(?=\S)/i;

export function startsWithAmount(text: string): boolean {
  return QUANTITY.test(text);
}

/** Expects no bullets and brackets. */
export function readMeasure(text: string): Measure {
  const notes: string[] = [];
  let rest = text;
  /** Moves a leading match to the notes. */
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
  note(TEMPERATURE);
  rest = rest.replace(ARTICLE, '');
  const hasLength = isLength(rest) && note(SIZE_IN_NUMBERS);
  note(MULTIPACK);
  const found = NUMBERED_NAME.test(rest) ? null : QUANTITY.exec(rest);
  const quantity = found?.[1]?.replace(/-\s(?=to\b|or\b)/i, ' ') ?? null;
  rest = rest.slice(found?.[0].length ?? 0).replace(/^[x×]\s*(?=[\d¼-¾⅐-⅞])|^[x×]\s/i, '');
  if (quantity !== null) {
    note(LEAD);
    note(CAN_SIZE);
    while ((isSize(rest) && note(SIZE_IN_NUMBERS)) || (/^\/\s?\d/.test(rest) && note(AND_MORE)));
    note(MULTIPACK);
  }
  const unit = takeUnit(rest, quantity !== null || hasLength);
  if (unit === null) {
    note(TEMPERATURE);
    return { quantity, unit: null, plus: null, notes, isCanned: false, rest };
  }
  notes.push(unit.manner);
  rest = unit.rest;
  const further: string[] = [];
  while (isMore(rest) && note(AND_MORE)) {
    const more = notes.at(-1) ?? '';
    if (quantity !== null && isAdded(more, unit.known)) further.push(notes.pop() ?? '');
  }
  note(OTHER_MEASURE);
  const isWeighed = unit.known.dimension !== 'count';
  const container = isWeighed && note(PACKAGES) ? notes.at(-1) : unit.known.one;
  if (isWeighed) note(PIECES);
  note(AFTER_UNIT);
  rest = rest.replace(/^(?:,\s*|of\s+)/i, '');
  note(TEMPERATURE);
  return {
    quantity: impliedOne(quantity, unit.known) ? null : quantity,
    unit: unit.text,
    plus: further.join(' ') || null,
    notes,
    isCanned: CANS.test(container ?? ''),
    rest,
  };
}

/** "A pinch" is "pinch"; "a cup" is one. */
function impliedOne(quantity: string | null, unit: Unit): boolean {
  return /^an?$/i.test(quantity ?? '') && unit.dimension === 'count' && unit.one !== '';
}

/** "1-inch piece of ginger", not "an inch of ginger". */
function isLength(text: string): boolean {
  const found = SIZE_IN_NUMBERS.exec(text);
  return LENGTH.test(found?.[2] ?? '') && !/^of\b/i.test(text.slice(found?.[0].length));
}

/** After a count: "28-ounce can", "400g tin". */
function isSize(text: string): boolean {
  const word = SIZE_IN_NUMBERS.exec(text)?.[2] ?? '';
  const unit = findUnit(word);
  return LENGTH.test(word) || (unit !== null && unit.dimension !== 'count');
}

/** "plus 2 tablespoons", "/7oz", "8 oz" */
function isMore(text: string): boolean {
  return findUnit(AND_MORE.exec(text)?.[2] ?? '') !== null;
}

/** "plus 1 tsp" and the ounces of "1 lb 4 oz" add; "/7oz" repeats. */
function isAdded(more: string, { dimension, factor }: Unit): boolean {
  const unit = findUnit(AND_MORE.exec(more)?.[2] ?? '');
  const isSmaller = unit?.dimension === dimension && compare(unit.factor, factor) < 0;
  return /^(?:plus|and|[+&])/i.test(more) || (isSmaller && /^[\d¼-¾⅐-⅞]/.test(more));
}

const ADDED_LATER = new RegExp(
  String.raw`^[\s,;]*((?:plus|\+)\s*${AMOUNT}[\s-]?(${UNIT_WORD})\.?)(?=[\s,]|$)[\s,]*`,
  'i',
);

/** ", plus 3 tablespoons for the pan" */
export function addedIn(note: string): { readonly plus: string; readonly note: string } | null {
  const [whole = '', plus = '', unit = ''] = ADDED_LATER.exec(note) ?? [];
  return findUnit(unit) === null ? null : { plus, note: note.slice(whole.length) };
}

interface UnitFound {
  readonly text: string;
  readonly known: Unit;
  readonly manner: string;
  readonly rest: string;
}

function takeUnit(text: string, hasNumber: boolean): UnitFound | null {
  const manner = MANNERS.exec(text)?.[1] ?? '';
  if (SPOON.test(text.slice(manner.length).normalize('NFC'))) return null;
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
