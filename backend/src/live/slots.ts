import { AppError } from '../base/errors.ts';

const RETRY_SECONDS = 30;

/** Counts what is open in this process. */
export class Slots {
  readonly #limits: Readonly<Record<string, number>>;
  readonly #taken = new Map<string, number>();
  refused = 0;

  /** @param limits by name of the key */
  constructor(limits: Readonly<Record<string, number>>) {
    this.#limits = limits;
  }

  /**
   * @param values of the keys, by name
   * @returns gives the slots back, once
   * @throws SERVICE_UNAVAILABLE when a limit is reached
   */
  take(values: Readonly<Record<string, string>>): () => void {
    const keys = Object.entries(values).map(([name, value]) => ({ name, key: `${name} ${value}` }));
    if (keys.some(({ name, key }) => (this.#taken.get(key) ?? 0) >= (this.#limits[name] ?? 0))) {
      this.refused += 1;
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Too many live connections. Please close some, or try later.',
        {
          retryAfterSeconds: RETRY_SECONDS,
        },
      );
    }
    for (const { key } of keys) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      for (const { key } of keys) this.#giveBack(key);
    };
  }

  #giveBack(key: string): void {
    const count = (this.#taken.get(key) ?? 0) - 1;
    if (count > 0) this.#taken.set(key, count);
    else this.#taken.delete(key);
  }
}
