import type { Units } from '../../number/units.ts';
import { shownNumbers } from '../amount/numbersInText.ts';
import { readQuantity } from '../amount/quantity.ts';
import { withUnitNames } from '../amount/unitNames.ts';
import { findUnit } from '../amount/units.ts';
import { foodKey } from '../food/foodKey.ts';
import { AMOUNT } from '../line/ingredientMeasure.ts';
import { foodWeight } from './foodWeights.ts';
import { shownAmount } from './shownAmount.ts';
import { reader } from '../../text/reader.ts';
import { withLengths } from './lengths.ts';
import { isWrittenTwice } from './writtenTwice.ts';

/** An amount, its unit, its dot, and the words behind it; French spoons are "c.", and thousands may be decimals. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d/-]|\d[.,])(${AMOUNT})[ -]?(?!c\.? ?(?:à|a|de|d['’])(?!\p{L}))(fl oz|\p{L}+)(?![\p{L}-])(\.?)(?=(?: of)?((?: [\p{L}-]+){0,3}))`,
  'giu',
);
/** "1.000" and "1,500" */
const THOUSANDS_OR_DECIMALS = /(?<!\d)[1-9]\d{0,2}[.,]\d{3}(?!\d)/;
const CAN = /^ (?:can|tin)s?\b/i;
const IN_BRACKETS = /\(([^()]+)\)/;

/**
 * A note or step for its reader, with the conversion beside each amount and length: "3 cups of water" are
 * "3 cups (710 ml) of water", "1-inch pieces" are "1-inch (2.5 cm) pieces".
 */
export function textInUnits(text: string, units: Units | null = reader().units): string {
  if (units === null) return text;
  const shown = text.replace(MEASURE, (all: string, ...[quantity, unit, dot, behind, start]: Found) => {
    const end = start + all.length;
    const isPlain = !THOUSANDS_OR_DECIMALS.test(quantity) && !isWrittenTwice(text, start, end - dot.length);
    const other = isPlain ? inUnits(quantity, unit, behind, units) : null;
    if (other === null) return all;
    // Else it ends the sentence.
    const isShort = dot !== '' && /^ \p{Ll}/u.test(text.slice(end));
    const measure = all.slice(0, all.length - dot.length);
    return `${measure}${isShort ? dot : ''} (${inReadersWords(other)})${isShort ? '' : dot}`;
  });
  return withLengths(shown, units, inReadersWords);
}

/** Of a match. */
type Found = [quantity: string, unit: string, dot: string, behind: string, start: number];

/** "710 ml"; null in these units, and for what is counted. */
function inUnits(quantity: string, unit: string, behind: string, units: Units): string | null {
  if ((findUnit(unit)?.dimension ?? 'count') === 'count' || isNone(quantity)) return null;
  const [can] = CAN.exec(behind) ?? [];
  if (can !== undefined) return canInUnits(`(${quantity} ${unit})${can}`, units);
  return shownAmount({ quantity, unit }, foodIn(behind), true, units).beside;
}

function isNone(quantity: string): boolean {
  return readQuantity(quantity)?.high.numerator === 0n;
}

function inReadersWords(amount: string): string {
  return shownNumbers(withUnitNames(amount));
}

/** "(15 ounce) cans": "400 g", the usual can of about that size. */
function canInUnits(size: string, units: Units): string | null {
  const { beside } = shownAmount({ quantity: '1', unit: size }, '', true, units);
  return IN_BRACKETS.exec(beside ?? '')?.[1] ?? null;
}

/** The most words that are a food with a density; without one, cups are a volume. */
function foodIn(behind: string): string {
  const words = behind.trim().split(' ');
  const names = words.map((_word, index) => words.slice(0, words.length - index).join(' '));
  return names.find((name) => foodWeight(foodKey(name)).gramsPerCup !== null) ?? '';
}
