import type { DataSource } from 'typeorm';
import { tooBusy } from '../base/errors.ts';
import { isDatabaseSilent } from './unavailable.ts';

/** The remaining connections serve reads, which wait for no lock. */
const WRITES_AT_ONCE = 6;
/** As long as the pool's own timeout. */
const WAIT_MS = 3_000;
/** After a silent database; a mutation's fields would each wait in turn. */
const PAUSE_MS = 1_000;

/** A pool's limit of concurrent writes, first come, first served. Cockatiel's bulkhead cannot end a wait. */
class WriteLimit {
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

  /** @throws SERVICE_UNAVAILABLE after three seconds */
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

const limits = new WeakMap<DataSource, WriteLimit>();

/**
 * Limits work that may wait for locks to six at a time per pool; nested, it would wait for itself.
 * @throws SERVICE_UNAVAILABLE, or the work's error
 */
export function limitWrites<Result>(dataSource: DataSource, work: () => Promise<Result>): Promise<Result> {
  const own = limits.get(dataSource) ?? new WriteLimit();
  limits.set(dataSource, own);
  return own.run(work);
}
