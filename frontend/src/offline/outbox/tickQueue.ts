import { addTap, batches, linesIn, type Batch, type PendingPurchase } from './pendingPurchase.ts';
import { Outbox, type OutboxPorts } from './outbox.ts';
import type { Buyer, Tickable, TickedRow, TickNews } from './tick.ts';

/** By ingredient id, for pending purchases. */
export type OptimisticPurchased = ReadonlyMap<string, boolean>;

/** Adapters: server, browser, other tabs. */
export interface TickPorts extends OutboxPorts<PendingPurchase> {
  /** @returns existing ingredients; rejects if refused or lost */
  readonly send: (batch: Batch) => Promise<readonly TickedRow[]>;
  /** Tells other tabs of changes and answers. */
  readonly announce: (rows: readonly TickedRow[]) => void;
  readonly tell: (news: readonly TickNews[]) => void;
  readonly tripOf: (row: Pick<Tickable, 'id' | 'mealId'>) => string | undefined;
}

const HAD_ALREADY_SHOWN_MS = 3000;

/** Ticks online and offline: an optimistic layer over the cache. Retries are idempotent. */
export class TickQueue extends Outbox<PendingPurchase, TickPorts> {
  readonly #inFlight = new Set<string>();
  readonly #calls = new Set<Promise<void>>();
  #hasTabLock = false;
  #optimistic: OptimisticPurchased = new Map();
  #waiting: ReadonlySet<string> = new Set();
  #hadAlready: ReadonlyMap<string, Buyer> = new Map();
  #isFlushPlanned = false;

  /** The same map until it changes. */
  readonly optimistic = (): OptimisticPurchased => this.#optimistic;

  /** Ids waiting for the connection or a retry; the same set until it changes. */
  readonly waiting = (): ReadonlySet<string> => this.#waiting;

  /** Who had bought before, by ingredient id, for some seconds; the same map until it changes. */
  readonly hadAlready = (): ReadonlyMap<string, Buyer> => this.#hadAlready;

  pendingCount(): number {
    const { all } = this.pending;
    return linesIn(all, all.keys()).size;
  }

  async open(): Promise<void> {
    await this.pending.save();
    this.#wait();
    await this.flush();
  }

  async refresh(): Promise<void> {
    await this.pending.save();
    if (this.ports.isOnline()) this.publish();
    else this.#wait();
  }

  async sendAll(): Promise<boolean> {
    await this.flush();
    await this.#callsEnd();
    return this.#optimistic.size === 0;
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
    this.pending.change((pending) => {
      for (const tap of taps) addTap(pending, tap);
    });
    this.publish();
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    // Render first: storing and sending take milliseconds.
    this.ports.later(() => {
      this.#isFlushPlanned = false;
      void this.flush();
    }, 0);
  }

  /** Sends at once what was bought of each in all. Rejects if refused or lost: then nothing waits for a retry. */
  async sendNow(taps: readonly PendingPurchase[]): Promise<readonly TickedRow[]> {
    const ids = new Set(taps.map(({ ingredientId }) => ingredientId));
    const rows: TickedRow[] = [];
    for (const batch of batches(taps, ids)) rows.push(...(await this.ports.send(batch)));
    this.#showHadAlready(rows);
    this.ports.tell(rows.flatMap(boughtBefore));
    return rows;
  }

