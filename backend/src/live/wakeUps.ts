import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { NotifyListener } from '../db/connection/notifyListener.ts';
import { TRIP_CHANGES_CHANNEL } from '../write/tripChanges.sql.ts';

const POLL_MS = 5_000;
const POLL_ALONE_MS = 2_000;
const FIRST_RETRY_MS = 100;

interface WakeUpsDeps {
  /** null behind a pooler: polling only. */
  readonly listener: NotifyListener | null;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  onChange(tripId: string, revision: number): void;
  /** Looks for changes whose notification was lost. */
  poll(): Promise<void>;
}

/**
 * Wakes up for changes by NOTIFY, and polls: every five seconds, every two while the connection is down. Reconnects at
 * once, then after 100, 200, 400 … 2,000 ms.
 */
export class WakeUps {
  readonly #deps: WakeUpsDeps;
  #isStopping = false;
  #failures = 0;
  #wake = new AbortController();
  #running: Promise<void> | null = null;

  constructor(deps: WakeUpsDeps) {
    this.#deps = deps;
  }

  /** Only the first call counts. */
  start(): void {
    if (this.#running !== null || this.#isStopping) return;
    this.#deps.listener?.on(TRIP_CHANGES_CHANNEL, {
      onNotify: (payload) => {
        const [tripId = '', revision] = payload.split(':');
        this.#deps.onChange(tripId, Number(revision));
      },
      onLost: () => {
        this.#wake.abort();
      },
    });
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const isListening = await this.#listen();
      // Also reads on from before a lost connection.
      await this.#deps.poll();
      const pauseMs = isListening ? POLL_MS : this.#pauseMs();
      await sleep(pauseMs, undefined, { signal: this.#wake.signal }).catch(() => undefined);
      this.#wake = new AbortController();
    }
  }

  async #listen(): Promise<boolean> {
    const { listener, log } = this.#deps;
    if (listener === null) return false;
    try {
      await listener.listen();
      if (this.#failures > 0) log.info('notifications of changes are received again');
      this.#failures = 0;
      return true;
    } catch (error) {
      if (this.#failures === 0) log.warn({ err: error }, 'changes are polled: no notifications');
      this.#failures += 1;
      return false;
    }
  }

  #pauseMs(): number {
    if (this.#deps.listener === null) return POLL_ALONE_MS;
    return Math.min(POLL_ALONE_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
  }
}
