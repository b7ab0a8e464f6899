import { grouped } from '../text/grouped.ts';
import { amountLabel } from './ingredient.ts';
import { addQuantities, totalLabel, type QuantityText } from './quantitySum.ts';
import { remembered } from '../text/remembered.ts';
import { STORE_SECTIONS, storeSection, type StoreSection } from './storeSection.ts';
import { comparableForm } from '../text/wordForms.ts';

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
 * Remembered: a cart asks for the same names with every tick.
 */
export const shoppingKey: (name: string) => string = remembered(readKey, 2000);

function readKey(name: string): string {
  const words = name.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map(comparableForm).join(' ');
}

/** The lines of the cart, in the order in which their first rows stand. */
export function groupRows<R extends ShoppingRow>(rows: readonly R[]): ShoppingGroup<R>[] {
  const byKey = grouped(rows, ({ name }) => shoppingKey(name));
  return [...byKey].map(([key, members]) => ({
    key,
    name: members[0]?.name ?? '',
    rows: members,
    isPurchased: members.every((row) => row.purchased),
  }));
}

/** A row that optimising merges with those of the same name. */
export interface MergeableRow extends ShoppingRow {
  readonly quantity: string | null;
  readonly unit: string | null;
  /**
   * Key of the group that the row was merged in; null when it never was. A row whose name to buy has changed
   * since then, by an edit or another alternative, is not merged in the group it now stands in.
   */
  readonly mergedAs: string | null;
}

/** Whether a row is merged in the group that it now stands in. */
export function isMerged({ name, mergedAs }: Pick<MergeableRow, 'name' | 'mergedAs'>): boolean {
  return mergedAs !== null && mergedAs === shoppingKey(name);
}

/** A group of rows to be bought as one line. */
export interface Merge<R extends MergeableRow> {
  /** What the rows remember as `mergedAs`. */
  readonly key: string;
  readonly name: string;
  readonly rows: readonly R[];
  /** '2 cans + 400 g'; '' when no row says how much. */
  readonly total: string;
  /** Who had most of the rows, the first of them when several had as many; null when nobody had one. */
  readonly assignedToId: string | null;
}

/** The groups of several rows that are not optimised yet: while there is one, the Optimize button shows. */
export function duplicateGroups<R extends MergeableRow>(rows: readonly R[]): ShoppingGroup<R>[] {
  return groupRows(rows).filter(
    ({ key, rows: members }) => members.length > 1 && members.some(({ mergedAs }) => mergedAs !== key),
  );
}

/**
 * What optimising does to the ingredients of one trip: each group becomes one line with one total and one
 * buyer, which all of its rows are given; the rows keep their own quantities, since recipes need them. Once
 * that is done the plan is empty, until a row is added or renamed.
 */
export function mergePlan<R extends MergeableRow>(rows: readonly R[]): Merge<R>[] {
  return duplicateGroups(rows).map(({ key, name, rows: members }) => ({
    key,
    name,
    rows: members,
    total: totalLabel(members),
    assignedToId: mostFrequent(members.flatMap(({ assignedToId }) => assignedToId ?? [])),
  }));
}

function mostFrequent(ids: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((id) => counts.get(id) === most) ?? null;
}

/**
 * How much of a group to buy: the total of the rows that are merged, which may have several parts ("2 cans" and
 * "400 g"), and the own amount of each other row. Rows that do not say how much are left out.
 */
export function groupQuantities(group: ShoppingGroup<MergeableRow>): (readonly QuantityText[])[] {
  const merged = group.rows.filter(({ mergedAs }) => mergedAs === group.key);
  const others = group.rows.filter(({ mergedAs }) => mergedAs !== group.key);
  const amounts = [addQuantities(merged), ...others.map(({ quantity, unit }) => [{ quantity, unit }])];
  const known = ({ quantity, unit }: QuantityText) => amountLabel(quantity, unit) !== '';
  return amounts.map((parts) => parts.filter(known)).filter((parts) => parts.length > 0);
}

/** {@link groupQuantities} in words: '2 cans + 400 g' when all is merged. */
export function groupAmounts(group: ShoppingGroup<MergeableRow>): string[] {
  return groupQuantities(group).map((parts) =>
    parts.map(({ quantity, unit }) => amountLabel(quantity, unit)).join(' + '),
  );
}

/** Lines of the cart under the heading of one store section. */
export interface SectionOfCart<R extends ShoppingRow> {
  readonly section: StoreSection;
  readonly groups: readonly ShoppingGroup<R>[];
}

/** The cart by store sections, in the order of the shop; sections without a line are left out. */
export function cartByStoreSection<R extends ShoppingRow>(rows: readonly R[]): SectionOfCart<R>[] {
  const bySection = grouped(groupRows(rows), ({ name }) => storeSection(name));
  return STORE_SECTIONS.map((section) => ({ section, groups: bySection.get(section) ?? [] })).filter(
    (part) => part.groups.length > 0,
  );
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
