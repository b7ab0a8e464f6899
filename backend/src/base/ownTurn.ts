import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs synchronous work that takes long in its own turn of the event loop, so that other requests are served between two
 * such works of the process, however many wait.
 * @returns what the work returns
 * @throws what the work throws
 */
export function inOwnTurn<Result>(work: () => Result): Promise<Result> {
  const mine = last.then(() => setImmediate()).then(work);
  // Without the result, which may be large, and without the failure, which is the caller's.
  last = mine.then(
    () => undefined,
    () => undefined,
  );
  return mine;
}
