import { grouped } from '../text/grouped.ts';
import type { InviteStatus } from '../people/inviteStatus.ts';
import { groupRows, type ShoppingRow } from './shopping.ts';
import { STORE_SECTIONS, storeSection } from './storeSection.ts';

/** Whoever may be given meals or shopping; only those who accepted the invitation are. */
export interface Candidate {
  readonly id: string;
  readonly inviteStatus: InviteStatus;
}

/** What goes to whom: the id of a meal or an ingredient, and of its participant. */
export interface Assignment {
  readonly id: string;
  readonly participantId: string;
}

/** A number of at least 0 and below 1, as Math.random() gives it. */
export type Random = () => number;

function accepted<C extends Candidate>(candidates: readonly C[]): C[] {
  return candidates.filter(({ inviteStatus }) => inviteStatus === 'accepted');
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/**
 * Gives every free meal a cook among the accepted participants; nothing when there is none. Each meal goes
 * to one of those who have the fewest meals by then, whom chance picks. The meals that people already have
 * count: whoever signed up for one early is not asked for a second before everybody has one.
 * @param mealCounts how many meals each participant already has; 0 for whoever is missing
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

/** How shopping is split without a person deciding each line (specification, section 9). */
export const SHOPPING_SPLITS = ['random', 'by-meal', 'by-store'] as const;
export type ShoppingSplit = (typeof SHOPPING_SPLITS)[number];

/** An ingredient that may be given to somebody; `name` is the one to buy. */
export interface AssignableRow extends ShoppingRow {
  readonly mealId: string;
}

/**
 * Splits the ingredients that nobody was given among the accepted participants; nothing when there is none,
 * and what somebody has stays there. What belongs together goes to one person: a line of the cart
 * ('random'), the ingredients of a meal ('by-meal'), a section of the shop ('by-store'). These are dealt in
 * turns, so that nobody gets more than one more of them than anybody else: in the order of the participants,
 * or of chance for 'random'.
 */
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
