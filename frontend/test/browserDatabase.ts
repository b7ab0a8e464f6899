/* In-memory IndexedDB for `idb-keyval`, which jsdom lacks: one store, one version, text keys. */

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

/** A database that outlives the pages of a test and runs its transactions one by one, as a browser does. */
export class BrowserDatabase {
  readonly entries: Entries = new Map();
  /** Whether the quota is exceeded. */
  isFull = false;
  #queue: Promise<void> = Promise.resolve();

  /** Pauses all later transactions. @returns a function that resumes them */
  pause(): () => void {
    let resume = (): void => undefined;
    const before = this.#queue;
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    this.#queue = before.then(() => paused);
    return resume;
  }

  /** Makes it the global indexedDB of the test. */
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
    const requests: (() => void)[] = [];
    const before = this.#queue;
    let isFailing = false;
    const request = (work: (entries: Entries) => unknown): FakeRequest => {
      const fake: FakeRequest = { result: undefined, error: null, onsuccess: null, onerror: null };
      requests.push(() => {
        fake.result = work(this.entries);
        fake.onsuccess?.();
      });
      return fake;
    };
    const change = (work: (entries: Entries) => unknown) => {
      isFailing ||= this.isFull;
      return request((entries) => (this.isFull ? undefined : work(entries)));
    };
    this.#queue = before.then(async () => {
      // Requests made in a request's callback belong to the same transaction.
      for (let next = await nextRequest(requests); next !== undefined; next = await nextRequest(requests))
        next();
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

async function nextRequest(requests: (() => void)[]): Promise<(() => void) | undefined> {
  await tick();
  return requests.shift();
}

function settled(request: FakeRequest): FakeRequest {
  void tick().then(() => request.onsuccess?.());
  return request;
}
