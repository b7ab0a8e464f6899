import {
  cartByShopper,
  cartByStoreSection,
  type ShoppingGroup,
} from '../../../../domain/shopping/shopping.ts';
import type { StoreSection } from '../../../../domain/shopping/storeSection.ts';
import type { CartRow } from './cartRows.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';

/** Somebody of the trip, as the cart names them. */
export type CartPerson = TripIngredientsQuery['trip']['participants'][number];

/** One line of the cart. */
export type CartGroup = ShoppingGroup<CartRow>;

/** How the cart is put in order (specification, section 9). */
export type Grouping = 'store-sections' | 'assigned-users';

/** The lines under one heading: a section of the shop, somebody's, or nobody's. */
export interface CartPart {
  readonly id: string;
  readonly title: string;
  readonly head:
    | { readonly kind: 'section'; readonly section: StoreSection }
    | { readonly kind: 'person'; readonly person: CartPerson }
    | { readonly kind: 'nobody' };
  readonly groups: readonly CartGroup[];
}

/** Id of the part of the cart that holds what nobody was given. */
export const UNASSIGNED_PART = 'unassigned';

/** The whole cart in the order that was asked for; what would be empty is left out. */
export function cartParts(
  rows: readonly CartRow[],
  people: readonly CartPerson[],
  grouping: Grouping,
): CartPart[] {
  if (grouping === 'store-sections') {
    return cartByStoreSection(rows).map(({ section, groups }) => ({
      id: section,
      title: section,
      head: { kind: 'section', section },
      groups,
    }));
  }
  return cartByShopper(people, rows).map(({ shopper, groups }) =>
    shopper === null
      ? { id: UNASSIGNED_PART, title: 'Unassigned', head: { kind: 'nobody' }, groups }
      : {
          id: shopper.id,
          title: shopper.isViewer ? `${shopper.name} (You)` : shopper.name,
          head: { kind: 'person', person: shopper },
          groups,
        },
  );
}

/** The same without the lines that are done, and without parts that are. */
export function withoutPurchased(parts: readonly CartPart[]): CartPart[] {
  return parts
    .map((part) => ({ ...part, groups: part.groups.filter(({ isPurchased }) => !isPurchased) }))
    .filter(({ groups }) => groups.length > 0);
}

/** Whoever buys some of the rows, in the order of the trip. */
export function buyersOf(rows: readonly CartRow[], people: readonly CartPerson[]): CartPerson[] {
  const ids = new Set(rows.map((row) => row.assignedToId));
  return people.filter(({ id }) => ids.has(id));
}

/** Whoever can be given something to buy. */
export function acceptedOf(people: readonly CartPerson[]): CartPerson[] {
  return people.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED');
}

/** Whether two groups are the same line of the cart; groups are put together anew with every change of the cart. */
export function isSameGroup(a: CartGroup, b: CartGroup): boolean {
  return (
    a === b ||
    (a.key === b.key &&
      a.rows.length === b.rows.length &&
      a.rows.every((row, index) => row === b.rows[index]))
  );
}

/** '1 item', '4 items'. */
export function itemsLabel(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}
