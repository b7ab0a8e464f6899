import { grouped } from '../text/grouped.ts';
import type { InviteStatus } from '../people/inviteStatus.ts';
import { cartByStoreSection, groupRows, type ShoppingGroup, type ShoppingRow } from './shopping.ts';

export interface Candidate {
  readonly id: string;
  readonly inviteStatus: InviteStatus;
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

/** Specification, section 9. */
export const SHOPPING_SPLITS = ['random', 'by-meal', 'by-store'] as const;
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
  const isRandom = split === 'random';
  const inTurn = isRandom ? shuffled(buyers, random) : buyers;
  const parts = partsOf(split, free, buyers.length);
  const ordered = isRandom ? shuffled(parts, random) : parts.sort((a, b) => b.lineCount - a.lineCount);
  return ordered.flatMap((part) => {
    const fewestParts = Math.min(...inTurn.map(({ partCount }) => partCount));
    const due = split === 'by-store' ? inTurn.filter(({ partCount }) => partCount === fewestParts) : inTurn;
    const fewestLines = Math.min(...due.map(({ lineCount }) => lineCount));
    const buyer = due.find(({ lineCount }) => lineCount === fewestLines);
    if (buyer === undefined) return [];
    buyer.lineCount += part.lineCount;
    buyer.partCount += 1;
    return part.rows.map(({ id }) => ({ id, participantId: buyer.id }));
  });
}

interface ShoppingPart {
  readonly rows: readonly AssignableRow[];
  readonly lineCount: number;
}

function partsOf(split: ShoppingSplit, rows: readonly AssignableRow[], buyerCount: number): ShoppingPart[] {
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
