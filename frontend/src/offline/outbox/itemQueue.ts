import { Outbox, type OutboxPorts } from './outbox.ts';
import { inOrder, isKeyForgotten, MAYBE_ADDED, type WaitingItem } from './waitingItem.ts';

/** Adapters: server, browser, other tabs. */
export interface ItemPorts extends OutboxPorts<WaitingItem> {
  /** @returns id of the added item, null if it is deleted already; rejects if refused or lost */
  readonly send: (item: WaitingItem) => Promise<string | null>;
  readonly remove: (tripId: string, id: string) => Promise<void>;
  /** Why a call was refused, for the reader. */
  readonly reason: (error: unknown) => string;
  /** Tells other tabs that the store changed. */
  readonly announce: () => void;
  readonly now: () => number;
  readonly newKey: () => string;
}

/**
 * Items typed online and offline, sent in the order of typing, one by one. Each has an idempotency key, so that it
 * arrives once however often it is sent.
 */
export class ItemQueue extends Outbox<WaitingItem, ItemPorts> {
  /** Added by this page, by key. */
  readonly #added = new Map<string, { readonly tripId: string; readonly id: string }>();
  #items: readonly WaitingItem[] = [];
  #sending: Promise<void> = Promise.resolve();

  /** What waits or was refused, in the order of typing; the same list until it changes. */
  readonly items = (): readonly WaitingItem[] => this.#items;

  async open(): Promise<void> {
    await this.refresh();
    await this.flush();
  }

  async refresh(): Promise<void> {
    await this.pending.save();
    this.publish();
  }

  pendingCount(): number {
    return this.#items.filter(({ refusal }) => refusal === null).length;
  }

  /** @returns its key, for {@link undo} */
  add(tripId: string, line: string, read?: WaitingItem['read']): string {
    const key = this.ports.newKey();
    const typedAt = this.ports.now();
    const unsent = { firstSentAt: null, refusal: null, isUndone: false };
    const item: WaitingItem = { key, tripId, line, ...(read && { read }), typedAt, ...unsent };
    this.#change((pending) => pending.set(key, item));
    // Stored at once, also while an earlier one is on its way.
    void this.#save().then(() => this.flush());
    return key;
  }

  /** Forgets one that was refused. */
  discard(key: string): void {
    this.#change((pending) => pending.delete(key));
    void this.#save();
  }

  /** Takes one back, whether it waits, is on its way or was added by this page. */
  async undo(key: string): Promise<void> {
    const added = this.#added.get(key);
    if (added !== undefined) await this.ports.remove(added.tripId, added.id);
    if (!this.pending.all.has(key)) return;
    this.#change((pending) => {
      const now = pending.get(key);
      if (now?.firstSentAt == null) pending.delete(key);
      else pending.set(key, { ...now, isUndone: true });
    });
    await this.#save();
    await this.flush();
  }

  /** Deletes an added item; needs the connection. Rejects if refused. */
  async remove(tripId: string, id: string): Promise<void> {
    await this.ports.remove(tripId, id);
  }

  async sendAll(): Promise<boolean> {
    await this.pending.save();
    await this.flush();
    return this.#open().length === 0;
  }

  #change(change: (pending: Map<string, WaitingItem>) => void): void {
    this.pending.change(change);
    this.publish();
  }

  async #save(): Promise<void> {
    await this.pending.save();
    this.publish();
    this.ports.announce();
  }

  #open(): WaitingItem[] {
    return inOrder(this.pending.all.values()).filter(({ refusal }) => refusal === null);
  }

  /** One sending at a time in this page; the lock serves the other tabs. */
  protected flush(): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      if (!this.ports.isOnline() || this.#open().length === 0) return;
      await this.ports.exclusively(() => this.#sendOpen());
    });
    return this.#sending;
  }

  async #sendOpen(): Promise<void> {
    // Another tab may have sent them while this one waited for the lock.
    await this.pending.save();
    for (let [next] = this.#open(); next !== undefined; [next] = this.#open())
      if (!(await this.#send(next.key))) return;
  }

  /** @returns false if it waits for the connection or a retry */
  async #send(key: string): Promise<boolean> {
    const now = this.ports.now();
    const item = this.pending.all.get(key);
    if (item === undefined) return true;
    if (isKeyForgotten(item, now)) return this.#end(key, { ...item, refusal: MAYBE_ADDED });
    const sending = { ...item, firstSentAt: item.firstSentAt ?? now };
    this.#change((pending) => {
      if (pending.has(key)) pending.set(key, sending);
    });
    // Before the call: it may arrive though its answer is lost.
    await this.#save();
    try {
      const id = await this.ports.send(sending);
      this.answered();
      const { tripId } = item;
      const isUndone = this.pending.all.get(key)?.isUndone === true;
      if (isUndone && id !== null) await this.ports.remove(tripId, id);
      if (!isUndone) this.showSent([key]);
      if (id !== null)
        this.#change(
          (pending) => void (pending.has(key) && pending.set(key, { ...sending, addedAs: id, isUndone })),
        );
      await this.answerShown();
      if (id !== null && !isUndone) this.#added.set(key, { tripId, id });
      return await this.#end(key, null);
    } catch (error) {
      if (this.ports.onFailure(error) === 'undo')
        return this.#end(key, { ...sending, refusal: this.ports.reason(error) });
      this.retryLater();
      return false;
    }
  }

  async #end(key: string, refused: WaitingItem | null): Promise<true> {
    this.#change((pending) => {
      if (refused === null || refused.isUndone) pending.delete(key);
      else if (pending.has(key)) pending.set(key, refused);
    });
    await this.#save();
    return true;
  }

  protected derive(): void {
    const items = inOrder(this.pending.all.values()).filter(({ isUndone }) => !isUndone);
    const isSame =
      items.length === this.#items.length && items.every((item, index) => item === this.#items[index]);
    if (!isSame) this.#items = items;
  }
}
