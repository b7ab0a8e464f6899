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
  last = mine.catch(() => undefined);
  return mine;
}
