import { LIMITS } from '../../../../domain/limits.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import type { ShownAmount, Tickable } from './tick.ts';

/** An ingredient's latest tick or untick, until confirmed. */
export interface PendingPurchase {
  readonly ingredientId: string;
  readonly tripId: string;
  /** '' after the session has ended. */
  readonly name: string;
  readonly wanted: boolean;
  /** As in `TickIngredientsInput`; undefined in old records. */
  readonly seenPurchasedAt: string | null | undefined;
  /** The amount needed at the tap; undefined in old records. */
  readonly shown?: ShownAmount | undefined;
  /** Equal for the ingredients of one line that was tapped; undefined in old records. */
  readonly line?: string | undefined;
  /** The server may know it: undoing needs a call. */
  readonly isSent: boolean;
}

/** Lines of the list that somebody tapped, of which each may be several ingredients. */
export function linesIn(pending: ReadonlyMap<string, PendingPurchase>, ids: Iterable<string>): Set<string> {
  return new Set([...ids].map((id) => pending.get(id)?.line ?? id));
}

export type PendingById = Map<string, PendingPurchase>;

/** One call. */
export interface Batch extends Pick<PendingPurchase, 'tripId' | 'wanted' | 'seenPurchasedAt'> {
  readonly ids: readonly string[];
  /** Amounts of ticks that waited, since others may be needed now. */
  readonly shown: readonly (Pick<Tickable, 'id'> & ShownAmount)[];
}

/** A tap cancels an unsent opposite one. */
export function addTap(pending: PendingById, tap: PendingPurchase): void {
  const before = pending.get(tap.ingredientId);
  if (before?.wanted === tap.wanted) return;
  if (before?.isSent === false) pending.delete(tap.ingredientId);
  else pending.set(tap.ingredientId, { ...tap, isSent: before !== undefined });
}

/** One for each trip, value and seen purchase. */
export function batches(pending: readonly PendingPurchase[], waiting: ReadonlySet<string>): Batch[] {
  let count = 0;
  const groups = grouped(pending, ({ tripId, wanted, seenPurchasedAt }) => {
    const part = Math.floor(count++ / LIMITS.ingredientsAtOnce);
    return `${part} ${tripId} ${wanted} ${seenPurchasedAt}`;
  });
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ tripId, wanted, seenPurchasedAt }) => {
      const ids = group.map(({ ingredientId }) => ingredientId);
      const shown = group.flatMap(({ ingredientId: id, shown: amount }) =>
        wanted && amount !== undefined && waiting.has(id) ? [{ id, ...amount }] : [],
      );
      return { tripId, wanted, seenPurchasedAt, ids, shown };
    }),
  );
}
