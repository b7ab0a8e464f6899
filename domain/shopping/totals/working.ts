import { distinctMessages } from '../../text/distinctMessages.ts';
import { msg, type Message, type Part as Text } from '../../text/message.ts';
import { withinSentence } from '../../text/withinSentence.ts';
import { shownPart, type Part, type Conversion } from '../amount/quantitySum.ts';
import {
  compare,
  nearestMultiple,
  product,
  quotient,
  rational,
  type Rational,
} from '../../number/rational.ts';
import { findUnit } from '../amount/units.ts';
import { inSimpleFractions } from '../amount/kitchenRounding.ts';
import { toBuy } from '../amount/shoppingSum.ts';
import { labelOf, shownToBuy, totalText, type ShoppingTotal } from './shoppingTotal.ts';

/** How a total comes about, for a person to check. */
export interface Working {
  /** '500 g + 2 cups' */
  readonly sum: Text;
  /** '1 cup of buckwheat flour is about 120 g' */
  readonly facts: readonly Message[];
  /** '≈ 740 g'; null if the amounts stand side by side: '500 g and 2 cups'. */
  readonly total: string | null;
}

/**
 * Null if the total says it all: one amount, or an exact sum.
 * @param name as the list has it
 */
export function workingOf(total: ShoppingTotal, name: string): Working | null {
  const summed = [...total.summed.map(addedLabel), ...unreadLabels(total)];
  const isSideBySide = total.exact.length + total.unread.length > 1;
  if (isSideBySide && total.conversions.length === 0)
    return { sum: sideBySide(summed), facts: [], total: null };
  const [label, working] = [totalText(total), summed.join(' + ')];
  if (label === working) return null;
  const facts = total.conversions.map((conversion) => factOf(conversion, withinSentence(name)));
  return { sum: working, facts: distinctMessages(facts), total: label };
}

/** '11 1/4', '≈ 480 g' */
function addedLabel(part: Part): string {
  return labelOf(shownToBuy(part.dimension === 'count' ? inSimpleFractions(part) : toBuy(part)), ' + ');
}

/** '500 g and 2 cups' */
function sideBySide([first = '', ...rest]: readonly string[]): Text {
  return rest.reduce<Text>(
    (before, next) => msg('shopping.sideBySide', '{before} and {next}', { before, next }),
    first,
  );
}

function unreadLabels({ unread }: ShoppingTotal): string[] {
  return unread.map((row) => labelOf([row], ''));
}

/**
 * '1 cup of flour is about 120 g', '1 cup of rice is about 3 cups cooked', '1 head of garlic is about 10 cloves',
 * 'onions: about 150 g each'
 */
function factOf({ from, to, factor, needsFood, isCooked = false }: Conversion, name: string): Message {
  if (isCooked) {
    const { size, amount } = compared(to, from, quotient(ONE, factor));
    return msg('shopping.fact.cooked', '{size} of {food} is about {amount} cooked', {
      size,
      food: name,
      amount,
    });
  }
  // Of a package what is in it, not which part of it a cup is.
  if (to.dimension === 'count') {
    const content = to.one === 'can' ? name.replace(/^canned /i, '') : name;
    return fact(to, quotient(ONE, factor), from, content);
  }
  const { size, amount } = compared(from, to, factor);
  if (needsFood || isEach(from)) return fact(from, factor, to, name);
  return msg('shopping.fact.size', '{size} is about {amount}', { size, amount });
}

function fact(one: Part, factor: Rational, other: Part, food: string): Message {
  const { size, amount } = compared(one, other, factor);
  return isEach(one)
    ? msg('shopping.fact.each', '{food}: about {amount} each', { food, amount })
    : msg('shopping.fact.ofFood', '{size} of {food} is about {amount}', { size, food, amount });
}

function isEach({ dimension, one }: Part): boolean {
  return dimension === 'count' && one === '';
}

/** '1 cup', '120 g' */
function compared(
  one: Part,
  other: Part,
  factor: Rational,
): { readonly size: string; readonly amount: string } {
  const size = sizeOf(one);
  const equal = rounded({ ...other, amount: exactly(product(size, factor)), asWritten: null });
  const unit = { ...one, amount: exactly(size), rank: 0, asWritten: null };
  return { size: labelOf(shownPart(unit), ' + '), amount: labelOf(shownPart(equal), ' + ') };
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
  return { ...part, rank: 0, amount: exactly(nearestMultiple(value, stepOf(part.dimension, value))) };
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
