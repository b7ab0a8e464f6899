import { addedIn, AMOUNT, readMeasure, startsWithAmount } from './ingredientMeasure.ts';
import { readName, unitAfterName } from './ingredientName.ts';
import { PACKAGE, SIZE } from './ingredientWords.ts';
import { LIMITS } from '../../limits.ts';
import { readQuantity } from '../amount/quantity.ts';
import { compare } from '../../number/rational.ts';
import { findUnit } from '../amount/units.ts';

/** Texts as written. */
export interface IngredientLine {
  readonly quantity: string | null;
  readonly unit: string | null;
  /** "plus 1 tsp" */
  readonly plus: string | null;
  /** Empty only for an empty line. */
  readonly name: string;
  /** Preparation, size and remarks. */
  readonly notes: string | null;
}

const BULLET = /^(?:[-–—•·▪◦●○☐☑☒✓✔□■▢‣⁃>+]+\s*|\[[ xX✓]?\]\s*|\d{1,2}[.)]\s+)+/;
/** "✨ 2 eggs", "➤ 1 cup milk": people post recipes so; "🍺 beer" keeps it. */
const PICTURE_BULLET =
  /^(?:(?:\p{So}|\p{Extended_Pictographic})[\uFE0F\u200D\p{Emoji_Modifier}]*\s*)+(?=[\d¼-¾⅐-⅞])/u;
const AMOUNT_LAST = new RegExp(
  String.raw`^((?:\d{1,3}% )?\D+?) ?(?:[:–—,(]| -| ) ?(?:x ?)?((?:about|approx\.?|approximately|around|circa|ca\.?|~) ?)?` +
    String.raw`(${AMOUNT}|(?:an?|one|two|three|half an?)(?= (?:per|dozen)\b)) ?((?!(?:each|apiece|per|for|or|plus|a)\b)[a-z.]*)((?: ${PACKAGE})?)\)?( ?[,(].*| (?:per|a head|each|apiece|for|or|plus)\b.*| ?\+.*)?$`,
  'i',
);
/** "flour type 55" */
const NUMBERED =
  /\b(?:of|about|for|to|into|in|with|at|plus|or|and|least|serves|makes|type|no|number|size|grade)\.?$/i;
const ANY_SIZE = new RegExp(`^${SIZE}$`, 'i');
/** Thousands separator. */
const THIN_SPACE = /(?<=\d)[\u2009\u202f](?=\d{3}(?!\d))/g;
const NARROW_SPACE = '\u202f';
const OTHER_SPACE = /(?:[^\S\u202f]|(?<!\d)\u202f|\u202f(?!\d{3}(?!\d)))+/g;
/** They would split words or hide numbers. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
const MARKS_AT_START = /^(?:\p{Cf}|\s)+/u;

/**
 * Parses "2 lbs ground beef, 80/20", "salt to taste", "- flour: 2 cups". Only bullets, numbering and articles are lost;
 * too long a line becomes the name.
 */
export function readIngredientLine(line: string): IngredientLine {
  if (line.length > LIMITS.ingredientLine) {
    return { quantity: null, unit: null, plus: null, name: line, notes: null };
  }
  const text = tidy(line);
  const { outside, inside } = apart(amountFirst(text));
  const measured = readMeasure(outside);
  const named = readName(measured.rest, measured.isCanned);
  const wholeName = trimmed(named.name);
  const after = measured.quantity !== null && measured.unit === null ? unitAfterName(wholeName) : null;
  const name = after?.name ?? wholeName;
  const isMeasured = measured.quantity !== null && measured.unit !== null && measured.plus === null;
  const remarks = [...inside, named.tail];
  const added = isMeasured ? firstAdded(remarks) : null;
  return {
    quantity: measured.quantity,
    unit: after?.unit ?? measured.unit,
    plus: measured.plus ?? added?.plus ?? null,
    name: name === '' ? text : name,
    notes:
      [...measured.notes, ...inside, ...named.notes, named.tail]
        .map((note) => trimmed(note === added?.from ? added.note : note))
        .filter(Boolean)
        .join(', ') || null,
  };
}

/** A remark that adds an amount, and the rest. */
function firstAdded(remarks: readonly string[]) {
  for (const from of remarks) {
    const added = addedIn(from);
    if (added !== null) return { from, ...added };
  }
  return null;
}

function tidy(line: string): string {
  return line
    .replace(INVISIBLE, '')
    .replace(/[*_`™®]+/g, ' ')
    .replace(THIN_SPACE, NARROW_SPACE)
    .replace(OTHER_SPACE, ' ')
    .replace(MARKS_AT_START, '')
    .trim()
    .replace(PICTURE_BULLET, '')
    .replace(BULLET, '')
    .replace(MARKS_AT_START, '')
    .trim();
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.–—-]+(?!\d)|[\s,;:–—-]+$|(?<=[a-z]{3})\.$/g, '').trim();
}

/** "Flour: 2 cups" becomes "2 cups Flour". */
function amountFirst(text: string): string {
  if (startsWithAmount(text)) return text;
  const parted = AMOUNT_LAST.exec(text);
  if (parted === null) return text;
  const [, name = '', about = '', amount = '', unit = '', container = '', rest = ''] = parted;
  const isCount = unit === '' || ANY_SIZE.test(unit);
  // "6 ounces each" is a size, "2 each" a count.
  const isOfEach = !isCount && /^ (?:each|apiece)\b/i.test(rest);
  const isAmount = isCount ? isCountable(amount) : findUnit(unit) !== null && !isOfEach;
  return isAmount && !NUMBERED.test(name)
    ? `${about}${amount} ${unit}${container} ${name}${rest.replace(/^([^(]*)\)/, '$1')}`
    : text;
}

/** Whole numbers and ranges, not "80-20". */
function isCountable(amount: string): boolean {
  const read = /^(?:[1-9]\d{0,2}(?!\d|[.,/])|[a-z]+$)/i.test(amount) ? readQuantity(amount) : null;
  return read !== null && compare(read.low, read.high) <= 0 && !/[¼-¾⅐-⅞/]/.test(amount);
}

/** "Roma (plum) tomatoes", not "canned (drained) corn". */
const BYNAME =
  /(\p{L}{3,}) \((?!optional|about|total|each|small|medium|large|\p{L}+(?:ed|ly)\))(\p{Ll}{3,})\)(?= \p{L})/gu;

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
      .replace(/ +/g, ' ')
      .replace(/ (?=,)/g, '')
      .trim(),
    inside,
  };
}

export const LINE_BREAK = /\r\n|\r|\n/;

const HEADING =
  /^(?:#+\s|ingredients?:?$|shopping list:?$|for the [^\d]*:?$|to (?:serve|garnish|finish):?$|[^\d¼-¾⅐-⅞]{1,60}:$)/i;

/** Trimmed. */
export interface IngredientListLines {
  readonly ingredients: readonly string[];
  /** "Ingredients", "For the sauce:" */
  readonly headings: readonly string[];
}

/** Drops lines without letters and digits. */
export function ingredientListLines(text: string): IngredientListLines {
  const lines = text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const isHeading = (line: string) =>
    line.length <= LIMITS.ingredientLine && (HEADING.test(tidy(line)) || /^#+\s/.test(line));
  return { ingredients: lines.filter((line) => !isHeading(line)), headings: lines.filter(isHeading) };
}
