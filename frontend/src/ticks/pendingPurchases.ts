import type { PendingById, PendingPurchase } from './pendingPurchase.ts';

/** The pending purchases of all tabs of this browser. */
export interface PendingStore {
  /** Changes them in one transaction; never rejects. @returns them after the change; null when nothing could be changed */
  readonly update: (change: (pending: PendingById) => void) => Promise<PendingById | null>;
}

/** This tab's copy of the store. What the store refuses stays in memory and joins the next update. */
export class PendingPurchases {
  readonly #store: PendingStore;
  readonly #unsaved: PendingById = new Map();
  #all: PendingById = new Map();
  #lastUpdate: Promise<void> = Promise.resolve();
  #generation = 0;

  constructor(store: PendingStore) {
    this.#store = store;
  }

  /** The state after the latest update. */
  get all(): ReadonlyMap<string, PendingPurchase> {
    return this.#all;
  }

  /** Whether closing this tab would lose any. */
  get hasUnsaved(): boolean {
    return this.#unsaved.size > 0;
  }

  /** Reads the store, changes it and this copy. `change` may run twice. */
  update(change: (pending: PendingById) => void = () => undefined): Promise<void> {
    this.#lastUpdate = this.#lastUpdate.then(() => this.#update(change));
    return this.#lastUpdate;
  }

  /** Empties this copy; the store is the caller's to clear. */
  forget(): void {
    this.#generation += 1;
    this.#all = new Map();
    this.#unsaved.clear();
  }

  async #update(change: (pending: PendingById) => void): Promise<void> {
    const generation = this.#generation;
    const saved = await this.#store.update((stored) => {
      for (const [id, pending] of this.#unsaved) stored.set(id, pending);
      change(stored);
    });
    // An account that has ended meanwhile leaves nothing here.
    if (generation !== this.#generation) return;
    if (saved === null) this.#changeInMemory(change);
    else {
      this.#unsaved.clear();
      this.#all = saved;
    }
  }

  #changeInMemory(change: (pending: PendingById) => void): void {
    const all = new Map(this.#all);
    change(all);
    for (const [id, pending] of all) if (this.#all.get(id) !== pending) this.#unsaved.set(id, pending);
    for (const id of this.#unsaved.keys()) if (!all.has(id)) this.#unsaved.delete(id);
    this.#all = all;
  }
}
