import type { Batch, PendingPurchase } from '../src/offline/outbox/pendingPurchase.ts';
import type { Tickable, TickedRow, TickNews } from '../src/offline/outbox/tick.ts';
import { TickQueue, type TickPorts } from '../src/offline/outbox/tickQueue.ts';

/** A refusal by the server. */
class Refusal extends Error {}
/** A passing error that the server answers. */
class Busy extends Error {}

/** A call in flight, until the test decides its outcome. */
interface Call {
  readonly page: Page;
  readonly ids: readonly string[];
  readonly purchased: boolean;
  readonly seenPurchasedAt: string | null | undefined;
  readonly shown: Batch['shown'];
  readonly resolve: (rows: readonly TickedRow[]) => void;
  readonly reject: (error: Error) => void;
}

/** One change made by the server. */
export interface Applied {
  readonly browser: string;
  readonly id: string;
  readonly purchased: boolean;
  /** Whether the page that sent it received the answer. */
  wasAnswered: boolean;
}

/** A server with the ingredients of one trip and the log of its changes. */
export class TickServer {
  readonly rows = new Map<string, TickedRow & { readonly browser: string | null }>();
  readonly applied: Applied[] = [];
  time = 1000;

  constructor(ids: readonly string[]) {
    for (const id of ids)
      this.rows.set(id, {
        id,
        name: id,
        browser: null,
        purchased: false,
        purchasedAt: null,
        purchasedBy: null,
      });
  }

  tick(
    browser: string,
    ids: readonly string[],
    purchased: boolean,
    seenPurchasedAt?: string | null,
  ): Applied[] {
    this.time += 1;
    return ids.flatMap((id) => {
      const row = this.rows.get(id);
      if (row === undefined) return [];
      const change = { browser, id, purchased, wasAnswered: false };
      this.applied.push(change);
      const isSeen = seenPurchasedAt === undefined || seenPurchasedAt === row.purchasedAt;
      const isOwn = seenPurchasedAt === null && row.browser === browser;
      // The first buyer stays; an untick applies to the purchase that was seen, or an own one.
      if (row.purchased !== purchased && (purchased || isSeen || isOwn)) {
        const bought = { purchased, purchasedAt: purchased ? String(this.time) : null };
        this.rows.set(id, { ...row, ...bought, browser: purchased ? browser : null });
      }
      return [change];
    });
  }

  seenBy(browser: string, ids: readonly string[]): TickedRow[] {
    return ids.flatMap((id) => {
      const row = this.rows.get(id);
      if (row === undefined) return [];
      const purchasedBy =
        row.browser === null
          ? null
          : { id: row.browser, name: row.browser, isViewer: row.browser === browser };
      const { name, purchased, purchasedAt } = row;
      return [{ id, name, purchased, purchasedAt, purchasedBy }];
    });
  }
}

/** A browser: storage that outlives its pages, and the connection. */
export class Browser {
  readonly stored = new Map<string, PendingPurchase>();
  /** The server state last seen by its pages. */
  readonly seen = new Map<string, string | null>();
  readonly calls: Call[] = [];
  readonly news: TickNews[] = [];
  readonly pages: Page[] = [];
  readonly name: string;
  readonly server: TickServer;
  hasConnection = true;
  isStoreBroken = false;
  /** The tab lock: its owner first, then the waiting pages. */
  readonly lockQueue: { readonly page: Page; readonly acquire: () => void }[] = [];

  constructor(name: string, server: TickServer) {
    this.name = name;
    this.server = server;
  }

  async open(): Promise<Page> {
    const page = new Page(this);
    this.pages.push(page);
    // Not awaited: the page may wait for the lock.
    void page.queue.open();
    await settle(this);
    return page;
  }

  /** Ends a page as a reload does: its code stops, and its calls in flight get no answer. */
  close(page: Page): void {
    page.isOpen = false;
    this.pages.splice(this.pages.indexOf(page), 1);
    const hadLock = this.lockQueue[0]?.page === page;
    this.lockQueue.splice(0, Infinity, ...this.lockQueue.filter((waiting) => waiting.page !== page));
    if (hadLock) this.lockQueue[0]?.acquire();
  }

  /** The session ends from another device, and the same user signs in again. */
  async endSession(): Promise<void> {
    while (this.calls.length > 0) this.loseCall();
    await settle(this);
    for (const page of Array.from(this.pages)) {
      page.queue.forget();
      this.close(page);
    }
    for (const [id, pending] of this.stored) this.stored.set(id, { ...pending, name: '' });
    await this.open();
  }

  setConnection(hasConnection: boolean): void {
    this.hasConnection = hasConnection;
    for (const page of this.pages) page.onConnection();
  }

  /** Delivers the oldest call and its answer. */
  answer(): void {
    const call = this.calls.shift();
    if (call === undefined) return;
    const changes = this.server.tick(this.name, call.ids, call.purchased, call.seenPurchasedAt);
    if (!call.page.isOpen) return;
    for (const change of changes) change.wasAnswered = true;
    const rows = this.server.seenBy(this.name, call.ids);
    for (const { shown } of [...this.pages, { shown: this.seen }])
      for (const { id, purchasedAt } of rows) shown.set(id, purchasedAt);
    call.resolve(rows);
  }

