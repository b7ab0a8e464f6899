import type { PendingById, PendingPurchase } from './pendingPurchase.ts';

type Change = (pending: PendingById) => void;

/** The pending purchases of all tabs of this browser. */
export interface PendingStore {
  /** Changes them in one transaction; never rejects. @returns the new state; null when the store failed */
  readonly update: (change: Change) => Promise<PendingById | null>;
}

/** This tab's view of the store. Unsaved changes lie over it and are repeated until the store takes them. */
export class PendingPurchases {
  readonly #store: PendingStore;
  #stored: PendingById = new Map();
  #unsaved: readonly Change[] = [];
  #lastSave: Promise<void> = Promise.resolve();
  #generation = 0;

  constructor(store: PendingStore) {
    this.#store = store;
  }

  get all(): ReadonlyMap<string, PendingPurchase> {
    const all = new Map(this.#stored);
    for (const change of this.#unsaved) change(all);
    return all;
  }

  get hasUnsaved(): boolean {
    return this.#unsaved.length > 0;
  }

  /** Changes this tab's view; `save` stores the change. */
  change(change: Change): void {
    this.#unsaved = [...this.#unsaved, change];
  }

  /** Stores this tab's changes and reads those of others. */
  save(): Promise<void> {
    this.#lastSave = this.#lastSave.then(() => this.#save());
    return this.#lastSave;
  }

  /** Empties this view; the caller clears the store. */
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
    // The account has ended meanwhile.
    if (stored === null || generation !== this.#generation) return;
    this.#stored = stored;
    this.#unsaved = this.#unsaved.slice(changes.length);
  }
}
