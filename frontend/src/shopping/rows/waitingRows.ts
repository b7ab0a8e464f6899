import type { WaitingItem } from '../../offline/outbox/waitingItem.ts';
import type { CartRow } from './cartRows.ts';

/**
 * Typed items of a trip as rows of its list, until the server's own are there.
 * @param listedIds of the items that the server has
 */
export function waitingRows(
  items: readonly WaitingItem[],
  tripId: string,
  listedIds: ReadonlySet<string>,
): CartRow[] {
  return items
    .filter((item) => item.tripId === tripId && item.refusal === null && !listedIds.has(item.addedAs ?? ''))
    .map(waitingRow);
}

const known = new WeakMap<WaitingItem, CartRow>();

function waitingRow(item: WaitingItem): CartRow {
  const last = known.get(item);
  if (last !== undefined) return last;
  const { key, line, read = { name: line, quantity: null, unit: null } } = item;
  const { name, quantity, unit } = read;
  const open = { purchased: false, purchasedById: null, purchasedAt: null, assignedToId: null };
  const ofNoMeal = { mealId: null, mealName: '', mealType: null, mealDate: null, mealStatus: null };
  const unsaid = {
    unavailable: null,
    staple: null,
    notes: null,
    insteadOf: null,
    apartEaterIds: [],
    mergedAs: null,
  };
  const amount = { quantity, unit, text: '', calculation: null, exact: null };
  const row: CartRow = {
    ...open,
    ...ofNoMeal,
    ...unsaid,
    id: key,
    name,
    quantity,
    unit,
    amount,
    calculation: null,
    isShort: false,
    version: 0,
    isTyped: true,
    isWaiting: true,
  };
  known.set(item, row);
  return row;
}
