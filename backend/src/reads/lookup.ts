import DataLoader from 'dataloader';

export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Batched look-ups by id: one statement per tick. Cached values return without a promise, so whole trips resolve
 * synchronously.
 */
export class Lookup<Value> {
  readonly #known = new Map<string, Value>();
  readonly #load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #none: Value;
  #loader: DataLoader<string, Value> | null = null;

  /**
   * @param load finds values in one statement
   * @param none value for ids without a row
   */
  constructor(load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>, none: Value) {
    this.#load = load;
    this.#none = none;
  }

  get(id: string): MaybePromise<Value> {
    const known = this.#known.get(id);
    // null is a cached miss.
    if (known !== undefined) return known;
    return this.#ask(id);
  }

  /** Applies the rule, synchronously if everything is cached. */
  derive<Derived>(id: string, rule: (value: Value) => MaybePromise<Derived>): MaybePromise<Derived> {
    const known = this.#known.get(id);
    return known === undefined ? this.#ask(id).then(rule) : rule(known);
  }

  /** Seeds the cache. */
  prime(id: string, value: Value): void {
    this.#known.set(id, value);
  }

  forget(): void {
    this.#known.clear();
    this.#loader = null;
  }

  #ask(id: string): Promise<Value> {
    this.#loader ??= new DataLoader(async (ids) => {
      const found = await this.#load(ids);
      return ids.map((asked) => found.get(asked) ?? this.#none);
    });
    return this.#loader.load(id);
  }
}
