import type { Units } from '../../number/units.ts';
import { grouped } from '../../text/grouped.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { inSimpleFractions } from '../amount/kitchenRounding.ts';
import { textOf } from '../amount/neededAmount.ts';
import { sumOf, type QuantityText, type SummedText } from '../amount/quantitySum.ts';
import { nearKey, unitInName } from './nearMatch.ts';
import { foodKey } from '../food/foodKey.ts';
import {
  isNothing,
  shoppingTotal,
  totalQuantities,
  totalText,
  withoutBought,
  type ShoppingTotal,
} from '../totals/shoppingTotal.ts';
import { unitsBySize } from '../totals/packageSizes.ts';
import { msg, type Part } from '../../text/message.ts';
import { shownAmount, shownText } from '../totals/shownAmount.ts';
import { totalInUnits } from '../totals/totalInUnits.ts';
import { workingOf, type Working } from '../totals/working.ts';
import { reader } from '../../text/reader.ts';

import { STORE_SECTIONS, storeSection, type StoreSection } from '../food/storeSection.ts';

/** `name` is the one to buy. */
export interface ShoppingRow {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  readonly assignedToId: string | null;
  /** Key of the line that somebody merged it into; void once the name to buy is another food's. */
  readonly mergedAs?: string | null;
}

/** Rows with equal {@link lineKey}. */
export interface ShoppingGroup<R extends ShoppingRow> {
  readonly key: string;
  /** Of the first row. */
  readonly name: string;
  readonly rows: readonly R[];
  /** If every row is. */
  readonly isPurchased: boolean;
}

/** Of the name, or of the line that the row was merged into with near matches. */
function lineKey(row: Pick<ShoppingRow, 'name' | 'mergedAs'>): string {
  return isMerged(row) ? (row.mergedAs ?? '') : foodKey(row.name);
}

export function groupRows<R extends ShoppingRow>(rows: readonly R[]): ShoppingGroup<R>[] {
  const byKey = grouped(rows, lineKey);
  return [...byKey].map(([key, members]) => ({
    key,
    name: members[0]?.name ?? '',
    rows: members,
    isPurchased: members.every((row) => row.purchased),
  }));
}

/** `quantity` and `unit` are what is left to buy, of a purchase all of it. */
export interface MergeableRow extends ShoppingRow {
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly mergedAs: string | null;
  /** May tell the size of its package, or that it is cooked. */
  readonly notes?: string | null;
  /** In all; missing: what is left. */
  readonly needed?: SummedText;
  /** Missing or null: nothing of an open row, all of a purchase. */
  readonly bought?: SummedText | null;
  /** Whether a person typed this amount: alone, it stays as typed. */
  readonly isTyped?: boolean;
}

export function isMerged({ name, mergedAs = null }: Pick<ShoppingRow, 'name' | 'mergedAs'>): boolean {
  if (mergedAs === null) return false;
  const key = foodKey(name);
  return mergedAs === key || mergedAs === nearKey(key);
}

export interface Merge<R extends MergeableRow> {
  /** Stored as `mergedAs`. */
  readonly key: string;
  readonly name: string;
  readonly rows: readonly R[];
  /** '2 cans + 400 g', or '' */
  readonly total: Part;
  /** Buyer of most rows. */
  readonly assignedToId: string | null;
}

/** Not optimized yet; any shows the Optimize button. */
export function duplicateGroups<R extends MergeableRow>(rows: readonly R[]): ShoppingGroup<R>[] {
  return groupRows(rows).filter(
    ({ key, rows: members }) => members.length > 1 && members.some(({ mergedAs }) => mergedAs !== key),
  );
}

/**
 * Rows keep their quantities for the recipes. Idempotent.
 * @param near keys of the {@link nearMatches} to merge as well
 */
export function mergePlan<R extends MergeableRow>(
  rows: readonly R[],
  near: readonly string[] = [],
): Merge<R>[] {
  const asked = nearMatches(rows).filter(({ key }) => near.includes(key));
  const taken = new Set(asked.flatMap((one) => one.rows));
  const others = duplicateGroups(rows.filter((row) => !taken.has(row)));
  return [...asked, ...others.map(mergeOf)];
}

/** Lines of nearly the same name ("garlic cloves" and "garlic"), as they would be merged if somebody wants that. */
export function nearMatches<R extends MergeableRow>(rows: readonly R[]): Merge<R>[] {
  const byNear = grouped(groupRows(rows), ({ key }) => nearKey(key));
  return [...byNear]
    .filter(([, lines]) => lines.length > 1)
    .map(([key, lines]) => {
      const all = new Set(lines.flatMap((line) => line.rows));
      const shortest = lines.reduce((one, other) => (other.key.length < one.key.length ? other : one));
      return mergeOf({ key, name: shortest.name, rows: rows.filter((row) => all.has(row)) });
    });
}

/** 'Garlic cloves, Garlic': each once, but for plurals and case. */
export function namesOf({ rows }: Pick<Merge<MergeableRow>, 'rows'>): string {
  return [...grouped(rows, ({ name }) => foodKey(name)).values()]
    .flatMap(([first]) => first?.name ?? [])
    .join(', ');
}

