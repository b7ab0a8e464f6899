import { PendingRecords, type PendingStore } from './pendingRecords.ts';

/**
 * What follows a failed call: `wait` keeps its records and retries silently, `retry` does so with a notice, `undo` takes
 * them back with a notice.
 */
export type AfterFailure = 'wait' | 'retry' | 'undo';

/** Adapters: browser, other tabs. */
export interface OutboxPorts<Each> {
  readonly onFailure: (error: unknown) => AfterFailure;
  readonly isOnline: () => boolean;
  readonly watchConnection: (listener: () => void) => void;
  readonly store: PendingStore<Each>;
  /** Runs under a lock of all tabs. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly later: (work: () => void, delayMs: number) => void;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
const SENT_SHOWN_MS = 4000;

/**
 * What was done on this device and the server does not have yet: stored first, then sent by the tab with the lock, until
 * it is confirmed. Each kind of record says what is sent in a call.
 */
export abstract class Outbox<Each, Ports extends OutboxPorts<Each>> {
  protected readonly ports: Ports;
  protected readonly pending: PendingRecords<Each>;
  readonly #listeners = new Set<() => void>();
  #sent: ReadonlySet<string> = new Set();
  #retryMs = FIRST_RETRY_MS;
  #isRetryPlanned = false;

  constructor(ports: Ports) {
    this.ports = ports;
    this.pending = new PendingRecords(ports.store);
    ports.watchConnection(() => {
      if (!ports.isOnline()) return;
      this.answered();
      this.#isRetryPlanned = false;
      void this.flush();
    });
  }

  /** Sends what earlier visits stored. */
  abstract open(): Promise<void>;

  /** Rereads the store after another tab's change. */
  abstract refresh(): Promise<void>;

  /** @returns whether nothing waits any more */
  abstract sendAll(): Promise<boolean>;

  /** What the server has not confirmed, as the user counts: lines, not rows; without what it refused. */
  abstract pendingCount(): number;

  protected abstract flush(): Promise<void>;

  /** Makes what is shown from the records; the same objects until they change. */
  protected abstract derive(): void;

  /** How many were sent in the last seconds. */
  readonly sent = (): number => this.#sent.size;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether closing this tab would lose a record. */
  readonly isOnlyHere = (): boolean => this.pending.hasUnsaved && this.pending.all.size > 0;

  /** The caller clears the store. */
  forget(): void {
    this.pending.forget();
    this.publish();
  }

  protected publish(): void {
    this.derive();
    for (const listener of this.#listeners) listener();
  }

  protected showSent(keys: Iterable<string>): void {
    const sent = new Set([...this.#sent, ...keys]);
    if (sent.size === this.#sent.size) return;
    this.#sent = sent;
    this.showFor(SENT_SHOWN_MS, () => {
      if (this.#sent === sent) this.#sent = new Set();
    });
  }

  protected showFor(ms: number, end: () => void): void {
    this.ports.later(() => {
      end();
      this.publish();
    }, ms);
  }

  /** Apollo shows an answer in the next task; ending a record earlier flickers. */
  protected answerShown(): Promise<void> {
    return new Promise((resolve) => this.ports.later(resolve, 0));
  }

  /** The server works again. */
  protected answered(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  protected get isFirstFailure(): boolean {
    return this.#retryMs === FIRST_RETRY_MS && !this.#isRetryPlanned;
  }

  protected retryLater(): void {
    if (this.#isRetryPlanned || !this.ports.isOnline()) return;
    this.#isRetryPlanned = true;
    this.ports.later(() => {
      this.#isRetryPlanned = false;
      void this.flush();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }
}
