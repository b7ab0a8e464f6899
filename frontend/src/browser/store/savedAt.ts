import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let savedAt: string | null = null;

/** @param at when what is saved for reading offline was last answered, ISO 8601; null for nothing */
export function setSavedAt(at: string | null): void {
  savedAt = at;
  for (const listener of listeners) listener();
}

export function useSavedAt(): string | null {
  return useSyncExternalStore(watch, () => savedAt);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
