import fc from 'fast-check';
import { ItemQueue, type ItemPorts } from './itemQueue.ts';
import type { WaitingItem } from './waitingItem.ts';

class Refusal extends Error {}
const LOST = new TypeError('Failed to fetch');

interface Call {
  readonly item: WaitingItem;
  readonly arrive: () => void;
  readonly loseAnswer: () => void;
  readonly fail: (error: Error) => void;
}

interface Page {
  readonly queue: ItemQueue;
  readonly end: () => void;
  readonly onConnection: () => void;
}

/** A server that honours keys, and a browser with its storage, connection and lock. */
class Place {
  readonly added = new Map<string, string>();
  readonly list: string[] = [];
  readonly calls: Call[] = [];
  readonly stored = new Map<string, WaitingItem>();
  readonly pages: Page[] = [];
  isOnline = true;
  time = 1000;
  #lock: Promise<void> = Promise.resolve();
  #keys = 0;

  open(): Page {
    let isOpen = true;
    let onConnection: () => void = () => undefined;
    const ports: ItemPorts = {
      send: async (item) => {
        if (!this.isOnline) throw LOST;
        return new Promise((resolve, reject) => {
          const whileOpen = (work: () => void) => {
            if (isOpen) work();
          };
          this.calls.push({
            item,
            arrive: () => {
              const id = this.#addOnce(item);
              whileOpen(() => resolve(id));
            },
            loseAnswer: () => {
              this.#addOnce(item);
              whileOpen(() => reject(LOST));
            },
            fail: (error) => whileOpen(() => reject(error)),
          });
        });
      },
      remove: async (_tripId, id) => {
        const place = this.list.indexOf(id);
        if (place >= 0) this.list.splice(place, 1);
        return Promise.resolve();
      },
      onFailure: (error) => (error instanceof Refusal ? 'undo' : 'wait'),
      reason: (error) => (error instanceof Error ? error.message : ''),
      isOnline: () => this.isOnline,
      watchConnection: (listener) => {
        onConnection = listener;
      },
      store: {
        update: async (change) => {
          if (!isOpen) return new Promise(() => undefined);
          change(this.stored);
          return Promise.resolve(new Map(this.stored));
        },
      },
      exclusively: async (work) => {
        const mine = this.#lock.then(async () => (isOpen ? work() : undefined));
        this.#lock = mine;
        return mine;
      },
      announce: () => undefined,
      later: (work, delayMs) => {
        if (delayMs === 0) queueMicrotask(work);
      },
      now: () => this.time,
      newKey: () => `key-${(this.#keys += 1)}`,
    };
    const queue = new ItemQueue(ports);
    const end = () => {
      isOpen = false;
    };
    const page = { queue, end, onConnection: () => onConnection() };
    this.pages.push(page);
    void queue.open();
    return page;
  }

  /** The code of all pages ends, and their calls get no answer. */
  reload(): Page {
    for (const page of this.pages.splice(0)) page.end();
    this.#lock = Promise.resolve();
    return this.open();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const page of this.pages) page.onConnection();
  }

  #addOnce({ key, line }: WaitingItem): string {
    const before = this.added.get(key);
    if (before !== undefined) return before;
    this.added.set(key, line);
    this.list.push(line);
    return line;
  }
}

async function settle(): Promise<void> {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
}

/** Answers all calls until nothing waits. */
async function answerAll(place: Place): Promise<void> {
  await settle();
  for (let call = place.calls.shift(); call !== undefined; call = place.calls.shift()) {
    call.arrive();
    await settle();
  }
}

