import { assignShopping, type ShoppingSplit } from '../../../../domain/shopping/assignment.ts';
import { groupRows } from '../../../../domain/shopping/shopping.ts';
import { acceptedOf, type CartPerson } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';

/** How many lines of the cart somebody buys. */
export interface ShopperLoad {
  readonly person: CartPerson;
  readonly lineCount: number;
}

/**
 * How many lines of the cart each accepted participant has once what nobody was given is split. For 'random' this is
 * one way that chance may take; the others take as many lines, give or take one.
 */
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
  }));
}

/** The lines of the cart of which nobody was given something. */
export function unassignedLineCount(rows: readonly CartRow[]): number {
  return groupRows(rows.filter(({ assignedToId }) => assignedToId === null)).length;
}
