import { LIMITS } from '../../../domain/limits.ts';
import { grouped } from '../../../domain/text/grouped.ts';

/** The latest tick of an ingredient, or a tick taken back, until the server confirms it. */
export interface PendingPurchase {
  readonly ingredientId: string;
  readonly tripId: string;
  /** For messages; '' after the session has ended. */
  readonly name: string;
  /** Whether the ingredient is to be purchased. */
  readonly wanted: boolean;
  /** As in `TickIngredientsInput`; undefined in records of older versions. */
  readonly seenPurchasedAt: string | null | undefined;
  /** Whether the server may know it: undoing it then needs a call. */
  readonly isSent: boolean;
}

/** By ingredient id. */
export type PendingById = Map<string, PendingPurchase>;

/** One call. */
export interface Batch extends Pick<PendingPurchase, 'tripId' | 'wanted' | 'seenPurchasedAt'> {
  readonly ids: readonly string[];
}

/** Adds a tap; it cancels an opposite one that was not sent. */
export function addTap(pending: PendingById, tap: PendingPurchase): void {
  const before = pending.get(tap.ingredientId);
  if (before?.wanted === tap.wanted) return;
  if (before?.isSent === false) pending.delete(tap.ingredientId);
  else pending.set(tap.ingredientId, { ...tap, isSent: before !== undefined });
}

/** The calls that send these: one for each trip, value and, for taking back, purchase that was seen. */
export function batches(pending: readonly PendingPurchase[]): Batch[] {
  let count = 0;
  const groups = grouped(pending, ({ tripId, wanted, seenPurchasedAt }) => {
    const part = Math.floor(count++ / LIMITS.ingredientsAtOnce);
    return `${part} ${tripId} ${wanted || seenPurchasedAt}`;
  });
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ tripId, wanted, seenPurchasedAt }) => {
      const ids = group.map(({ ingredientId }) => ingredientId);
      return { tripId, wanted, seenPurchasedAt: wanted ? undefined : seenPurchasedAt, ids };
    }),
  );
}