function mergeOf<R extends MergeableRow>(line: Pick<ShoppingGroup<R>, 'key' | 'name' | 'rows'>): Merge<R> {
  const { key, name, rows } = line;
  return {
    key,
    name,
    rows,
    total: lineText({ ...line, isPurchased: rows.every((row) => row.purchased) }),
    assignedToId: mostFrequent(rows.flatMap(({ assignedToId }) => assignedToId ?? [])),
  };
}

type LineRows = Pick<ShoppingGroup<MergeableRow>, 'key' | 'rows' | 'isPurchased'>;

/** On the line "garlic", 3 of "garlic cloves" are 3 cloves; cans are told apart by the sizes in their notes. */
function totalOf(
  { key, rows }: Pick<LineRows, 'key' | 'rows'>,
  amountOf: (row: MergeableRow) => SummedText | null,
): ShoppingTotal {
  const unitOf = unitsBySize(rows);
  return shoppingTotal(
    key,
    rows.flatMap((row, index) => {
      const amount = amountOf(row);
      if (amount === null) return [];
      const unitOfName = unitInName(foodKey(row.name), key);
      const inUnit = ({ quantity, unit }: Pick<QuantityText, 'quantity' | 'unit'>) => ({
        quantity,
        unit: unitOf[index]?.(unit) ?? unit ?? unitOfName,
      });
      const { exact = null } = amount;
      return { ...inUnit(amount), exact: exact && inUnit(exact), isCooked: isCooked(row) };
    }),
  );
}

/** "cooked" among words of its state, as the reader of lines notes it ("hot, cooked and drained"); not how to cook it. */
const STATE = String.raw`(?:hot|cold|warm|leftover|plain|pre|still|well|and|then|but|day-old|fluffy|\p{L}+(?:ed|ly))`;
const COOKED = new RegExp(String.raw`(?:^|, ?)(?:${STATE}[ -])*cooked(?: ${STATE})*(?=$|,)`, 'iu');

function isCooked({ notes = null }: MergeableRow): boolean {
  return notes !== null && COOKED.test(notes);
}

function mostFrequent(ids: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((id) => counts.get(id) === most) ?? null;
}

/** Of a line: what is left to buy, and what was bought of it. */
export interface LineAmount {
  /** Of a line that is bought: all of it. */
  readonly open: ShoppingTotal;
  /** Null: nothing, or all of it. */
  readonly bought: ShoppingTotal | null;
  /** Of an amount that a person typed in other units, the same in the reader's; else null. */
  readonly beside: ShoppingTotal | null;
}

/** A line shows and tells its amount in several texts. */
const knownAmounts = new WeakMap<LineRows, { readonly units: Units | null; readonly amount: LineAmount }>();

/** What everybody sees of it, in the units of its reader. */
export function lineAmount(line: LineRows): LineAmount {
  const { units } = reader();
  const known = knownAmounts.get(line);
  if (known?.units === units) return known.amount;
  const amount = amountIn(units, line);
  knownAmounts.set(line, { units, amount });
  return amount;
}

function amountIn(units: Units | null, line: LineRows): LineAmount {
  const { open, bought } = storedAmount(line);
  const inUnits = totalInUnits(open, line.key, units);
  const isTyped =
    open.exact.every(({ asWritten }) => asWritten !== null) && line.rows.every((row) => row.isTyped);
  return {
    open: isTyped ? open : inUnits,
    bought: bought && totalInUnits(bought, line.key, units),
    beside: isTyped && inUnits !== open ? inUnits : null,
  };
}

/** The sum is rounded, not its parts: what is left is what the rows need in all, less what was bought. */
function storedAmount({ key, rows, isPurchased }: LineRows): Pick<LineAmount, 'open' | 'bought'> {
  const needed = neededTotal({ key, rows });
  const bought = isPurchased ? null : totalOf({ key, rows }, boughtOf);
  if (bought === null || isNothing(bought)) return { open: needed, bought: null };
  const open = totalOf({ key, rows }, ({ purchased, quantity, unit }) =>
    purchased ? null : { quantity, unit },
  );
  return { open: withoutBought(needed, bought, open) ?? open, bought };
}

function neededTotal(line: Pick<LineRows, 'key' | 'rows'>): ShoppingTotal {
  return totalOf(line, ({ quantity, unit, needed }) => needed ?? { quantity, unit });
}

function boughtOf({ purchased, quantity, unit, bought = null }: MergeableRow): SummedText | null {
  return bought ?? (purchased ? { quantity, unit } : null);
}

/** To buy: '12', '≈ 740 g', or '2 cans' and '400 g'; empty without amounts. */
export function lineQuantities(line: LineRows): QuantityText[] {
  return totalQuantities(lineAmount(line).open).filter(
    ({ quantity, unit }) => amountLabel(quantity, unit) !== '',
  );
}

/** '≈ 240 g' beside "2 cups" that a person typed, or ''. */
export function besideText(line: LineRows): string {
  const { beside } = lineAmount(line);
  return beside === null ? '' : totalText(beside);
}

