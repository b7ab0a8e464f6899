import { STORE_SECTIONS, storeSection, type StoreSection } from './storeSection.ts';
import { comparableForm } from './wordForms.ts';

/** What the shopping rules look at in an ingredient. `name` is the one to buy: an alternative when one is chosen. */
export interface ShoppingRow {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  readonly assignedToId: string | null;
}

/** One line of the cart: rows whose names are the same but for case, spaces and plural. */
export interface ShoppingGroup<R extends ShoppingRow> {
  readonly key: string;
  /** As the first row spells it. */
  readonly name: string;
  readonly rows: readonly R[];
  /** Only when every row is. */
  readonly isPurchased: boolean;
}

/**
 * What two names have in common when they mean the same thing to buy: without case, outer and double
 * spaces, and plural endings of its words. A key to compare, not a word to show ("cookies" is "cooky").
 */
export function shoppingKey(name: string): string {
  const words = name.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map(comparableForm).join(' ');
}

/** The lines of the cart, in the order in which their first rows stand. */
export function groupRows<R extends ShoppingRow>(rows: readonly R[]): ShoppingGroup<R>[] {
  const byKey = new Map<string, R[]>();
  for (const row of rows) {
    const key = shoppingKey(row.name);
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [row]);
    else group.push(row);
  }
  return [...byKey].map(([key, members]) => ({
    key,
    name: members[0]?.name ?? '',
    rows: members,
    isPurchased: members.every((row) => row.purchased),
  }));
}

/** Lines of the cart under the heading of one store section. */
export interface SectionOfCart<R extends ShoppingRow> {
  readonly section: StoreSection;
  readonly groups: readonly ShoppingGroup<R>[];
}

/** The cart by store sections, in the order of the shop; sections without a line are left out. */
export function cartByStoreSection<R extends ShoppingRow>(rows: readonly R[]): SectionOfCart<R>[] {
  const groups = groupRows(rows);
  return STORE_SECTIONS.map((section) => ({
    section,
    groups: groups.filter((group) => storeSection(group.name) === section),
  })).filter((part) => part.groups.length > 0);
}

/** Whoever can be given shopping, as far as the order of the cart needs it. */
export interface Shopper {
  readonly id: string;
  readonly isOrganizer: boolean;
}

/** Lines of the cart of one person; null: what nobody was given. */
export interface ShopperOfCart<P extends Shopper, R extends ShoppingRow> {
  readonly shopper: P | null;
  readonly groups: readonly ShoppingGroup<R>[];
}

/** The cart by who buys: organizers first, then the others in the order given, unassigned last; empty ones left out. */
export function cartByShopper<P extends Shopper, R extends ShoppingRow>(
  shoppers: readonly P[],
  rows: readonly R[],
): ShopperOfCart<P, R>[] {
  const known = new Set(shoppers.map(({ id }) => id));
  const ordered = [...shoppers].sort((a, b) => Number(b.isOrganizer) - Number(a.isOrganizer));
  const parts: ShopperOfCart<P, R>[] = ordered.map((shopper) => ({
    shopper,
    groups: groupRows(rows.filter((row) => row.assignedToId === shopper.id)),
  }));
  const unassigned = rows.filter((row) => row.assignedToId === null || !known.has(row.assignedToId));
  return [...parts, { shopper: null, groups: groupRows(unassigned) }].filter(
    (part) => part.groups.length > 0,
  );
}

/** Figures of a cart, in lines rather than rows. */
export interface CartTotals {
  readonly total: number;
  readonly purchased: number;
  readonly remaining: number;
}

/** Total Items, Purchased and Remaining of the grouped cart. */
export function cartTotals(groups: readonly ShoppingGroup<ShoppingRow>[]): CartTotals {
  const purchased = groups.filter((group) => group.isPurchased).length;
  return { total: groups.length, purchased, remaining: groups.length - purchased };
}
