import { readQuantity } from '../../../../../domain/shopping/amount/quantity.ts';
import { compare, rational } from '../../../../../domain/number/rational.ts';

const SAME =
  /(?:s|bread|broccoli|cabbage|chicken|corn|fish|garlic|lettuce|salmon|shrimp|squash|trout|zucchini)$/i;
/** Others take an -s: avocados. */
const IN_OES = /(?:tomat|potat|mang)o$/i;

/** 1/2 'tomato', 6 'tomatoes'. */
export function countedName(name: string, quantity: string | null): string {
  const amount = readQuantity(quantity ?? '');
  if (amount === null || compare(amount.high, rational(1n)) <= 0 || SAME.test(name)) return name;
  if (/leaf$/i.test(name)) return `${name.slice(0, -1)}ves`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return IN_OES.test(name) || /(?:ch|sh|x)$/i.test(name) ? `${name}es` : `${name}s`;
}
