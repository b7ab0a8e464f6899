import type { DataSource } from 'typeorm';
import { AppError } from '../base/errors.ts';
import { isDatabaseSilent } from './unavailable.ts';

/** Connections of the pool that writes take at once; the others are left to reads, which wait for no lock. */
const WRITES_AT_ONCE = 6;
/** As long as anything waits for a connection of the pool. */
const WAIT_MS = 3_000;
const RETRY_SECONDS = 2;
/** Pause after the database did not answer: one mutation of many fields would wait for each of them in turn. */
const PAUSE_MS = 1_000;

/** Slots of one pool, which pass to the longest waiting work. Cockatiel's bulkhead cannot end a wait. */
class WriteSlots {
  #free = WRITES_AT_ONCE;
  #pausedUntil = 0;
  readonly #waiting = new Set<() => void>();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#pausedUntil) throw tooBusy();
    if (this.#free > 0) this.#free -= 1;
    else await this.#passed();
    try {
      return await work();
    } catch (error) {
      if (isDatabaseSilent(error)) this.#pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    } finally {
      const [next] = this.#waiting;
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  /** Resolves when a slot passes to the caller. @throws SERVICE_UNAVAILABLE after three seconds */
  #passed(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        this.#waiting.delete(take);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(take);
        reject(tooBusy());
      }, WAIT_MS);
      this.#waiting.add(take);
    });
  }
}

function tooBusy(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'Too busy right now. Please try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

const slots = new WeakMap<DataSource, WriteSlots>();

/**
 * Runs work that may wait for a lock, a transaction or a statement that writes: six at once for each pool. Never inside
 * of other such work, which would wait for itself.
 * @throws SERVICE_UNAVAILABLE when no slot is free within three seconds, or the database did not answer a second ago;
 *   whatever the work throws
 */
export function limitWrites<Result>(dataSource: DataSource, work: () => Promise<Result>): Promise<Result> {
  const own = slots.get(dataSource) ?? new WriteSlots();
  slots.set(dataSource, own);
  return own.run(work);
}