/** What an open line has already: '21 bought', or ''. */
export function boughtText(line: LineRows): Part {
  return boughtPart(lineAmount(line));
}

function boughtPart({ bought }: LineAmount): Part {
  const amount = bought === null ? '' : totalText(bought);
  return amount === '' ? '' : msg('shopping.bought', '{amount} bought', { amount });
}

/** '2 cans + 400 g', '2 cups (≈ 240 g)', '1 more, 21 bought', or ''; in the units of the reader. */
export function lineText(line: LineRows): Part {
  const shown = lineAmount(line);
  const [amount, before] = [openText(shown), boughtPart(shown)];
  if (amount === '') return before;
  if (shown.bought === null) return amount;
  const more = msg('shopping.more', '{amount} more', { amount });
  return before === '' ? more : msg('shopping.moreAndBought', '{more}, {bought}', { more, bought: before });
}

function openText({ open, beside }: LineAmount): Part {
  const amount = totalText(open);
  if (beside === null) return amount;
  return msg('shopping.typedAmount', '{amount} ({converted})', { amount, converted: totalText(beside) });
}

/**
 * What each row needs in all: what is counted as its line adds it, '7 1/2'; a measure as its meal shows it, '≈ 240 g' if
 * it is a part of a sum.
 */
export function needTexts(line: LineRows): string[] {
  const { summed } = neededTotal(line);
  return line.rows.map(({ name, isTyped, quantity, unit, needed = { quantity, unit } }) => {
    const isAlone = summed.some(
      ({ asWritten }) => asWritten?.quantity === needed.quantity && asWritten.unit === needed.unit,
    );
    const counted = isAlone ? null : countedExactly(needed);
    const shown = shownAmount(counted?.amount ?? needed, name, isTyped);
    const isRounded =
      needed.exact != null ||
      (shown.beside === null && shown.text !== amountLabel(needed.quantity, needed.unit));
    const isAbout = !isAlone && (counted?.isAbout ?? isRounded);
    return isAbout ? `≈ ${shownText(shown)}` : shownText(shown);
  });
}

/** Before rounding, in simple fractions; null of measures, and of what is not rounded. */
function countedExactly({ exact = null }: SummedText) {
  const parts = exact === null ? [] : sumOf([exact]).parts;
  if (parts.length === 0 || parts.some(({ dimension }) => dimension !== 'count')) return null;
  const simple = parts.map(inSimpleFractions);
  return {
    amount: textOf(simple.map((part) => ({ ...part, amount: { ...part.amount, isAbout: false } }))),
    isAbout: simple.some(({ amount }) => amount.isAbout),
  };
}

/** Of all rows, '11 1/4 − 5' if some is bought; null if the amount says it all. */
export function lineWorking(line: ShoppingGroup<MergeableRow>): Working | null {
  const { open, bought } = lineAmount(line);
  if (bought === null) return workingOf(open, line.name);
  const needed = totalInUnits(neededTotal(line), line.key, reader().units);
  const working = workingOf(needed, line.name);
  const isConverted = needed.conversions.length > 0;
  return {
    sum: msg('shopping.withoutBought', '{needed} − {bought}', {
      needed: working === null || isConverted ? totalText(needed) : working.sum,
      bought: totalText(bought),
    }),
    facts: working?.facts ?? [],
    total: totalText(open),
  };
}

/** '2 cups', '1 cup': the amount of each row that has one, of an open line those to buy. */
export function rowAmounts({ rows, isPurchased }: LineRows): string[] {
  const counted = isPurchased ? rows : rows.filter((row) => !row.purchased);
  return counted.map((row) => shownAmount(row, row.name, row.isTyped).text).filter(Boolean);
}

export interface SectionOfCart<R extends ShoppingRow> {
  readonly section: StoreSection;
  readonly groups: readonly ShoppingGroup<R>[];
}

/** In the store's order. */
export function cartByStoreSection<R extends ShoppingRow>(rows: readonly R[]): SectionOfCart<R>[] {
  const bySection = grouped(groupRows(rows), ({ name }) => storeSection(name));
  return STORE_SECTIONS.map((section) => ({ section, groups: bySection.get(section) ?? [] })).filter(
    (part) => part.groups.length > 0,
  );
}

export interface Shopper {
  readonly id: string;
  readonly isOrganizer: boolean;
}

/** Null for unassigned lines. */
export interface ShopperOfCart<P extends Shopper, R extends ShoppingRow> {
  readonly shopper: P | null;
  readonly groups: readonly ShoppingGroup<R>[];
}

/** Organizers first, unassigned last. */
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

/** In lines, not rows. */
export interface CartTotals {
  readonly total: number;
  readonly purchased: number;
  readonly remaining: number;
}

export function cartTotals(groups: readonly ShoppingGroup<ShoppingRow>[]): CartTotals {
  const purchased = groups.filter((group) => group.isPurchased).length;
  return { total: groups.length, purchased, remaining: groups.length - purchased };
}
