import type { Units } from '../../number/units.ts';
import { shownNumbers } from '../../shopping/amount/numbersInText.ts';
import { withUnitNames } from '../../shopping/amount/unitNames.ts';
import { findUnit } from '../../shopping/amount/units.ts';
import { foodKey } from '../../shopping/food/foodKey.ts';
import { foodWeight } from '../../shopping/totals/foodWeights.ts';
import { shownAmount } from '../../shopping/totals/shownAmount.ts';
import { reader } from '../../text/reader.ts';
import { withTemperatures } from './temperatures.ts';

const NUMBER = String.raw`(?:\d+ \d\/\d|\d+\/\d+|\d+(?:\.\d+)?|\d* ?[¼-¾⅐-⅞])`;
/** A number or range, its unit, and the words behind it; one that has its conversion in brackets stays. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d./-])(${NUMBER}(?:(?: ?- ?| to | or )${NUMBER})?) ?(fl oz|\p{L}+)(?![\p{L}-]|\.? ?\()(?=(?: of)?((?: [\p{L}-]+){0,3}))`,
  'giu',
);

/** A step for its reader: with temperatures on that scale, and the conversion beside each amount in other units. */
export function stepInUnits(step: string, units: Units | null = reader().units): string {
  if (units === null) return step;
  return stepAmounts(withTemperatures(step, units === 'US' ? 'F' : 'C'), units);
}

/** "Add 3 cups of water" is "Add 3 cups (710 ml) of water". */
export function stepAmounts(step: string, units: Units | null = reader().units): string {
  if (units === null) return step;
  return step.replace(AMOUNT, (all: string, quantity: string, unit: string, behind: string) => {
    if ((findUnit(unit)?.dimension ?? 'count') === 'count') return all;
    const { beside } = shownAmount({ quantity, unit }, foodIn(behind), true, units);
    return beside === null ? all : `${all} (${shownNumbers(withUnitNames(beside))})`;
  });
}

/** The most words that are a food with a density; without one, cups are a volume. */
function foodIn(behind: string): string {
  const words = behind.trim().split(' ');
  const names = words.map((_word, index) => words.slice(0, words.length - index).join(' '));
  return names.find((name) => foodWeight(foodKey(name)).gramsPerCup !== null) ?? '';
}
