import {
  batches,
  boughtBefore,
  isUnconfirmed,
  storedWishes,
  type Batch,
  type HeldTick,
} from './pendingPurchase.ts';
import { HeldTicks } from './pendingPurchases.ts';
import { TabLock } from './tabLock.ts';
import type { Tickable, TickedRow, TickNews, TickPorts } from './tick.ts';

/** Whether an ingredient is to be purchased, by its id, for those of which the server has not confirmed it yet. */
export type OptimisticPurchased = ReadonlyMap<string, boolean>;

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/**
 * Ticks ingredients as fast as fingers go, with a connection and without. What the shopper wants lies over what the
 * cache holds, so that a tick shows before the next paint and no answer to anything else takes it away again. What is
 * ticked together is one call; for one ingredient there is one call on its way at a time, and when it comes back the
 * latest wish is sent, so that none is lost and none overtakes another.
 *
 * Each wish is in the store before it goes out, or before it is shown as waiting, and leaves the store when the server
 * has confirmed it. A call that was lost is sent again: a wish says how things are to be and not to change them, so that
 * it does no harm twice. What the server refuses goes back to what it last confirmed.
 */
export class TickQueue {
  readonly #ports: TickPorts;
  readonly #sending = new Set<HeldTick>();
  readonly #held: HeldTicks;
  readonly #listeners = new Set<() => void>();
  readonly #turns: TabLock;
  #optimistic: OptimisticPurchased = new Map();
  #waiting: ReadonlySet<string> = new Set();
  #isAwaited = false;
  #retryMs = FIRST_RETRY_MS;
  #isRetryAwaited = false;

  constructor(ports: TickPorts) {
    this.#ports = ports;
    this.#held = new HeldTicks(ports.store, (held) => this.#sending.has(held));
    this.#turns = new TabLock(ports.exclusively, () => this.#adopt());
    ports.watchConnection(() => {
      if (!ports.isOnline()) return;
      // After a long time without it, what fails now is not to wait as long as what failed then.
      this.#retryMs = FIRST_RETRY_MS;
      this.#isRetryAwaited = false;
      void this.#flush();
    });
  }

  /** What is wanted and not confirmed: the same map until that changes. */
  readonly optimistic = (): OptimisticPurchased => this.#optimistic;

  /** Ids of what waits to be sent: the same set until that changes. */
  readonly waiting = (): ReadonlySet<string> => this.#waiting;

  /** Calls back whenever the wishes change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what other pages, or this one before it was loaded anew, left in the store, and sends it. */
  async open(): Promise<void> {
    await this.#adopt();
    await this.#flush();
  }

