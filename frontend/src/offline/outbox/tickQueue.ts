import { addTap, batches, linesIn, type Batch, type PendingPurchase } from './pendingPurchase.ts';
import { PendingRecords, type PendingStore } from './pendingRecords.ts';
import type { Buyer, Tickable, TickedRow, TickNews } from './tick.ts';

/** By ingredient id, for pending purchases. */
export type OptimisticPurchased = ReadonlyMap<string, boolean>;

/**
 * What follows a failed call: `wait` keeps its ticks and retries silently, `retry` does so with a notice, `undo` takes
 * them back with a notice.
 */
export type AfterFailure = 'wait' | 'retry' | 'undo';

/** Adapters: server, browser, other tabs. */
export interface TickPorts {
  /** @returns existing ingredients; rejects if refused or lost */
  readonly send: (batch: Batch) => Promise<readonly TickedRow[]>;
  readonly onFailure: (error: unknown) => AfterFailure;
  readonly isOnline: () => boolean;
  readonly watchConnection: (listener: () => void) => void;
  readonly store: PendingStore<PendingPurchase>;
  /** Runs under a lock of all tabs. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Tells other tabs of changes and answers. */
  readonly announce: (rows: readonly TickedRow[]) => void;
  readonly tell: (news: readonly TickNews[]) => void;
  readonly tripOf: (row: Pick<Tickable, 'id' | 'mealId'>) => string | undefined;
  readonly later: (work: () => void, delayMs: number) => void;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
const SENT_SHOWN_MS = 4000;
const HAD_ALREADY_SHOWN_MS = 3000;

/**
 * Ticks online and offline: an optimistic layer over the cache, and stored records that the tab with the lock sends.
 * Retries are idempotent.
 */
export class TickQueue {
  readonly #ports: TickPorts;
  readonly #pending: PendingRecords<PendingPurchase>;
  readonly #listeners = new Set<() => void>();
  readonly #inFlight = new Set<string>();
  readonly #calls = new Set<Promise<void>>();
  #hasTabLock = false;
  #optimistic: OptimisticPurchased = new Map();
  #waiting: ReadonlySet<string> = new Set();
  #sentLines: ReadonlySet<string> = new Set();
  #hadAlready: ReadonlyMap<string, Buyer> = new Map();
  #retryMs = FIRST_RETRY_MS;
  #isFlushPlanned = false;
  #isRetryPlanned = false;

  constructor(ports: TickPorts) {
    this.#ports = ports;
    this.#pending = new PendingRecords(ports.store);
    ports.watchConnection(() => {
      if (!ports.isOnline()) return;
      this.#retryMs = FIRST_RETRY_MS;
      this.#isRetryPlanned = false;
      void this.#flush();
    });
  }

  /** The same map until it changes. */
  readonly optimistic = (): OptimisticPurchased => this.#optimistic;

  /** Ids waiting for the connection or a retry; the same set until it changes. */
  readonly waiting = (): ReadonlySet<string> => this.#waiting;

  /** How many tapped lines wait. */
  readonly waitingLines = (): number => linesIn(this.#pending.all, this.#waiting).size;

  /** How many that waited were sent in the last seconds. */
  readonly sentLines = (): number => this.#sentLines.size;

  /** Who had bought before, by ingredient id, for some seconds; the same map until it changes. */
  readonly hadAlready = (): ReadonlyMap<string, Buyer> => this.#hadAlready;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what earlier visits stored. */
  async open(): Promise<void> {
    await this.#pending.save();
    this.#wait();
    await this.#flush();
  }

  /** Rereads the store after another tab's change. */
  async refresh(): Promise<void> {
    await this.#pending.save();
    if (this.#ports.isOnline()) this.#publish();
    else this.#wait();
  }

  async sendAll(): Promise<boolean> {
    await this.#flush();
    await this.#callsEnd();
    return this.#optimistic.size === 0;
  }

  /** Whether closing this tab would lose a tap. */
  readonly isOnlyHere = (): boolean => this.#pending.hasUnsaved && this.#optimistic.size > 0;

  /** The caller clears the store. */
  forget(): void {
    this.#pending.forget();
    this.#publish();
  }

  /** Unticks if all are ticked. The screen may be a tap behind. */
  toggle(ingredients: readonly Tickable[]): void {
    const isPurchased = ({ id, purchased }: Tickable) => this.#optimistic.get(id) ?? purchased;
    const wanted = !ingredients.every(isPurchased);
    const line = ingredients[0]?.id;
    const taps = ingredients
      .filter((ingredient) => isPurchased(ingredient) !== wanted)
      .flatMap((ingredient) => this.#tapOn(ingredient, wanted))
      .map((tap) => ({ ...tap, line }));
    if (taps.length === 0) return;
    this.#pending.change((pending) => {
      for (const tap of taps) addTap(pending, tap);
    });
    this.#publish();
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    // Render first: storing and sending take milliseconds.
    this.#ports.later(() => {
      this.#isFlushPlanned = false;
      void this.#flush();
    }, 0);
  }

