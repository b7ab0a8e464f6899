import { shownPart, type Part, type Conversion } from '../amount/quantitySum.ts';
import {
  compare,
  product,
  quotient,
  rational,
  sum,
  wholePart,
  type Rational,
} from '../../number/rational.ts';
import { findUnit } from '../amount/units.ts';
import { labelOf, totalText, type ShoppingTotal } from './shoppingTotal.ts';

/** How a total comes about, for a person to check. */
export interface Working {
  /** '500 g + 2 cups' */
  readonly sum: string;
  /** '1 cup of buckwheat flour is about 120 g' */
  readonly facts: readonly string[];
  /** '≈ 740 g'; null if the amounts stand side by side: '500 g and 2 cups'. */
  readonly total: string | null;
}

/**
 * Null if the total says it all: one amount, or an exact sum.
 * @param name as the list has it
 */
export function workingOf(total: ShoppingTotal, name: string): Working | null {
  const summed = [...total.summed.map((part) => labelOf(shownPart(part), ' + ')), ...unreadLabels(total)];
  const isSideBySide = total.exact.length + total.unread.length > 1;
  if (isSideBySide && total.conversions.length === 0)
    return { sum: summed.join(' and '), facts: [], total: null };
  const [label, working] = [totalText(total), summed.join(' + ')];
  if (label === working) return null;
  const facts = total.conversions.map((conversion) => factOf(conversion, name.toLowerCase()));
  return { sum: working, facts: [...new Set(facts)], total: label };
}

function unreadLabels({ unread }: ShoppingTotal): string[] {
  return unread.map((row) => labelOf([row], ''));
}

/** '1 cup of flour is about 120 g', '1 cup of rice is about 3 cups cooked', '1 head of garlic is about 10 cloves', 'onions: about 150 g each' */
function factOf({ from, to, factor, needsFood, isCooked = false }: Conversion, name: string): string {
  if (isCooked) return `${fact(to, from, quotient(ONE, factor), `of ${name} `, name)} cooked`;
  // Of a package what is in it, not which part of it a cup is.
  if (to.dimension === 'count') {
    const content = to.one === 'can' ? name.replace(/^canned /, '') : name;
    return fact(to, from, quotient(ONE, factor), `of ${content} `, name);
  }
  return fact(from, to, factor, needsFood ? `of ${name} ` : '', name);
}

function fact(one: Part, other: Part, factor: Rational, ofFood: string, name: string): string {
  const size = sizeOf(one);
  const equal = rounded({ ...other, amount: exactly(product(size, factor)), asWritten: null });
  const amount = labelOf(shownPart(equal), ' + ');
  const isEach = one.dimension === 'count' && one.one === '';
  if (isEach) return `${name}: about ${amount} each`;
  const unit = labelOf(shownPart({ ...one, amount: exactly(size), rank: 0, asWritten: null }), ' + ');
  return `${unit} ${ofFood}is about ${amount}`;
}

function exactly(value: Rational) {
  return { low: value, high: value, isAbout: false };
}

const ONE = rational(1n);
const HUNDRED = rational(100n);

/** A cup or a spoon, 100 ml or 100 g, a pound or an ounce, one piece; in the part's smallest unit. */
function sizeOf({ dimension, amount }: Part): Rational {
  const largest = (...spellings: readonly string[]): Rational =>
    spellings
      .flatMap((spelling) => findUnit(spelling)?.factor ?? [])
      .find((factor) => compare(product(factor, QUARTER), amount.high) <= 0) ?? ONE;
  switch (dimension) {
    case 'count':
      return ONE;
    case 'usVolume':
      return largest('cup', 'tbsp');
    case 'usWeight':
      return largest('lb');
    case 'metricVolume':
      return HUNDRED;
    case 'metricWeight':
      return product(HUNDRED, rational(1000n));
  }
}

const QUARTER = rational(1n, 4n);
const TENTH = rational(1n, 10n);

/** To what a sentence can carry: whole grams, quarter ounces and spoons. */
function rounded(part: Part): Part {
  const value = part.amount.high;
  return { ...part, rank: 0, amount: exactly(nearest(value, stepOf(part.dimension, value))) };
}

function stepOf(dimension: Part['dimension'], value: Rational): Rational {
  const isFew = compare(value, rational(10n)) < 0;
  switch (dimension) {
    case 'metricWeight':
      return compare(value, rational(10_000n)) < 0 ? rational(100n) : rational(1000n);
    case 'metricVolume':
      return isFew ? TENTH : ONE;
    case 'usVolume':
      return compare(value, rational(12n)) < 0 ? QUARTER : rational(12n);
    case 'usWeight':
      return compare(value, rational(16n)) < 0 ? QUARTER : ONE;
    case 'count':
      return isFew ? QUARTER : ONE;
  }
}

/** At least one step. */
function nearest(value: Rational, step: Rational): Rational {
  const count = wholePart(sum(quotient(value, step), rational(1n, 2n)));
  return product(step, rational(count < 1n ? 1n : count));
}
