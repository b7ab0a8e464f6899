import { isUnconfirmed, storedWishes, type HeldTick } from './pendingPurchase.ts';
import type { Tick, TickStore } from './tick.ts';

/**
 * The ticks of a page by their ingredients' ids, and what the store of all pages has of them. Here is known which of a
 * page's wishes would outlive it, and what other pages put there or took out.
 */
export class HeldTicks {
  readonly #store: TickStore;
  readonly #isSending: (held: HeldTick) => boolean;
  readonly #byId = new Map<string, HeldTick>();
  /** What was let go here: the store may have been read just before it was taken out. */
  readonly #letGoStamps = new Set<string>();

  constructor(store: TickStore, isSending: (held: HeldTick) => boolean) {
    this.#store = store;
    this.#isSending = isSending;
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): HeldTick | undefined {
    return this.#byId.get(id);
  }

  all(): HeldTick[] {
    return [...this.#byId.values()];
  }

  /** Takes up a wish that is not in the store yet. */
  add(tick: Tick): void {
    this.#byId.set(tick.id, {
      tick,
      isWaiting: false,
      storedStamp: null,
      isStoredAsSent: false,
      known: tick.confirmed,
    });
  }

  /** Forgets all of them here; the store is the caller's to clear. */
  forget(): void {
    this.#byId.clear();
  }

  /** Forgets what is done here. @returns whether there was any */
  letGo(done: readonly HeldTick[]): boolean {
    for (const held of done) {
      if (this.#byId.get(held.tick.id) === held) this.#byId.delete(held.tick.id);
      if (held.storedStamp !== null) this.#letGoStamps.add(held.storedStamp);
    }
    return done.length > 0;
  }

  /**
   * Puts into the store what it does not have, as kept until it can be sent, or as what may have been sent.
   * @returns what it was asked for, with the stamps of the wishes that it was about
   */
  async store(all: readonly HeldTick[], as: 'kept' | 'sent'): Promise<ReadonlyMap<HeldTick, string>> {
    const held = all.filter((each) => this.#byId.get(each.tick.id) === each && isUnconfirmed(each));
    const stamps = new Map(held.map((each) => [each, each.tick.stamp]));
    const isSent = as === 'sent';
    const missing = held.filter(
      (each) => each.storedStamp !== each.tick.stamp || (isSent && !each.isStoredAsSent),
    );
    if (missing.length === 0) return stamps;
    const ticks = missing.map(({ tick }) => (isSent ? { ...tick, confirmed: null } : tick));
    if (!(await this.#store.put(ticks))) return stamps;
    for (const each of missing) {
      each.storedStamp = stamps.get(each) ?? null;
      each.isStoredAsSent = isSent;
      // From now on any page of this browser may send it.
      if (isSent) each.tick = { ...each.tick, confirmed: null };
    }
    return stamps;
  }

  /** Takes them out of the store. */
  async unstore(held: readonly HeldTick[]): Promise<void> {
    const stored = storedWishes(held);
    for (const each of held) each.storedStamp = null;
    for (const { stamp } of stored) this.#letGoStamps.add(stamp);
    if (stored.length > 0) await this.#store.drop(stored);
  }

  /** Brings what this page holds and what the store has together; of two wishes the later one counts. */
  async adopt(): Promise<void> {
    const stored = await this.#store.load();
    if (stored === null) return;
    for (const tick of stored) if (!this.#letGoStamps.has(tick.stamp)) this.#take(tick);
    const stamps = new Set(stored.map(({ stamp }) => stamp));
    // Another page has sent it.
    this.letGo(
      this.all().filter(
        (held) =>
          held.storedStamp === held.tick.stamp && !stamps.has(held.tick.stamp) && !this.#isSending(held),
      ),
    );
  }

  #take(tick: Tick): void {
    const inStore = { storedStamp: tick.stamp, isStoredAsSent: tick.confirmed === null };
    const held = this.#byId.get(tick.id);
    if (held === undefined) {
      this.#byId.set(tick.id, { tick, isWaiting: true, known: tick.confirmed, ...inStore });
    } else if (tick.wantedAt > held.tick.wantedAt) {
      const confirmed = held.tick.confirmed === null ? null : tick.confirmed;
      Object.assign(held, { tick: { ...tick, confirmed }, ...inStore } satisfies Partial<HeldTick>);
    }
  }
}
