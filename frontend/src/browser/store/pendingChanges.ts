import { useSyncExternalStore } from 'react';

/** For the header: their queue loads with the pages that make them. */
interface PendingChanges {
  readonly waiting: number;
  /** Of those, in the last seconds. */
  readonly sent: number;
}

const listeners = new Set<() => void>();
let pending: PendingChanges = { waiting: 0, sent: 0 };

export function setPendingChanges(changes: PendingChanges): void {
  if (changes.waiting === pending.waiting && changes.sent === pending.sent) return;
  pending = changes;
  for (const listener of listeners) listener();
}

export function usePendingChanges(): PendingChanges {
  return useSyncExternalStore(watch, () => pending);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
