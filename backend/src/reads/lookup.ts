import DataLoader from 'dataloader';

export type MaybePromise<Value> = Value | Promise<Value>;

/** A trip's row: with its trip, one machine finds it. */
export interface RowRef {
  readonly tripId: string;
  readonly id: string;
}

/**
 * Batched look-ups by a trip's id, a place's name, or a row of a trip. Cached values return without a promise, so whole
 * trips resolve synchronously.
 */
export class Lookup<Value, Key extends string | RowRef = string> {
  readonly #known = new Map<string, Value>();
  readonly #load: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #none: Value;
  #loader: DataLoader<Key, Value, string> | null = null;

  /**
   * @param load finds values in one statement, by id
   * @param none value for ids without a row
   */
  constructor(load: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>, none: Value) {
    this.#load = load;
    this.#none = none;
  }

  get(key: Key): MaybePromise<Value> {
    const known = this.#known.get(idOf(key));
    // null is a cached miss.
    if (known !== undefined) return known;
    return this.#ask(key);
  }

  /** Applies the rule, synchronously if everything is cached. */
  derive<Derived>(key: Key, rule: (value: Value) => MaybePromise<Derived>): MaybePromise<Derived> {
    const known = this.#known.get(idOf(key));
    return known === undefined ? this.#ask(key).then(rule) : rule(known);
  }

  prime(key: Key, value: Value): void {
    this.#known.set(idOf(key), value);
  }

  forget(): void {
    this.#known.clear();
    this.#loader = null;
  }

  #ask(key: Key): Promise<Value> {
    this.#loader ??= new DataLoader<Key, Value, string>(
      async (keys) => {
        const found = await this.#load(keys);
        return keys.map((asked) => found.get(idOf(asked)) ?? this.#none);
      },
      { cacheKeyFn: idOf },
    );
    return this.#loader.load(key);
  }
}

function idOf(key: string | RowRef): string {
  return typeof key === 'string' ? key : key.id;
}
