import { LIMITS } from '../../../domain/limits.ts';
import { grouped } from '../../../domain/text/grouped.ts';

/** The latest tick of an ingredient, or a tick taken back, until the server confirms it. The device keeps one for each. */
export interface PendingPurchase {
  readonly ingredientId: string;
  readonly tripId: string;
  /** For messages; '' after the session has ended. */
  readonly name: string;
  /** Whether the ingredient is to be purchased. */
  readonly wanted: boolean;
  /** The purchase to take back, as the server's `seenPurchasedAt`; undefined in records of older versions. */
  readonly seenPurchasedAt: string | null | undefined;
  /** Whether a call with it may have reached the server: undoing it then needs another call. */
  readonly isSent: boolean;
}

/** Pending purchases by the ids of their ingredients. */
export type PendingById = Map<string, PendingPurchase>;

/** Pending purchases of one call. */
export interface Batch extends Pick<PendingPurchase, 'tripId' | 'wanted' | 'seenPurchasedAt'> {
  readonly ids: readonly string[];
}

/** Adds a tap. It cancels an opposite one that was not sent. */
export function addTap(pending: PendingById, tap: PendingPurchase): void {
  const before = pending.get(tap.ingredientId);
  if (before?.wanted === tap.wanted) return;
  if (before?.isSent === false) pending.delete(tap.ingredientId);
  else pending.set(tap.ingredientId, { ...tap, isSent: before !== undefined });
}

/** The fewest calls that send all of these: ticks ignore what was seen. */
export function batches(pending: readonly PendingPurchase[]): Batch[] {
  const seen = ({ wanted, seenPurchasedAt }: PendingPurchase) => (wanted ? undefined : seenPurchasedAt);
  const groups = grouped(pending, (each) => `${each.tripId} ${each.wanted} ${seen(each)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { tripId, wanted } = first;
    const ids = group.map(({ ingredientId }) => ingredientId);
    const starts = Array.from(
      { length: Math.ceil(ids.length / LIMITS.ingredientsAtOnce) },
      (_, index) => index * LIMITS.ingredientsAtOnce,
    );
    return starts.map((start) => ({
      ...{ tripId, wanted, seenPurchasedAt: seen(first) },
      ids: ids.slice(start, start + LIMITS.ingredientsAtOnce),
    }));
  });
}
