import fc from 'fast-check';
import { AppError } from '../../base/errors.ts';
import { FairQueue } from './fairQueue.ts';

const here = () => new AbortController().signal;
const LONG_MS = 60_000;

/** A queue with one place, which is taken. */
async function busyQueue(waiting = 100, waitMs = LONG_MS) {
  const queue = new FairQueue({ atOnce: 1, waiting, waitMs });
  const leave = await queue.enter('first', '', here());
  const started: string[] = [];
  const enter = async (address: string, session: string, gone = here()) => {
    const mine = await queue.enter(address, session, gone);
    if (mine === null) return;
    started.push(`${address}${session}`);
    mine();
  };
  if (leave === null) throw new Error('The first call has a place.');
  return { queue, leave, enter, started };
}

test('addresses take turns, and the sessions of each', async () => {
  const { leave, enter, started } = await busyQueue();
  const calls = ['a1', 'a1', 'a1', 'a2', 'b1', 'b1', 'c1'].map(([address = '', session = '']) =>
    enter(address, session),
  );
  leave();
  await Promise.all(calls);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b1', 'a1', 'a1']);
});

test('made-up sessions of one address gain nothing', async () => {
  const { leave, enter, started } = await busyQueue();
  const calls = [...Array.from({ length: 50 }, (_, at) => enter('a', String(at))), enter('b', '')];
  leave();
  await Promise.all(calls);
  expect(started.indexOf('b')).toBe(1);
});

test('a full queue refuses the address that fills it, and takes others', async () => {
  const { queue, leave, enter } = await busyQueue(4);
  const calls = ['a', 'a', 'a', 'a'].map((address) => enter(address, ''));
  await expect(enter('a', '')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
  expect(() => queue.requireRoom('a')).toThrow(AppError);
  expect(() => queue.requireRoom('b')).not.toThrow();
  calls.push(enter('b', ''));
  leave();
  await Promise.all(calls);
});

test('who waits too long is refused, who goes away makes room', async () => {
  const { leave, enter, started } = await busyQueue(1, 20);
  await expect(enter('a', '')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const gone = new AbortController();
  const left = enter('a', '', gone.signal);
  gone.abort();
  await left;
  const next = enter('a', '');
  leave();
  await next;
  expect(started).toEqual(['a']);
});

test('any calls: never more at once than the limit, and each starts once or is refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 6 }),
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2'), fc.boolean()), {
        maxLength: 30,
      }),
      async (atOnce, waiting, calls) => {
        const queue = new FairQueue({ atOnce, waiting, waitMs: LONG_MS });
        let running = 0;
        let most = 0;
        const ends = await Promise.all(
          calls.map(async ([address, session, goes]) => {
            const gone = new AbortController();
            const entered = queue.enter(address, session, gone.signal);
            if (goes) gone.abort();
            const leave = await entered.catch(() => 'refused' as const);
            if (leave === null || leave === 'refused') return leave ?? 'gone';
            running += 1;
            most = Math.max(most, running);
            await new Promise(setImmediate);
            running -= 1;
            leave();
            leave();
            return 'ran';
          }),
        );
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(running).toBe(0);
        expect(ends).toHaveLength(calls.length);
        const last = await queue.enter('z', '', here());
        expect(last).not.toBeNull();
      },
    ),
  );
});
