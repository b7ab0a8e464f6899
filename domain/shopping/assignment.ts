import { grouped } from '../text/grouped.ts';
import type { InviteStatus } from '../people/inviteStatus.ts';
import { groupRows, type ShoppingRow } from './shopping.ts';
import { STORE_SECTIONS, storeSection } from './storeSection.ts';

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

/**
 * Meals go to accepted participants with the fewest, ties at random.
 * @param mealCounts current meals by participant
 */
export function assignMealsAtRandom(
  freeMeals: readonly { readonly id: string }[],
  candidates: readonly Candidate[],
  mealCounts: ReadonlyMap<string, number>,
  random: Random,
): Assignment[] {
  const counts = new Map(accepted(candidates).map(({ id }) => [id, mealCounts.get(id) ?? 0]));
  if (counts.size === 0) return [];
  return freeMeals.flatMap(({ id }) => {
    const fewest = Math.min(...counts.values());
    const next = [...counts.keys()].filter((participantId) => counts.get(participantId) === fewest);
    const participantId = next[Math.floor(random() * next.length)];
    if (participantId === undefined) return [];
    counts.set(participantId, fewest + 1);
    return { id, participantId };
  });
}

/** Specification, section 9. */
export const SHOPPING_SPLITS = ['random', 'by-meal', 'by-store'] as const;
export type ShoppingSplit = (typeof SHOPPING_SPLITS)[number];

/** `name` is the one to buy. */
export interface AssignableRow extends ShoppingRow {
  readonly mealId: string;
}

/** Deals cart lines ('random'), meals or sections in turns to accepted participants. */
export function assignShopping(
  split: ShoppingSplit,
  rows: readonly AssignableRow[],
  candidates: readonly Candidate[],
  random: Random,
): Assignment[] {
  const buyers = accepted(candidates);
  const portions = portionsOf(
    split,
    rows.filter(({ assignedToId }) => assignedToId === null),
  );
  const isRandom = split === 'random';
  const turns = isRandom ? shuffled(buyers, random) : buyers;
  return (isRandom ? shuffled(portions, random) : portions).flatMap((portion, index) => {
    const buyer = turns[index % turns.length];
    return buyer === undefined ? [] : portion.map(({ id }) => ({ id, participantId: buyer.id }));
  });
}

function portionsOf(split: ShoppingSplit, rows: readonly AssignableRow[]): (readonly AssignableRow[])[] {
  switch (split) {
    case 'random':
      return groupRows(rows).map((group) => group.rows);
    case 'by-meal':
      return [...grouped(rows, ({ mealId }) => mealId).values()];
    case 'by-store': {
      const bySection = grouped(rows, ({ name }) => storeSection(name));
      return STORE_SECTIONS.flatMap((section) => {
        const portion = bySection.get(section);
        return portion === undefined ? [] : [portion];
      });
    }
  }
}
