import { grouped } from '../../text/grouped.ts';
import { cartByStoreSection, groupRows, type ShoppingGroup, type ShoppingRow } from './shopping.ts';

export interface Candidate {
  readonly id: string;
  /** Only who has 'accepted' shops. */
  readonly inviteStatus: string;
}

export interface Assignment {
  readonly id: string;
  readonly participantId: string;
}

/** As Math.random(). */
export type Random = () => number;

function accepted<C extends Candidate>(candidates: readonly C[]): C[] {
  return candidates.filter(({ inviteStatus }) => inviteStatus === 'accepted');
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** Specification, section 9, and the store's walking order. */
export const SHOPPING_SPLITS = ['random', 'by-meal', 'by-store', 'walking-order'] as const;
export type ShoppingSplit = (typeof SHOPPING_SPLITS)[number];

/** `name` is the one to buy. */
export interface AssignableRow extends ShoppingRow {
  /** Null for an item of the trip. */
  readonly mealId: string | null;
}

/** A section up to this many lines stays with one person. */
const SHORT_SECTION = 12;

/**
 * Splits the unassigned lines ('random'), meals or store sections among accepted participants, balanced by cart lines:
 * the largest part goes first, to the person with the fewest. Nobody gets a second section before everybody has one.
 * 'walking-order' gives each person neighbouring sections.
 */
export function assignShopping(
  split: ShoppingSplit,
  rows: readonly AssignableRow[],
  candidates: readonly Candidate[],
  random: Random,
): Assignment[] {
  const buyers = accepted(candidates).map(({ id }) => ({
    id,
    lineCount: groupRows(rows.filter(({ assignedToId }) => assignedToId === id)).length,
    partCount: 0,
  }));
  const free = rows.filter(({ assignedToId }) => assignedToId === null);
  if (split === 'walking-order') return alongTheStore(free, buyers);
  const isRandom = split === 'random';
  const orderedBuyers = isRandom ? shuffled(buyers, random) : buyers;
  const parts = partsOf(split, free, buyers.length);
  const ordered = isRandom ? shuffled(parts, random) : parts.sort((a, b) => b.lineCount - a.lineCount);
  return ordered.flatMap((part) => {
    const fewestParts = Math.min(...orderedBuyers.map(({ partCount }) => partCount));
    const due =
      split === 'by-store'
        ? orderedBuyers.filter(({ partCount }) => partCount === fewestParts)
        : orderedBuyers;
    const fewestLines = Math.min(...due.map(({ lineCount }) => lineCount));
    const buyer = due.find(({ lineCount }) => lineCount === fewestLines);
    if (buyer === undefined) return [];
    buyer.lineCount += part.lineCount;
    buyer.partCount += 1;
    return part.rows.map(({ id }) => ({ id, participantId: buyer.id }));
  });
}

interface Buyer {
  readonly id: string;
  readonly lineCount: number;
}

/** Runs of the store's lines, so that all have the same number afterwards; cut between two sections if one ends near. */
function alongTheStore(rows: readonly AssignableRow[], buyers: readonly Buyer[]): Assignment[] {
  const sections = cartByStoreSection(rows).map(({ groups }) => groups);
  const lines = sections.flat();
  const ends = sections.map((_, index) => sections.slice(0, index + 1).flat().length);
  const counts = levelled(buyers, lines.length);
  let [start, due] = [0, 0];
  return buyers.flatMap(({ id }, index) => {
    const count = counts[index] ?? 0;
    due += count;
    const end = Math.max(start, cutNear(due, ends, count / 4));
    const run = lines.slice(start, end);
    start = end;
    return run.flatMap((line) => line.rows.map((row) => ({ id: row.id, participantId: id })));
  });
}

/** How many of the lines each buyer gets, the one with the fewest first. */
function levelled(buyers: readonly Buyer[], lineCount: number): number[] {
  const counts = buyers.map(() => 0);
  const sumAt = (index: number) => (buyers[index]?.lineCount ?? 0) + (counts[index] ?? 0);
  for (let line = 0; line < lineCount && buyers.length > 0; line += 1) {
    const least = counts.reduce((best, _, index) => (sumAt(index) < sumAt(best) ? index : best), 0);
    counts[least] = (counts[least] ?? 0) + 1;
  }
  return counts;
}

function cutNear(due: number, ends: readonly number[], most: number): number {
  const nearest = ends.reduce((best, end) => (Math.abs(end - due) < Math.abs(best - due) ? end : best), 0);
  return Math.abs(nearest - due) <= most ? nearest : due;
}

/** Of one accepted participant after a split. */
export interface ShoppingShare {
  readonly participantId: string;
  /** Lines of the cart, those before included. */
  readonly lineCount: number;
  /** Ids of the rows that the split gives. */
  readonly ingredientIds: readonly string[];
}

/** What {@link assignShopping} leads to, by accepted participant. */
export function shoppingShares(
  split: ShoppingSplit,
  rows: readonly AssignableRow[],
  candidates: readonly Candidate[],
  random: Random,
): ShoppingShare[] {
  const given = new Map(
    assignShopping(split, rows, candidates, random).map(({ id, participantId }) => [id, participantId]),
  );
  return accepted(candidates).map(({ id: participantId }) => {
    const own = rows.filter(({ id, assignedToId }) => (given.get(id) ?? assignedToId) === participantId);
    return {
      participantId,
      lineCount: groupRows(own).length,
      ingredientIds: own.map(({ id }) => id).filter((id) => given.has(id)),
    };
  });
}

interface ShoppingPart {
  readonly rows: readonly AssignableRow[];
  readonly lineCount: number;
}

function partsOf(
  split: Exclude<ShoppingSplit, 'walking-order'>,
  rows: readonly AssignableRow[],
  buyerCount: number,
): ShoppingPart[] {
  switch (split) {
    case 'random':
      return groupRows(rows).map((group) => ({ rows: group.rows, lineCount: 1 }));
    case 'by-meal':
      return [...grouped(rows, ({ mealId }) => mealId)].flatMap(([mealId, some]) => {
        const lines = groupRows(some);
        // Items belong to no meal: each line is a part.
        return mealId === null
          ? lines.map((line) => ({ rows: line.rows, lineCount: 1 }))
          : [{ rows: some, lineCount: lines.length }];
      });
    case 'by-store': {
      const most = Math.max(SHORT_SECTION, Math.ceil(groupRows(rows).length / buyerCount));
      return cartByStoreSection(rows).flatMap(({ groups }) => runsOf(groups, most));
    }
  }
}

/** Whole lines in their order, in equal runs up to a maximum. */
function runsOf(groups: readonly ShoppingGroup<AssignableRow>[], most: number): ShoppingPart[] {
  const size = Math.ceil(groups.length / Math.ceil(groups.length / most));
  return groups.flatMap((_, start) => {
    if (start % size > 0) return [];
    const run = groups.slice(start, start + size);
    return { rows: run.flatMap((group) => group.rows), lineCount: run.length };
  });
}
