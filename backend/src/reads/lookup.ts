import DataLoader from 'dataloader';

/** There at once, or later. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Batched look-ups by id that answer at once what is already known. Ids that are asked for within one tick become one
 * statement; what an aggregate has put in costs no promise, so that a whole trip resolves without one.
 */
export class Lookup<Value> {
  readonly #known = new Map<string, Value>();
  readonly #load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly #none: Value;
  #loader: DataLoader<string, Value> | null = null;

  /**
   * @param load finds what belongs to the ids, in one statement
   * @param none what an id stands for that `load` did not find
   */
  constructor(load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>, none: Value) {
    this.#load = load;
    this.#none = none;
  }

  /** The value of the id: at once when it is known, else a promise. */
  get(id: string): MaybePromise<Value> {
    const known = this.#known.get(id);
    // To be known as null is to be known too.
    if (known !== undefined) return known;
    return this.#ask(id);
  }

  /** What the rule makes of the value: at once when all that it asks for is known, else a promise. */
  derive<Derived>(id: string, rule: (value: Value) => MaybePromise<Derived>): MaybePromise<Derived> {
    const known = this.#known.get(id);
    return known === undefined ? this.#ask(id).then(rule) : rule(known);
  }

  /** Puts a value in that was read otherwise. */
  prime(id: string, value: Value): void {
    this.#known.set(id, value);
  }

  /** Forgets everything, since it may have changed. */
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
