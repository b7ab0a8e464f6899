import { capitalized } from '../../text/capitalized.ts';
import { LIMITS } from '../../limits.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { findUnit } from '../amount/units.ts';
import { readIngredientLine } from './ingredientLine.ts';

/** '' if empty. */
export interface LineFields {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly notes: string;
}

/** Nobody counts them. */
const UNCOUNTED = new Set(
  'dash dollop drop fistful glug grind handful pinch splash sprinkle sprinkling squeeze'.split(' '),
);

/** "Bunch" of parsley, a 2-inch "piece" of ginger: for twice as many, two. */
function meansOne(unit: string): boolean {
  const known = findUnit(unit);
  return known?.dimension === 'count' && known.one === unit.toLowerCase() && !UNCOUNTED.has(known.one);
}

/** "2 tsp ground cumin" is 2 tsp "Ground cumin". "plus 1 tsp" goes to the quantity, or to the notes if too long. */
export function fieldsOfLine(line: string): LineFields {
  const { name, quantity: written, unit, plus, notes } = readIngredientLine(line);
  const quantity = written ?? (meansOne(unit ?? '') ? '1' : null);
  const both = [amountLabel(quantity, unit), plus].filter(Boolean).join(' ');
  const isOne = plus !== null && both.length <= LIMITS.quantity;
  return {
    name: capitalized(name),
    quantity: (isOne ? both : quantity) ?? '',
    unit: (isOne ? null : unit) ?? '',
    notes: [isOne ? null : plus, notes].filter(Boolean).join(', '),
  };
}
