type Change<Each> = (pending: Map<string, Each>) => void;

export interface PendingStore<Each> {
  /**
   * One transaction for all tabs; never rejects.
   * @returns the new state; null on failure
   */
  readonly update: (change: Change<Each>) => Promise<Map<string, Each> | null>;
}

/** This tab's view of the store; changes stay until saved. */
export class PendingRecords<Each> {
  readonly #store: PendingStore<Each>;
  #stored: ReadonlyMap<string, Each> = new Map();
  #unsaved: readonly Change<Each>[] = [];
  #lastSave: Promise<void> = Promise.resolve();
  #generation = 0;

  constructor(store: PendingStore<Each>) {
    this.#store = store;
  }

  get all(): ReadonlyMap<string, Each> {
    const all = new Map(this.#stored);
    for (const change of this.#unsaved) change(all);
    return all;
  }

  get hasUnsaved(): boolean {
    return this.#unsaved.length > 0;
  }

  /** Local until {@link save}. */
  change(change: Change<Each>): void {
    this.#unsaved = [...this.#unsaved, change];
  }

  /** Stores changes and reads other tabs'. */
  save(): Promise<void> {
    this.#lastSave = this.#lastSave.then(() => this.#save());
    return this.#lastSave;
  }

  /** The caller clears the store. */
  forget(): void {
    this.#generation += 1;
    this.#stored = new Map();
    this.#unsaved = [];
  }

  async #save(): Promise<void> {
    const generation = this.#generation;
    const changes = this.#unsaved;
    const stored = await this.#store.update((pending) => {
      for (const change of changes) change(pending);
    });
    // Signed out meanwhile.
    if (stored === null || generation !== this.#generation) return;
    this.#stored = stored;
    this.#unsaved = this.#unsaved.slice(changes.length);
  }
}
