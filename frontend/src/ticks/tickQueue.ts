import { addTap, batches, type Batch, type PendingPurchase } from './pendingPurchase.ts';
import { PendingPurchases, type PendingStore } from './pendingPurchases.ts';
import type { Tickable, TickedRow, TickNews } from './tick.ts';

/** `purchased` by ingredient id, for pending purchases. */
export type OptimisticPurchased = ReadonlyMap<string, boolean>;

/** What the queue needs of the server, the browser and other tabs. */
export interface TickPorts {
  /** @returns the existing ingredients; rejects when the server refuses or the call is lost */
  readonly send: (batch: Batch) => Promise<readonly TickedRow[]>;
  /** Whether the server will never take the call; otherwise it is sent again. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly isOnline: () => boolean;
  readonly watchConnection: (listener: () => void) => void;
  readonly store: PendingStore;
  /** Runs the work while no other tab runs any. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Tells other tabs to read the store, and the rows of an answer. */
  readonly announce: (rows: readonly TickedRow[]) => void;
  readonly tell: (news: readonly TickNews[]) => void;
  readonly tripOf: (mealId: string) => string | undefined;
  readonly later: (work: () => void, delayMs: number) => void;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/**
 * Ticks ingredients, online and offline. Taps are an optimistic layer over the cache and a stored record for each
 * ingredient; the tab with the lock sends them. Lost calls are repeated, which changes nothing.
 */
export class TickQueue {
  readonly #ports: TickPorts;
  readonly #pending: PendingPurchases;
  readonly #listeners = new Set<() => void>();
  readonly #inFlight = new Set<string>();
  readonly #calls = new Set<Promise<void>>();
  #hasTabLock = false;
  #optimistic: OptimisticPurchased = new Map();
  #waiting: ReadonlySet<string> = new Set();
  #retryMs = FIRST_RETRY_MS;
  #isFlushPlanned = false;
  #isRetryPlanned = false;

  constructor(ports: TickPorts) {
    this.#ports = ports;
    this.#pending = new PendingPurchases(ports.store);
    ports.watchConnection(() => {
      if (!ports.isOnline()) return;
      this.#retryMs = FIRST_RETRY_MS;
      this.#isRetryPlanned = false;
      void this.#flush();
    });
  }

  /** The same map until it changes. */
  readonly optimistic = (): OptimisticPurchased => this.#optimistic;

  /** Ids that wait for the connection or a retry; the same set until it changes. */
  readonly waiting = (): ReadonlySet<string> => this.#waiting;

  /** @returns what ends the calls */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what earlier visits and other tabs left in the store. */
  async open(): Promise<void> {
    await this.#pending.save();
    this.#wait();
    await this.#flush();
  }

