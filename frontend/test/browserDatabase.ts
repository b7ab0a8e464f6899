/* What `idb-keyval` asks of a browser's database, in memory: jsdom has none. One store, one version, keys that are texts. */

type Entries = Map<string, unknown>;
type Listener = (() => void) | null;

interface FakeRequest {
  result: unknown;
  readonly error: null;
  onsuccess: Listener;
  onerror: Listener;
}

interface FakeTransaction {
  oncomplete: Listener;
  onabort: Listener;
  onerror: Listener;
  readonly error: DOMException;
}

const inRange = (range: [string, string]) => (key: string) => key >= range[0] && key <= range[1];

/** A database that outlives the pages of a test, and takes its transactions one after another, as a browser does. */
export class BrowserDatabase {
  readonly entries: Entries = new Map();
  /** As when there is no room for anything more. */
  isFull = false;
  #queue: Promise<void> = Promise.resolve();

  /** Lets what is asked for from now on wait. @returns what lets it go on */
  pause(): () => void {
    let goOn = (): void => undefined;
    const before = this.#queue;
    const paused = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#queue = before.then(() => paused);
    return goOn;
  }

  /** Makes it the database of this test's browser. */
  install(): void {
    const open = () => {
      const database = { transaction: () => this.#transaction(), createObjectStore: () => undefined };
      return settled({ result: database, error: null, onsuccess: null, onerror: null });
    };
    Object.assign(globalThis, {
      indexedDB: { open },
      IDBKeyRange: { bound: (lower: string, upper: string) => [lower, upper] },
    });
  }

  #transaction() {
    const error = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    const transaction: FakeTransaction = { oncomplete: null, onabort: null, onerror: null, error };
    const asked: (() => void)[] = [];
    const before = this.#queue;
    let isFailing = false;
    const request = (work: (entries: Entries) => unknown): FakeRequest => {
      const made: FakeRequest = { result: undefined, error: null, onsuccess: null, onerror: null };
      asked.push(() => {
        made.result = work(this.entries);
        made.onsuccess?.();
      });
      return made;
    };
    const change = (work: (entries: Entries) => unknown) => {
      isFailing ||= this.isFull;
      return request((entries) => (this.isFull ? undefined : work(entries)));
    };
    this.#queue = before.then(async () => {
      // What is asked for in answer to a request belongs to the same transaction.
      for (let next = await soon(asked); next !== undefined; next = await soon(asked)) next();
      if (isFailing) transaction.onabort?.();
      else transaction.oncomplete?.();
      await tick();
    });
    return {
      objectStore: () => ({
        transaction,
        get: (key: string) => request((entries) => entries.get(key)),
        getAll: (range: [string, string]) =>
          request((entries) => keysOf(entries, range).map((key) => structuredClone(entries.get(key)))),
        getAllKeys: (range: [string, string]) => request((entries) => keysOf(entries, range)),
        put: (value: unknown, key: string) => change((entries) => entries.set(key, structuredClone(value))),
        delete: (key: string | [string, string]) =>
          request((entries) => {
            for (const each of typeof key === 'string' ? [key] : keysOf(entries, key)) entries.delete(each);
          }),
        clear: () => request((entries) => entries.clear()),
      }),
    };
  }
}

const keysOf = (entries: Entries, range: [string, string]) =>
  [...entries.keys()].filter(inRange(range)).sort();

async function tick(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await Promise.resolve();
}

async function soon(asked: (() => void)[]): Promise<(() => void) | undefined> {
  await tick();
  return asked.shift();
}

function settled(request: FakeRequest): FakeRequest {
  void tick().then(() => request.onsuccess?.());
  return request;
}
