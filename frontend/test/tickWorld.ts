import type { Batch, PendingPurchase } from '../src/ticks/pendingPurchase.ts';
import type { Tickable, TickedRow, TickNews } from '../src/ticks/tick.ts';
import { TickQueue, type TickPorts } from '../src/ticks/tickQueue.ts';

/** What a server that was reached says no with. */
class Refusal extends Error {}

/** One call on its way, until the test decides what becomes of it. */
interface Call {
  readonly page: Page;
  readonly ids: readonly string[];
  readonly purchased: boolean;
  readonly seenPurchasedAt: string | null | undefined;
  readonly resolve: (rows: readonly TickedRow[]) => void;
  readonly reject: (error: Error) => void;
}

/** One change that the server made. */
export interface Applied {
  readonly browser: string;
  readonly id: string;
  readonly purchased: boolean;
  /** Whether the page that asked for it lived to see the answer. */
  wasAnswered: boolean;
}

/** A server with ingredients, all of one trip, and what was done to them. */
export class TickServer {
  readonly rows = new Map<string, TickedRow & { readonly browser: string | null }>();
  readonly applied: Applied[] = [];
  time = 1000;

  constructor(ids: readonly string[]) {
    for (const id of ids)
      this.rows.set(id, {
        ...{ id, name: id, browser: null },
        ...{ purchased: false, purchasedAt: null, purchasedBy: null },
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
      // Who ticked first stays the buyer; taking a tick back applies to the purchase that was seen, or an own one.
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
        row.browser === null ? null : { name: row.browser, isViewer: row.browser === browser };
      const { name, purchased, purchasedAt } = row;
      return [{ id, name, purchased, purchasedAt, purchasedBy }];
    });
  }
}

/** A browser: what outlives its pages, and its connection. */
export class Browser {
  readonly stored = new Map<string, PendingPurchase>();
  /** What its pages last had from the server. */
  readonly seen = new Map<string, string | null>();
  readonly calls: Call[] = [];
  readonly news: TickNews[] = [];
  readonly pages: Page[] = [];
  readonly name: string;
  readonly server: TickServer;
  hasConnection = true;
  isStoreBroken = false;
  /** Who may send now, and who comes next. */
  readonly turns: { readonly page: Page; readonly begin: () => void }[] = [];

  constructor(name: string, server: TickServer) {
    this.name = name;
    this.server = server;
  }

  async open(): Promise<Page> {
    const page = new Page(this);
    this.pages.push(page);
    // It may have to wait for its turn.
    void page.queue.open();
    await settle(this);
    return page;
  }

  /** Ends a page as a reload does: nothing of it runs any more, and nothing on its way is answered to it. */
  close(page: Page): void {
    page.isOpen = false;
    this.pages.splice(this.pages.indexOf(page), 1);
    const hadTurn = this.turns[0]?.page === page;
    this.turns.splice(0, Infinity, ...this.turns.filter((turn) => turn.page !== page));
    if (hadTurn) this.turns[0]?.begin();
  }

  /** The session ends from another device, and the same person signs in again. */
  async endSession(): Promise<void> {
    while (this.calls.length > 0) this.loseCall();
    await settle(this);
    for (const page of [...this.pages]) {
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

  /** Lets what is oldest on its way arrive, and its answer too. */
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

  /** Lets what is oldest arrive, but not its answer. */
  loseAnswer(): void {
    const call = this.calls.shift();
    if (call === undefined) return;
    this.server.tick(this.name, call.ids, call.purchased, call.seenPurchasedAt);
    call.reject(new TypeError('Failed to fetch'));
  }

  /** Loses what is oldest on its way. */
  loseCall(): void {
    this.calls.shift()?.reject(new TypeError('Failed to fetch'));
  }

  refuse(): void {
    this.calls.shift()?.reject(new Refusal('no'));
  }
}

/** A page of a browser with the queue of ticks under test in it. */
export class Page {
  readonly queue: TickQueue;
  readonly browser: Browser;
  /** What its cache holds. */
  readonly shown = new Map<string, string | null>();
  readonly tasks: (() => void)[] = [];
  readonly retries: (() => void)[] = [];
  isOpen = true;
  onConnection: () => void = () => undefined;

  constructor(browser: Browser) {
    this.browser = browser;
    // Without a connection a page has what the one before it had.
    if (browser.hasConnection)
      for (const [id, { purchasedAt }] of browser.server.rows) browser.seen.set(id, purchasedAt);
    for (const [id, purchasedAt] of browser.seen) this.shown.set(id, purchasedAt);
    this.queue = new TickQueue(this.#ports());
  }

  row(id: string): Tickable {
    const purchasedAt = this.shown.get(id) ?? null;
    return { id, mealId: 'm1', name: id, purchased: purchasedAt !== null, purchasedAt };
  }

  /** What the shopper sees. */
  sees(id: string): boolean {
    return this.queue.optimistic().get(id) ?? this.row(id).purchased;
  }

  #ports(): TickPorts {
    const { browser } = this;
    /** What a page that has ended begins never comes to anything. */
    const alive = <T>(work: () => Promise<T>): Promise<T> =>
      this.isOpen ? work() : new Promise<T>(() => undefined);
    return {
      send: ({ ids, wanted: purchased, seenPurchasedAt }: Batch) =>
        alive(
          () =>
            new Promise((resolve, reject) => {
              if (browser.hasConnection)
                browser.calls.push({ page: this, ids, purchased, seenPurchasedAt, resolve, reject });
              else reject(new TypeError('Failed to fetch'));
            }),
        ),
      isRefusal: (error) => error instanceof Refusal,
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
          const begin = () => {
            void work().then(() => {
              if (!this.isOpen) return;
              browser.turns.shift();
              resolve();
              browser.turns[0]?.begin();
            });
          };
          browser.turns.push({ page: this, begin });
          if (browser.turns.length === 1) begin();
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

/** Lets everything run that does not wait for an answer, a connection or its time. */
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
