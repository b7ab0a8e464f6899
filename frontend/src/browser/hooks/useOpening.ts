import { useState } from 'react';

/** Number of openings; as a `key` it resets a dialog's content on opening, not while closing. */
export function useOpening(isOpen: boolean): number {
  const [state, setState] = useState({ isOpen, opening: 0 });
  if (state.isOpen === isOpen) return state.opening;
  const next = { isOpen, opening: state.opening + (isOpen ? 1 : 0) };
  setState(next);
  return next.opening;
}

/** The last non-null value, for a dialog that is closing. */
export function useLastValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** True from the first opening on, to keep a dialog mounted while closing. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
