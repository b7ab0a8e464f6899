import { useState } from 'react';

/**
 * Counts how often something was opened. As the `key` of what is inside a dialog it makes every opening a new one,
 * while what is inside stays in view until the dialog has closed.
 */
export function useOpening(isOpen: boolean): number {
  const [state, setState] = useState({ isOpen, opening: 0 });
  if (state.isOpen === isOpen) return state.opening;
  const next = { isOpen, opening: state.opening + (isOpen ? 1 : 0) };
  setState(next);
  return next.opening;
}

/** The value, and the last one there was while there is none: what a dialog shows while it closes. */
export function useLastValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Whether it is open, or was at some time: from the first opening on a dialog stays, so that it can close in view. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