  /** Reads the store again: another tab has changed it. */
  async refresh(): Promise<void> {
    await this.#pending.save();
    if (this.#ports.isOnline()) this.#publish();
    else this.#wait();
  }

  /** Sends all that is pending. @returns whether nothing is left */
  async sendAll(): Promise<boolean> {
    await this.#flush();
    await this.#callsEnd();
    return this.#optimistic.size === 0;
  }

  /** Whether closing this tab would lose a tap. */
  readonly isOnlyHere = (): boolean => this.#pending.hasUnsaved && this.#optimistic.size > 0;

  /** Empties this tab's queue; the caller clears the store. */
  forget(): void {
    this.#pending.forget();
    this.#publish();
  }

  /** Ticks ingredients, or takes the ticks back when all have one. The screen may be a tap behind. */
  toggle(ingredients: readonly Tickable[]): void {
    const isPurchased = ({ id, purchased }: Tickable) => this.#optimistic.get(id) ?? purchased;
    const wanted = !ingredients.every(isPurchased);
    const taps = ingredients
      .filter((ingredient) => isPurchased(ingredient) !== wanted)
      .flatMap((ingredient) => this.#tapOn(ingredient, wanted));
    if (taps.length === 0) return;
    this.#pending.change((pending) => {
      for (const tap of taps) addTap(pending, tap);
    });
    this.#publish();
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    // The screen first: storing and sending take some milliseconds.
    this.#ports.later(() => {
      this.#isFlushPlanned = false;
      void this.#flush();
    }, 0);
  }

  #tapOn({ id, mealId, name, purchased, purchasedAt }: Tickable, wanted: boolean): PendingPurchase[] {
    const tripId = this.#ports.tripOf(mealId);
    if (tripId === undefined) return [];
    // The time of an optimistic purchase is unknown; null takes back only the viewer's own.
    const seenPurchasedAt = purchased && !this.#optimistic.has(id) ? purchasedAt : null;
    return [{ ingredientId: id, tripId, name, wanted, seenPurchasedAt, isSent: false }];
  }

  /** Stores taps and sends what is not in flight. */
  async #flush(): Promise<void> {
    if (this.#pending.hasUnsaved) {
      if (this.#ports.isOnline()) this.#markSent();
      await this.#pending.save();
      this.#publish();
      this.#ports.announce([]);
    }
    if (!this.#ports.isOnline()) this.#wait();
    else if (this.#openIds().length > 0) await this.#sendOpen();
  }

  /** Sends under the lock of all tabs, which this tab keeps until its last call ends. */
  #sendOpen(): Promise<void> {
    if (this.#hasTabLock) return this.#track(this.#takeOpen());
    return this.#ports.exclusively(async () => {
      this.#hasTabLock = true;
      try {
        await this.#track(this.#takeOpen());
        await this.#callsEnd();
      } finally {
        this.#hasTabLock = false;
      }
    });
  }

  #track(call: Promise<void>): Promise<void> {
    const tracked = call.finally(() => this.#calls.delete(tracked));
    this.#calls.add(tracked);
    return tracked;
  }

  async #callsEnd(): Promise<void> {
    while (this.#calls.size > 0) await Promise.all(this.#calls);
  }

  /** Before the call, which may arrive though its answer is lost, or come from another tab. */
  #markSent(): void {
    const inFlight = new Set(this.#inFlight);
    this.#pending.change((pending) => {
      for (const [id, each] of pending) if (!inFlight.has(id)) pending.set(id, { ...each, isSent: true });
    });
  }

  async #takeOpen(): Promise<void> {
    this.#markSent();
    await this.#pending.save();
    const isOpen = ({ ingredientId, isSent }: PendingPurchase) => isSent && !this.#inFlight.has(ingredientId);
    const open = [...this.#pending.all.values()].filter(isOpen);
    for (const { ingredientId } of open) this.#inFlight.add(ingredientId);
    await Promise.all(batches(open).map((batch) => this.#send(batch)));
  }

  async #send(batch: Batch): Promise<void> {
    try {
      const rows = await this.#ports.send(batch);
      this.#retryMs = FIRST_RETRY_MS;
      // Apollo shows an answer in the next task; ending the optimistic layer earlier flickers.
      await new Promise<void>((resolve) => this.#ports.later(resolve, 0));
      const answered = new Set(rows.map(({ id }) => id));
      const gone = batch.ids.flatMap((id) => (answered.has(id) ? [] : (this.#pending.all.get(id) ?? [])));
      await this.#end(batch, answered);
      this.#ports.announce(rows);
      this.#ports.tell([
        ...rows.flatMap(boughtBefore),
        ...gone.map(({ name }) => ({ kind: 'gone' as const, name })),
      ]);
    } catch (error) {
      if (!this.#ports.isRefusal(error)) {
        this.#retry(batch);
        return;
      }
      await this.#end(batch, new Set());
      this.#ports.announce([]);
      this.#ports.tell([{ kind: 'refused', error }]);
    }
    // Taps of the meantime.
    await this.#flush();
  }

  /** Ends the batch, except for answered rows with an opposite tap since. */
  async #end({ ids, wanted }: Batch, answered: ReadonlySet<string>): Promise<void> {
    this.#pending.change((pending) => {
      for (const id of ids) {
        const each = pending.get(id);
        if (each === undefined || each.wanted === wanted || !answered.has(id)) pending.delete(id);
        else pending.set(id, { ...each, isSent: false });
      }
    });
    await this.#pending.save();
    for (const id of ids) this.#inFlight.delete(id);
    this.#publish();
  }

  #retry({ ids }: Batch): void {
    for (const id of ids) this.#inFlight.delete(id);
    this.#wait();
    if (this.#isRetryPlanned || !this.#ports.isOnline()) return;
    this.#isRetryPlanned = true;
    this.#ports.later(() => {
      this.#isRetryPlanned = false;
      void this.#flush();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #openIds(): string[] {
    return [...this.#pending.all.keys()].filter((id) => !this.#inFlight.has(id));
  }

  /** Shows what is not in flight as waiting. */
  #wait(): void {
    const open = this.#openIds();
    if (open.some((id) => !this.#waiting.has(id))) this.#waiting = new Set([...this.#waiting, ...open]);
    this.#publish();
  }

  #publish(): void {
    const { all } = this.#pending;
    const before = this.#optimistic;
    const isSame =
      all.size === before.size && [...all].every(([id, { wanted }]) => before.get(id) === wanted);
    if (!isSame) this.#optimistic = new Map([...all].map(([id, { wanted }]) => [id, wanted]));
    const waiting = [...this.#waiting].filter((id) => all.has(id));
    if (waiting.length < this.#waiting.size) this.#waiting = new Set(waiting);
    for (const listener of this.#listeners) listener();
  }
}

/** Names another buyer, so that the ingredient is not bought twice. */
function boughtBefore({ name, purchasedBy }: TickedRow): TickNews[] {
  if (purchasedBy === null || purchasedBy.isViewer) return [];
  return [{ kind: 'already-bought', name, by: purchasedBy.name }];
}
