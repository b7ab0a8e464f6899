import type { Message } from '../../../domain/text/message.ts';
import { AppError } from './errors.ts';

interface Refusal {
  readonly message: Message;
  readonly retryAfterSeconds: number;
}

/** Counts what is open in this process. */
export class ConcurrencyLimit<Key extends string> {
  readonly #limits: Readonly<Record<Key, number>>;
  readonly #refusal: Refusal;
  readonly #taken = new Map<string, number>();
  refused = 0;

  /** @param limits by name of the key */
  constructor(limits: Readonly<Record<Key, number>>, refusal: Refusal) {
    this.#limits = limits;
    this.#refusal = refusal;
  }

  /**
   * @param values of the keys, by name
   * @returns releases them, once
   * @throws SERVICE_UNAVAILABLE when a limit is reached
   */
  take(values: Readonly<Partial<Record<Key, string>>>): () => void {
    // Its keys are those of the parameter.
    const keys = (Object.entries(values) as [Key, string][]).map(([name, value]) => ({
      name,
      key: `${name} ${value}`,
    }));
    if (keys.some(({ name, key }) => (this.#taken.get(key) ?? 0) >= this.#limits[name])) {
      this.refused += 1;
      const { message, retryAfterSeconds } = this.#refusal;
      throw new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds });
    }
    for (const { key } of keys) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      for (const { key } of keys) this.#giveBack(key);
    };
  }

  /** Counts for as long as the work lasts. */
  async hold<Result>(
    values: Readonly<Partial<Record<Key, string>>>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const giveBack = this.take(values);
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  #giveBack(key: string): void {
    const count = (this.#taken.get(key) ?? 0) - 1;
    if (count > 0) this.#taken.set(key, count);
    else this.#taken.delete(key);
  }
}