  /** Another page had something confirmed, or put something into the store. */
  async refresh(ids: readonly string[], purchased: boolean): Promise<void> {
    for (const id of ids) {
      const held = this.#held.get(id);
      // Where a call of this page was lost, it may still arrive.
      if (held?.tick.confirmed == null || this.#sending.has(held)) continue;
      held.tick = { ...held.tick, confirmed: purchased };
    }
    await this.#adopt();
    await this.#settle();
  }

  /**
   * Sends what is not confirmed yet, also what waits.
   * @returns whether nothing is left; false as soon as something of it cannot be sent now
   */
  async sendAll(): Promise<boolean> {
    await this.#flush();
    return new Promise((resolve) => {
      const look = (): boolean => {
        const isLost = this.#sending.size === 0 && this.#open().every(({ isWaiting }) => isWaiting);
        if (this.#held.size > 0 && this.#ports.isOnline() && !isLost) return false;
        resolve(this.#held.size === 0);
        return true;
      };
      if (look()) return;
      const leave = this.subscribe(() => {
        if (look()) leave();
      });
    });
  }

  /** Whether something that is wanted is neither confirmed nor in the store: with this page it would be lost. */
  readonly isOnlyHere = (): boolean =>
    this.#held.all().some((held) => isUnconfirmed(held) && held.storedStamp !== held.tick.stamp);

  /** Forgets everything without sending it; the store is the caller's to clear. */
  forget(): void {
    this.#held.forget();
    this.#publish();
  }

  /**
   * Marks ingredients as purchased, or as not when all of them are. What they are is asked of the queue and not of
   * the screen, which may be a tap behind.
   */
  toggle(ingredients: readonly Tickable[]): void {
    const purchased = !ingredients.every(({ id, purchased: shown }) => this.#optimistic.get(id) ?? shown);
    for (const ingredient of ingredients) this.#want(ingredient, purchased);
    this.#publish();
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    // The screen first: a call takes some milliseconds to put together.
    this.#ports.later(() => {
      this.#isAwaited = false;
      void this.#flush();
    }, 0);
  }

  #want({ id, mealId, name, purchased: shown }: Tickable, wanted: boolean): void {
    const held = this.#held.get(id);
    const wish = { wanted, wantedAt: this.#ports.now(), stamp: this.#ports.newStamp() };
    if (held !== undefined) {
      if (held.tick.wanted !== wanted) held.tick = { ...held.tick, ...wish };
      return;
    }
    const tripId = this.#ports.tripOf(mealId);
    if (shown === wanted || tripId === undefined) return;
    this.#held.add({ id, tripId, name, confirmed: shown, ...wish });
  }

  /** Sends what is wanted otherwise than confirmed, and forgets the rest; without a connection, keeps it. */
  async #flush(): Promise<void> {
    await this.#settle();
    if (this.#held.size === 0) return;
    if (!this.#ports.isOnline()) {
      const stamps = await this.#held.store(this.#held.all(), 'kept');
      for (const [held, stamp] of stamps) if (held.tick.stamp === stamp) held.isWaiting = true;
      this.#publish();
      this.#ports.announce([], false);
      return;
    }
    // The turn may be long in coming, an answer too, and the page may end before.
    await this.#held.store(this.#held.all(), 'sent');
    if (this.#open().length === 0) return;
    await this.#turns.run(async () => {
      await Promise.all(batches(this.#open()).map((batch) => this.#send(batch)));
    });
  }

  #open(): HeldTick[] {
    return this.#held.all().filter((held) => !this.#sending.has(held) && isUnconfirmed(held));
  }

  /** Forgets what the server has confirmed, and what was taken back before it went out. */
  async #settle(): Promise<void> {
    const isDone = (held: HeldTick) => !this.#sending.has(held) && !isUnconfirmed(held);
    const kept = this.#held
      .all()
      .filter((held) => isDone(held) && held.storedStamp !== null && !held.isStoredAsSent);
    const sentIds = kept.length === 0 ? [] : await this.#ports.store.retract(storedWishes(kept));
    for (const held of kept) {
      if (!sentIds.includes(held.tick.id)) held.storedStamp = null;
      // Another page has it on its way: it has to be taken back there too.
      else held.tick = { ...held.tick, confirmed: null };
    }
    const done = this.#held.all().filter(isDone);
    const wasStored = kept.length > 0 || done.some(({ storedStamp }) => storedStamp !== null);
    if (this.#held.letGo(done)) this.#publish();
    await this.#held.unstore(done);
    if (wasStored) this.#ports.announce([], false);
  }

  async #send({ tripId, purchased, held }: Batch): Promise<void> {
    for (const each of held) {
      this.#sending.add(each);
      each.tick = { ...each.tick, confirmed: null };
    }
    await this.#held.store(held, 'sent');
    let isLost = false;
    try {
      const sent = purchased ? held : await this.#withoutOverruled(tripId, held);
      if (sent.length === 0) return;
      const rows = await this.#ports.send(
        tripId,
        sent.map(({ tick }) => tick.id),
        purchased,
      );
      this.#confirm(sent, purchased, rows);
      // Within this turn: the page whose turn is next is not to find it.
      await this.#held.unstore(sent.filter(({ tick }) => tick.wanted === tick.confirmed));
      this.#ports.announce(
        sent.map(({ tick }) => tick.id),
        purchased,
      );
    } catch (error) {
      isLost = !this.#ports.isRefusal(error);
      if (isLost) this.#wait(held);
      else this.#takeBack(held, error);
    } finally {
      this.#land(held, isLost);
    }
  }

  #confirm(sent: readonly HeldTick[], purchased: boolean, rows: readonly TickedRow[]): void {
    this.#retryMs = FIRST_RETRY_MS;
    const rowById = new Map(rows.map((row) => [row.id, row]));
    const news: TickNews[] = [];
    for (const held of sent) {
      const row = rowById.get(held.tick.id);
      // A newer wish that is in the store may be sent by another page as soon as this turn is over.
      const isOvertaken = held.tick.wanted !== purchased && held.storedStamp === held.tick.stamp;
      held.tick = { ...held.tick, confirmed: isOvertaken ? null : purchased };
      held.known = purchased;
      if (row === undefined) {
        held.tick = { ...held.tick, wanted: purchased };
        news.push({ kind: 'gone', name: held.tick.name });
      } else if (purchased) news.push(...boughtBefore(row));
    }
    if (news.length > 0) this.#ports.tell(news);
  }

  /**
   * Of ticks that are to be taken back after a time without a connection, those that somebody else set later stay: the
   * latest tick wins.
   */
  async #withoutOverruled(tripId: string, held: readonly HeldTick[]): Promise<readonly HeldTick[]> {
    if (!held.some(({ isWaiting }) => isWaiting)) return held;
    const rowById = new Map((await this.#ports.read(tripId)).map((row) => [row.id, row]));
    const news: TickNews[] = [];
    const sent = held.filter((each) => {
      const row = rowById.get(each.tick.id);
      const isLater = (row?.purchasedAt ?? -Infinity) > each.tick.wantedAt;
      if (row === undefined || !isLater || row.purchasedBy?.isViewer === true) return true;
      each.tick = { ...each.tick, confirmed: true, wanted: true };
      news.push(...boughtBefore(row));
      return false;
    });
    if (news.length > 0) this.#ports.tell(news);
    return sent;
  }

  #takeBack(refused: readonly HeldTick[], error: unknown): void {
    for (const held of refused) {
      // Where nothing is known, the cache has the last word.
      const value = held.known ?? !held.tick.wanted;
      held.tick = { ...held.tick, wanted: value, confirmed: value };
    }
    this.#ports.tell([{ kind: 'refused', error }]);
  }

  #wait(held: readonly HeldTick[]): void {
    for (const each of held) each.isWaiting = true;
    if (this.#isRetryAwaited || !this.#ports.isOnline()) return;
    this.#isRetryAwaited = true;
    this.#ports.later(() => {
      this.#isRetryAwaited = false;
      void this.#flush();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  /** Apollo tells the screens of an answer in the next task: a wish that went before that would flicker. */
  #land(held: readonly HeldTick[], isLost: boolean): void {
    this.#ports.later(() => {
      for (const each of held) this.#sending.delete(each);
      // What was lost on its way waits for the connection, or for its time.
      if (isLost) this.#publish();
      else void this.#flush();
    }, 0);
  }

  async #adopt(): Promise<void> {
    await this.#held.adopt();
    this.#publish();
  }

  #publish(): void {
    const all = this.#held.all();
    this.#optimistic = new Map(all.map(({ tick }) => [tick.id, tick.wanted]));
    const waiting = new Set(all.filter(({ isWaiting }) => isWaiting).map(({ tick }) => tick.id));
    // Screens compare it by identity.
    const isSame = waiting.size === this.#waiting.size && [...waiting].every((id) => this.#waiting.has(id));
    if (!isSame) this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}