describe('items typed into the list', () => {
  it('are stored before they are sent, and sent in the order of typing', async () => {
    const place = new Place();
    const { queue } = place.open();
    queue.add('lake', 'ice');
    queue.add('lake', '2 bags charcoal');
    expect(queue.items().map(({ line }) => line)).toEqual(['ice', '2 bags charcoal']);
    await settle();
    expect([...place.stored.values()].map(({ line }) => line)).toEqual(['ice', '2 bags charcoal']);
    expect(place.calls).toHaveLength(1);
    await answerAll(place);
    expect(place.list).toEqual(['ice', '2 bags charcoal']);
    expect(queue.items()).toEqual([]);
    expect(place.stored.size).toBe(0);
    expect(queue.sent()).toBe(2);
  });

  it('wait offline, survive a reload and arrive once', async () => {
    const place = new Place();
    place.setOnline(false);
    place.open().queue.add('lake', 'ice');
    await settle();
    const { queue } = place.reload();
    await settle();
    expect(queue.items()).toMatchObject([{ line: 'ice', refusal: null, firstSentAt: null }]);
    place.setOnline(true);
    await answerAll(place);
    expect(place.list).toEqual(['ice']);
    expect(queue.items()).toEqual([]);
  });

  it('are sent again with the same key after a lost answer and a reload', async () => {
    const place = new Place();
    place.open().queue.add('lake', 'ice');
    await settle();
    place.calls.shift()?.loseAnswer();
    await settle();
    place.reload();
    await answerAll(place);
    expect(place.list).toEqual(['ice']);
    expect(place.stored.size).toBe(0);
  });

  it('stay with the reason and their text when they are refused; the others are sent', async () => {
    const place = new Place();
    const { queue } = place.open();
    const key = queue.add('lake', 'x'.repeat(130));
    queue.add('lake', 'ice');
    await settle();
    place.calls.shift()?.fail(new Refusal('Too long.'));
    await answerAll(place);
    expect(place.list).toEqual(['ice']);
    expect(queue.items()).toMatchObject([{ line: 'x'.repeat(130), refusal: 'Too long.' }]);
    queue.discard(key);
    await settle();
    expect(place.stored.size).toBe(0);
  });

  it('are not sent again once the server has forgotten their key', async () => {
    const place = new Place();
    const { queue } = place.open();
    queue.add('lake', 'ice');
    await settle();
    place.setOnline(false);
    place.calls.shift()?.loseAnswer();
    await settle();
    place.time += 24 * 3600 * 1000;
    place.setOnline(true);
    await answerAll(place);
    expect(place.list).toEqual(['ice']);
    expect(queue.items()[0]?.refusal).toBe('It may have been added already: look for it on the list.');
  });

  it.each(['before it is sent', 'on its way', 'after the answer'])('can be taken back %s', async (when) => {
    const place = new Place();
    const { queue } = place.open();
    if (when === 'before it is sent') place.setOnline(false);
    const key = queue.add('lake', 'ice');
    await settle();
    if (when === 'after the answer') await answerAll(place);
    void queue.undo(key);
    await settle();
    expect(queue.items()).toEqual([]);
    place.setOnline(true);
    await answerAll(place);
    expect(place.list).toEqual([]);
    expect(place.stored.size).toBe(0);
  });

  it('arrive once each in any schedule of losses, reloads and tabs', async () => {
    const step = fc.constantFrom(
      'add',
      'answer',
      'lose call',
      'lose answer',
      'offline',
      'online',
      'reload',
      'tab',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const place = new Place();
        let page = place.open();
        let typed = 0;
        for (const each of steps) {
          if (each === 'add') page.queue.add('lake', `item ${(typed += 1)}`);
          if (each === 'answer') place.calls.shift()?.arrive();
          if (each === 'lose call') place.calls.shift()?.fail(LOST);
          if (each === 'lose answer') place.calls.shift()?.loseAnswer();
          if (each === 'offline') place.setOnline(false);
          if (each === 'online') place.setOnline(true);
          if (each === 'reload') page = place.reload();
          if (each === 'tab' && place.pages.length < 3) page = place.open();
          await settle();
        }
        const last = place.reload();
        place.calls.length = 0;
        place.setOnline(true);
        await answerAll(place);
        expect([...place.list].sort()).toEqual(
          Array.from({ length: typed }, (_, index) => `item ${index + 1}`).sort(),
        );
        expect(last.queue.items()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
