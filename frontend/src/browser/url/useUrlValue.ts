import { useCallback } from 'react';
import { useUrlSearch } from './useUrlSearch.ts';

/** `set` replaces the history entry, `push` adds one. */
export function useUrlValue(name: string): {
  readonly value: string | null;
  readonly set: (value: string | null) => void;
  readonly push: (value: string) => void;
} {
  const { search, change } = useUrlSearch();
  const set = useCallback(
    (value: string | null) =>
      change(
        (next) => {
          if (value === null) next.delete(name);
          else next.set(name, value);
        },
        { replace: true },
      ),
    [name, change],
  );
  const push = useCallback(
    (value: string) => change((next) => next.set(name, value), { replace: false }),
    [name, change],
  );
  return { value: search.get(name), set, push };
}

/** Replaces one parameter by another, in the same history entry. */
export function useUrlSwap(from: string, to: string): (value: string) => void {
  const { change } = useUrlSearch();
  return useCallback(
    (value) =>
      change(
        (next) => {
          next.delete(from);
          next.set(to, value);
        },
        { replace: true },
      ),
    [from, to, change],
  );
}
