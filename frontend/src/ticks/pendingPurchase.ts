import { grouped } from '../../../domain/text/grouped.ts';
import { LIMITS } from '../../../domain/limits.ts';
import type { Tick, TickedRow, TickNews } from './tick.ts';

/** A tick as a page has it. */
export interface HeldTick {
  tick: Tick;
  /** It waits for the connection, or for a server that answers. */
  isWaiting: boolean;
  /** The stamp under which the store has it; null while it has not. */
  storedStamp: string | null;
  /** Whether the store has it as one that may have been sent. */
  isStoredAsSent: boolean;
  /** What the server was last known to hold: where a wish goes that is refused. */
  known: boolean | null;
}

/** Ticks that go out as one call, with the value that goes. */
export interface Batch {
  readonly tripId: string;
  readonly purchased: boolean;
  readonly held: readonly HeldTick[];
}

/** Whether the shopper wants something else than the server is known to hold. */
export function isUnconfirmed({ tick }: HeldTick): boolean {
  return tick.wanted !== tick.confirmed;
}

/** Those of the wishes that are in the store. */
export function storedWishes(held: readonly HeldTick[]): Pick<Tick, 'id' | 'stamp'>[] {
  return held.flatMap(({ tick, storedStamp }) =>
    storedStamp === null ? [] : [{ id: tick.id, stamp: storedStamp }],
  );
}

/** The calls that bring the ticks to the server: one for each trip and value, and for as many as it takes at once. */
export function batches(open: readonly HeldTick[]): Batch[] {
  const groups = grouped(open, ({ tick }) => `${tick.tripId} ${tick.wanted}`);
  return [...groups.values()].flatMap((held) => {
    const [first] = held;
    if (first === undefined) return [];
    const { tripId, wanted: purchased } = first.tick;
    const parts: Batch[] = [];
    for (let start = 0; start < held.length; start += LIMITS.ingredientsAtOnce)
      parts.push({ tripId, purchased, held: held.slice(start, start + LIMITS.ingredientsAtOnce) });
    return parts;
  });
}

/** Whoever ticked first is named; the one who comes second should know before it is in the basket twice. */
export function boughtBefore({ name, purchasedBy }: TickedRow): TickNews[] {
  if (purchasedBy === null || purchasedBy.isViewer) return [];
  return [{ kind: 'already-bought', name, by: purchasedBy.name }];
}
