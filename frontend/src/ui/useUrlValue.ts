import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * A choice of what is looked at that is part of the address, null for none. `set` replaces the entry of the history;
 * `push` makes a new one, so that the back button takes the choice back.
 */
export function useUrlValue(name: string): {
  readonly value: string | null;
  readonly set: (value: string | null) => void;
  readonly push: (value: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (value: string | null, replace: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [name, setSearch],
  );
  const set = useCallback((value: string | null) => change(value, true), [change]);
  const push = useCallback((value: string) => change(value, false), [change]);
  return { value: search.get(name), set, push };
}

/** Puts one choice of the address in the place of another, in the same entry of the history. */
export function useUrlSwap(from: string, to: string): (value: string) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (value) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(from);
          next.set(to, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [from, to, setSearch],
  );
}