  #tapOn({ id, mealId, name, amount, purchasedAt }: Tickable, wanted: boolean): PendingPurchase[] {
    const tripId = this.ports.tripOf({ id, mealId });
    if (tripId === undefined) return [];
    // An optimistic purchase has no time; null unticks only the viewer's own, and completes none.
    const seenPurchasedAt = this.#optimistic.has(id) ? null : purchasedAt;
    const { quantity, unit } = amount.exact ?? amount;
    const shown = { quantity, unit };
    return [{ ingredientId: id, tripId, name, wanted, seenPurchasedAt, shown, isSent: false }];
  }

  protected async flush(): Promise<void> {
    if (this.pending.hasUnsaved) {
      if (this.ports.isOnline()) this.#markSent();
      await this.pending.save();
      this.publish();
      this.ports.announce([]);
    }
    if (!this.ports.isOnline()) this.#wait();
    else if (this.#openIds().length > 0) await this.#sendOpen();
  }

  /** Keeps the lock until the last call ends. */
  #sendOpen(): Promise<void> {
    if (this.#hasTabLock) return this.#track(this.#takeOpen());
    return this.ports.exclusively(async () => {
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
    this.pending.change((pending) => {
      for (const [id, each] of pending) if (!inFlight.has(id)) pending.set(id, { ...each, isSent: true });
    });
  }

  async #takeOpen(): Promise<void> {
    this.#markSent();
    await this.pending.save();
    const isOpen = ({ ingredientId, isSent }: PendingPurchase) => isSent && !this.#inFlight.has(ingredientId);
    const open = [...this.pending.all.values()].filter(isOpen);
    for (const { ingredientId } of open) this.#inFlight.add(ingredientId);
    const unsent = batches(open, this.#waiting);
    // One after another: many at once would meet the rate limit.
    for (let batch = unsent.shift(); batch !== undefined; batch = unsent.shift())
      if (!(await this.#send(batch))) for (const later of unsent.splice(0)) this.#retry(later);
  }

  /** @returns false if it waits for a retry */
  async #send(batch: Batch): Promise<boolean> {
    try {
      const rows = await this.ports.send(batch);
      this.answered();
      await this.answerShown();
      const answered = new Set(rows.map(({ id }) => id));
      const sent = batch.ids.filter((id) => answered.has(id) && this.#waiting.has(id));
      this.showSent(linesIn(this.pending.all, sent));
      this.#showHadAlready(rows);
      const gone = batch.ids.flatMap((id) => (answered.has(id) ? [] : (this.pending.all.get(id) ?? [])));
      await this.#end(batch, answered);
      this.ports.announce(rows);
      this.ports.tell([
        ...rows.flatMap(boughtBefore),
        ...gone.map(({ name }) => ({ kind: 'gone' as const, name })),
      ]);
    } catch (error) {
      const next = this.ports.onFailure(error);
      if (next !== 'undo') {
        const isFirst = this.isFirstFailure;
        if (next === 'retry' && isFirst && this.ports.isOnline()) this.ports.tell([{ kind: 'delayed' }]);
        this.#retry(batch);
        return false;
      }
      await this.#end(batch, new Set());
      this.ports.announce([]);
      this.ports.tell([{ kind: 'refused', error }]);
    }
    await this.flush();
    return true;
  }

  #showHadAlready(rows: readonly TickedRow[]): void {
    const bought = rows.flatMap(({ id, purchasedBy }) =>
      purchasedBy === null || purchasedBy.isViewer ? [] : [[id, purchasedBy] as const],
    );
    if (bought.length === 0) return;
    this.#hadAlready = new Map([...this.#hadAlready, ...bought]);
    this.showFor(HAD_ALREADY_SHOWN_MS, () => {
      const ended = new Set(bought.map(([id]) => id));
      this.#hadAlready = new Map([...this.#hadAlready].filter(([id]) => !ended.has(id)));
    });
  }

  /** Ends the batch; answered rows with an opposite tap stay. */
  async #end({ ids, wanted }: Batch, answered: ReadonlySet<string>): Promise<void> {
    this.pending.change((pending) => {
      for (const id of ids) {
        const each = pending.get(id);
        if (each === undefined || each.wanted === wanted || !answered.has(id)) pending.delete(id);
        else pending.set(id, { ...each, isSent: false });
      }
    });
    await this.pending.save();
    for (const id of ids) this.#inFlight.delete(id);
    this.publish();
  }

  #retry({ ids }: Batch): void {
    for (const id of ids) this.#inFlight.delete(id);
    this.#wait();
    this.retryLater();
  }

  #openIds(): string[] {
    return [...this.pending.all.keys()].filter((id) => !this.#inFlight.has(id));
  }

  #wait(): void {
    const open = this.#openIds();
    if (open.some((id) => !this.#waiting.has(id))) this.#waiting = new Set([...this.#waiting, ...open]);
    this.publish();
  }

  protected derive(): void {
    const { all } = this.pending;
    const before = this.#optimistic;
    const isSame =
      all.size === before.size && [...all].every(([id, { wanted }]) => before.get(id) === wanted);
    if (!isSame) this.#optimistic = new Map([...all].map(([id, { wanted }]) => [id, wanted]));
    const waiting = [...this.#waiting].filter((id) => all.has(id));
    if (waiting.length < this.#waiting.size) this.#waiting = new Set(waiting);
  }
}

/** News of another buyer, to prevent buying twice. */
function boughtBefore({ name, purchasedBy }: TickedRow): TickNews[] {
  if (purchasedBy === null || purchasedBy.isViewer) return [];
  return [{ kind: 'already-bought', name, by: purchasedBy.name }];
}
