import type { Units } from '../../number/units.ts';
import { shownNumbers } from '../amount/numbersInText.ts';
import { withUnitNames } from '../amount/unitNames.ts';
import { findUnit } from '../amount/units.ts';
import { foodKey } from '../food/foodKey.ts';
import { foodWeight } from './foodWeights.ts';
import { shownAmount } from './shownAmount.ts';
import { reader } from '../../text/reader.ts';
import { withLengths } from './lengths.ts';

const NUMBER = String.raw`(?:\d+ \d\/\d|\d+\/\d+|\d+(?:\.\d+)?|\d* ?[¼-¾⅐-⅞])`;
/** A number or range, its unit, and the words behind it; one that has its conversion in brackets stays. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d./-])(${NUMBER}(?:(?: ?- ?| to | or )${NUMBER})?)[ -]?(fl oz|\p{L}+)(?![\p{L}-]|\.? ?[(/])(?=(?: of)?((?: [\p{L}-]+){0,3}))`,
  'giu',
);
const CAN = /^ (?:can|tin)s?\b/i;
const IN_BRACKETS = /\(([^()]+)\)/;

/**
 * A note or step for its reader, with the conversion beside each amount and length: "Add 3 cups of water" is "Add 3 cups (710 ml) of water", "1-inch pieces" are "1-inch (2.5 cm) pieces".
 */
export function textInUnits(text: string, units: Units | null = reader().units): string {
  if (units === null) return text;
  const shown = text.replace(AMOUNT, (all: string, quantity: string, unit: string, behind: string) => {
    if ((findUnit(unit)?.dimension ?? 'count') === 'count') return all;
    const [can] = CAN.exec(behind) ?? [];
    const other = can
      ? canInUnits(`(${quantity} ${unit})${can}`, units)
      : shownAmount({ quantity, unit }, foodIn(behind), true, units).beside;
    return other === null ? all : `${all} (${inReadersWords(other)})`;
  });
  return withLengths(shown, units, inReadersWords);
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
