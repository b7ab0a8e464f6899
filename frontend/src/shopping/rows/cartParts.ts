import { plural, t } from '@lingui/core/macro';
import {
  cartByShopper,
  cartByStoreSection,
  groupRows,
  type ShoppingGroup,
} from '../../../../domain/shopping/list/shopping.ts';
import type { StoreSection } from '../../../../domain/shopping/food/storeSection.ts';
import type { CartRow } from './cartRows.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import { asText } from '../../../../domain/text/asText.ts';

export type CartPerson = TripIngredientsQuery['trip']['participants'][number];

export type CartGroup = ShoppingGroup<CartRow>;

/** Specification, section 9. */
export type Grouping = 'store-sections' | 'assigned-users';

/** The lines under one heading: a store section or a person. */
export interface CartPart {
  readonly id: string;
  readonly title: string;
  readonly head:
    | { readonly kind: 'home' }
    | { readonly kind: 'section'; readonly section: StoreSection }
    | { readonly kind: 'person'; readonly person: CartPerson }
    | { readonly kind: 'nobody' };
  readonly groups: readonly CartGroup[];
}

export const UNASSIGNED_PART = 'unassigned';

const HOME_PART = { id: 'home', title: t`Check at home`, head: { kind: 'home' } } as const;

/**
 * The cart's non-empty parts, in display order.
 * @param isToCheck rows that come before the store sections, since they may be at home
 */
export function cartParts(
  rows: readonly CartRow[],
  people: readonly CartPerson[],
  grouping: Grouping,
  isToCheck: (row: CartRow) => boolean = () => false,
): CartPart[] {
  if (grouping === 'store-sections') {
    const toCheck = groupRows(rows.filter(isToCheck));
    const sections = cartByStoreSection(rows.filter((row) => !isToCheck(row)));
    return [
      ...(toCheck.length === 0 ? [] : [{ ...HOME_PART, groups: toCheck }]),
      ...sections.map(({ section, groups }) => ({
        id: section,
        title: asText(STORE_SECTION_NAMES[section]),
        head: { kind: 'section', section } as const,
        groups,
      })),
    ];
  }
  return cartByShopper(people, rows).map(({ shopper, groups }) =>
    shopper === null
      ? {
          id: UNASSIGNED_PART,
          title: t({ message: 'Unassigned', context: 'shopping' }),
          head: { kind: 'nobody' },
          groups,
        }
      : {
          id: shopper.id,
          title: shopper.isViewer ? t`${{ name: shopper.name }} (You)` : shopper.name,
          head: { kind: 'person', person: shopper },
          groups,
        },
  );
}

export function withoutPurchased(parts: readonly CartPart[]): CartPart[] {
  return parts
    .map((part) => ({ ...part, groups: part.groups.filter(({ isPurchased }) => !isPurchased) }))
    .filter(({ groups }) => groups.length > 0);
}

/** The shoppers of these rows, in the trip's order. */
export function buyersOf(rows: readonly CartRow[], people: readonly CartPerson[]): CartPerson[] {
  const ids = new Set(rows.map((row) => row.assignedToId));
  return people.filter(({ id }) => ids.has(id));
}

export function acceptedOf(people: readonly CartPerson[]): CartPerson[] {
  return people.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED');
}

/** Whether both are the same line; every change of the cart creates new groups. */
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
  return plural(count, { one: '# item', other: '# items' });
}
