import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Queues long synchronous work, a piece per event loop turn, so that other requests run in between. */
export function inOwnTurn<Result>(work: () => Result): Promise<Result> {
  const mine = last.then(() => setImmediate()).then(work);
  // Keeps neither the result, which may be large, nor the caller's error.
  last = mine.then(
    () => undefined,
    () => undefined,
  );
  return mine;
}
