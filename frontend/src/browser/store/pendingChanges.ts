import { useSyncExternalStore } from 'react';

/** For the header: their queue loads with the pages that make them. */
interface PendingChanges {
  readonly waiting: number;
  /** Of those, in the last seconds. */
  readonly sent: number;
}

const listeners = new Set<() => void>();
let pending: PendingChanges = { waiting: 0, sent: 0 };
const bySource = new Map<string, PendingChanges>();

/** @param source what waits: the changes of all are added */
export function setPendingChanges(changes: PendingChanges, source = 'ticks'): void {
  bySource.set(source, changes);
  const all = [...bySource.values()];
  const waiting = all.reduce((sum, each) => sum + each.waiting, 0);
  const sent = all.reduce((sum, each) => sum + each.sent, 0);
  if (waiting === pending.waiting && sent === pending.sent) return;
  pending = { waiting, sent };
  for (const listener of listeners) listener();
}

export function usePendingChanges(): PendingChanges {
  return useSyncExternalStore(watch, () => pending);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
