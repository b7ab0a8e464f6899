import { assignShopping, type ShoppingSplit } from '../../../../domain/shopping/assignment.ts';
import { cartByStoreSection, groupRows } from '../../../../domain/shopping/shopping.ts';
import { acceptedOf, type CartPerson } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';

export interface ShopperLoad {
  readonly person: CartPerson;
  readonly lineCount: number;
  /** Store sections in walking order, or meals, that the split gives to them; empty for 'random'. */
  readonly given: readonly string[];
}

/** Lines per person after a split of the unassigned ones; for 'random' one possible outcome. */
export function shoppingAfter(
  split: ShoppingSplit,
  rows: readonly CartRow[],
  people: readonly CartPerson[],
): ShopperLoad[] {
  const buyers = acceptedOf(people);
  const candidates = buyers.map(({ id }) => ({ id, inviteStatus: 'accepted' as const }));
  const assigned = new Map(
    assignShopping(split, rows, candidates, () => 0).map(({ id, participantId }) => [id, participantId]),
  );
  return buyers.map((person) => ({
    person,
    lineCount: groupRows(rows.filter((row) => (assigned.get(row.id) ?? row.assignedToId) === person.id))
      .length,
    given: partNames(
      split,
      rows.filter(({ id }) => assigned.get(id) === person.id),
    ),
  }));
}

function partNames(split: ShoppingSplit, rows: readonly CartRow[]): string[] {
  switch (split) {
    case 'random':
      return [];
    case 'by-meal':
      return [...new Set(rows.map(({ mealId, mealName }) => (mealId === null ? 'Other items' : mealName)))];
    case 'by-store':
      return cartByStoreSection(rows).map(({ section }) => section);
  }
}

export function unassignedLineCount(rows: readonly CartRow[]): number {
  return groupRows(rows.filter(({ assignedToId }) => assignedToId === null)).length;
}
