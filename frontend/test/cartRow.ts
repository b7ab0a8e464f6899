import type { CartRow } from '../src/shopping/rows/cartRows.ts';

/** An open row of the shopping list without an amount. */
export function cartRow(id: string, name: string, change: Partial<CartRow> = {}): CartRow {
  return {
    id,
    name,
    mealId: 'm1',
    mealName: 'Chili',
    mealType: 'dinner',
    mealDate: '2030-06-13',
    mealStatus: 'planned',
    insteadOf: null,
    apartEaterIds: [],
    calculation: null,
    isShort: false,
    quantity: null,
    unit: null,
    amount: { quantity: null, unit: null },
    notes: null,
    version: 1,
    purchased: false,
    purchasedById: null,
    purchasedAt: null,
    assignedToId: null,
    unavailable: null,
    staple: null,
    mergedAs: null,
    ...change,
  };
}
