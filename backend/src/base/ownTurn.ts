import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Queues long synchronous work: one piece per turn of the event loop, so that other requests are served in between.
 * @returns what the work returns
 * @throws what the work throws
 */
export function inOwnTurn<Result>(work: () => Result): Promise<Result> {
  const mine = last.then(() => setImmediate()).then(work);
  // Keeps neither the result, which may be large, nor the error, which is the caller's.
  last = mine.then(
    () => undefined,
    () => undefined,
  );
  return mine;
}
