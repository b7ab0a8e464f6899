import { capitalized } from '../../text/capitalized.ts';
import { LIMITS } from '../../limits.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { readIngredientLine } from './ingredientLine.ts';

/** '' if empty. */
export interface LineFields {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly notes: string;
}

/** "2 tsp ground cumin" is 2 tsp "Ground cumin". "plus 1 tsp" goes to the quantity, or to the notes if too long. */
export function fieldsOfLine(line: string): LineFields {
  const { name, quantity, unit, plus, notes } = readIngredientLine(line);
  const both = [amountLabel(quantity, unit), plus].filter(Boolean).join(' ');
  const isOne = plus !== null && both.length <= LIMITS.quantity;
  return {
    name: capitalized(name),
    quantity: (isOne ? both : quantity) ?? '',
    unit: (isOne ? null : unit) ?? '',
    notes: [isOne ? null : plus, notes].filter(Boolean).join(', '),
  };
}