  #tapOn({ id, mealId, name, amount, purchasedAt }: Tickable, wanted: boolean): PendingPurchase[] {
    const tripId = this.#ports.tripOf({ id, mealId });
    if (tripId === undefined) return [];
    // An optimistic purchase has no time; null unticks only the viewer's own, and completes none.
    const seenPurchasedAt = this.#optimistic.has(id) ? null : purchasedAt;
    const { quantity, unit } = amount.exact ?? amount;
    const shown = { quantity, unit };
    return [{ ingredientId: id, tripId, name, wanted, seenPurchasedAt, shown, isSent: false }];
  }

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

  /** Keeps the lock until the last call ends. */
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

  /** Before the call: it may arrive though the answer is lost. */
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
    const unsent = batches(open, this.#waiting);
    // One after another: many at once would meet the rate limit.
    for (let batch = unsent.shift(); batch !== undefined; batch = unsent.shift())
      if (!(await this.#send(batch))) for (const later of unsent.splice(0)) this.#retry(later);
  }

  /** @returns false if it waits for a retry */
  async #send(batch: Batch): Promise<boolean> {
    try {
      const rows = await this.#ports.send(batch);
      this.#retryMs = FIRST_RETRY_MS;
      // Apollo shows an answer in the next task; ending the optimistic layer earlier flickers.
      await new Promise<void>((resolve) => this.#ports.later(resolve, 0));
      const answered = new Set(rows.map(({ id }) => id));
      this.#showSent(batch.ids.filter((id) => answered.has(id) && this.#waiting.has(id)));
      this.#showHadAlready(rows);
      const gone = batch.ids.flatMap((id) => (answered.has(id) ? [] : (this.#pending.all.get(id) ?? [])));
      await this.#end(batch, answered);
      this.#ports.announce(rows);
      this.#ports.tell([
        ...rows.flatMap(boughtBefore),
        ...gone.map(({ name }) => ({ kind: 'gone' as const, name })),
      ]);
    } catch (error) {
      const next = this.#ports.onFailure(error);
      if (next !== 'undo') {
        const isFirst = this.#retryMs === FIRST_RETRY_MS && !this.#isRetryPlanned;
        if (next === 'retry' && isFirst && this.#ports.isOnline()) this.#ports.tell([{ kind: 'delayed' }]);
        this.#retry(batch);
        return false;
      }
      await this.#end(batch, new Set());
      this.#ports.announce([]);
      this.#ports.tell([{ kind: 'refused', error }]);
    }
    await this.#flush();
    return true;
  }

  #showSent(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const sent = new Set([...this.#sentLines, ...linesIn(this.#pending.all, ids)]);
    this.#sentLines = sent;
    this.#ports.later(() => {
      if (this.#sentLines !== sent) return;
      this.#sentLines = new Set();
      this.#publish();
    }, SENT_SHOWN_MS);
  }

  #showHadAlready(rows: readonly TickedRow[]): void {
    const bought = rows.flatMap(({ id, purchasedBy }) =>
      purchasedBy === null || purchasedBy.isViewer ? [] : [[id, purchasedBy] as const],
    );
    if (bought.length === 0) return;
    this.#hadAlready = new Map([...this.#hadAlready, ...bought]);
    this.#ports.later(() => {
      const ended = new Set(bought.map(([id]) => id));
      this.#hadAlready = new Map([...this.#hadAlready].filter(([id]) => !ended.has(id)));
      this.#publish();
    }, HAD_ALREADY_SHOWN_MS);
  }

  /** Ends the batch; answered rows with an opposite tap stay. */
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

/** News of another buyer, to prevent buying twice. */
function boughtBefore({ name, purchasedBy }: TickedRow): TickNews[] {
  if (purchasedBy === null || purchasedBy.isViewer) return [];
  return [{ kind: 'already-bought', name, by: purchasedBy.name }];
}