  /** Delivers the oldest call and loses its answer. */
  loseAnswer(): void {
    const call = this.calls.shift();
    if (call === undefined) return;
    this.server.tick(this.name, call.ids, call.purchased, call.seenPurchasedAt);
    call.reject(new TypeError('Failed to fetch'));
  }

  /** Loses the oldest call. */
  loseCall(): void {
    this.calls.shift()?.reject(new TypeError('Failed to fetch'));
  }

  refuse(): void {
    this.calls.shift()?.reject(new Refusal('no'));
  }

  /** The server answers the oldest call that it is busy. */
  refuseForNow(): void {
    this.calls.shift()?.reject(new Busy('later'));
  }
}

/** A page of a browser with the tick queue under test. */
export class Page {
  readonly queue: TickQueue;
  readonly browser: Browser;
  /** The state in its cache. */
  readonly shown = new Map<string, string | null>();
  readonly tasks: (() => void)[] = [];
  readonly retries: (() => void)[] = [];
  isOpen = true;
  onConnection: () => void = () => undefined;

  constructor(browser: Browser) {
    this.browser = browser;
    // An offline page starts with the state of the previous page.
    if (browser.hasConnection)
      for (const [id, { purchasedAt }] of browser.server.rows) browser.seen.set(id, purchasedAt);
    for (const [id, purchasedAt] of browser.seen) this.shown.set(id, purchasedAt);
    this.queue = new TickQueue(this.#ports());
  }

  row(id: string): Tickable {
    const purchasedAt = this.shown.get(id) ?? null;
    const amount = { quantity: '400', unit: 'g' };
    return { id, mealId: 'm1', name: id, amount, purchased: purchasedAt !== null, purchasedAt };
  }

  /** Whether the shopper sees the ingredient ticked. */
  sees(id: string): boolean {
    return this.queue.optimistic().get(id) ?? this.row(id).purchased;
  }

  #ports(): TickPorts {
    const { browser } = this;
    /** Work that an ended page starts never completes. */
    const alive = <T>(work: () => Promise<T>): Promise<T> =>
      this.isOpen ? work() : new Promise<T>(() => undefined);
    return {
      send: ({ ids, wanted: purchased, seenPurchasedAt, shown }: Batch) =>
        alive(
          () =>
            new Promise((resolve, reject) => {
              if (browser.hasConnection)
                browser.calls.push({ page: this, ids, purchased, seenPurchasedAt, shown, resolve, reject });
              else reject(new TypeError('Failed to fetch'));
            }),
        ),
      onFailure: (error) => (error instanceof Refusal ? 'undo' : error instanceof Busy ? 'retry' : 'wait'),
      isOnline: () => browser.hasConnection,
      watchConnection: (listener) => {
        this.onConnection = listener;
      },
      store: {
        update: (change) =>
          alive(async () => {
            if (browser.isStoreBroken) return null;
            const pending = new Map(browser.stored);
            change(pending);
            browser.stored.clear();
            for (const [id, each] of pending) browser.stored.set(id, each);
            return pending;
          }),
      },
      exclusively: (work) =>
        new Promise((resolve) => {
          const acquire = () => {
            void work().then(() => {
              if (!this.isOpen) return;
              browser.lockQueue.shift();
              resolve();
              browser.lockQueue[0]?.acquire();
            });
          };
          browser.lockQueue.push({ page: this, acquire });
          if (browser.lockQueue.length === 1) acquire();
        }),
      announce: (rows) => {
        for (const page of browser.pages) {
          if (page === this) continue;
          for (const { id, purchasedAt } of rows) page.shown.set(id, purchasedAt);
          void page.queue.refresh();
        }
      },
      tell: (news) => void browser.news.push(...news),
      tripOf: () => 't1',
      later: (work, delayMs) => {
        (delayMs === 0 ? this.tasks : this.retries).push(work);
      },
    };
  }
}

/** Runs all work except answers in flight, connection changes and retries. */
export async function settle(...browsers: readonly Browser[]): Promise<void> {
  for (let isQuiet = false; !isQuiet;) {
    isQuiet = true;
    for (let tick = 0; tick < 40; tick += 1) await Promise.resolve();
    for (const page of browsers.flatMap(({ pages }) => pages)) {
      for (const task of page.tasks.splice(0)) {
        isQuiet = false;
        task();
      }
    }
  }
}

/** A server with these ingredients, and a browser of Maya's with one open page. */
export async function world(ids: readonly string[] = ['eggs', 'feta']) {
  const server = new TickServer(ids);
  const browser = new Browser('Maya', server);
  const page = await browser.open();
  const tap = async (...tapped: readonly string[]) => {
    page.queue.toggle(tapped.map((id) => page.row(id)));
    await settle(browser);
  };
  const sent = () => browser.calls.map(({ ids: all, purchased }) => [all, purchased]);
  return { server, browser, page, tap, sent };
}
