import fc from 'fast-check';
import { Browser, settle, TickServer } from '../../../test/tickWorld.ts';

const IDS = ['eggs', 'feta', 'rice'] as const;
const RUNS = 500;
const SEED = 20_261_121;

/** An event in the first or second user's browser, on its first or second page. */
const event = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constant('tap' as const) },
    { weight: 3, arbitrary: fc.constant('answer' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'offline' as const,
        'online' as const,
        'reload' as const,
        'second page' as const,
        'lose answer' as const,
        'lose call' as const,
        'time passes' as const,
        'session ends' as const,
      ),
    },
  ),
  browser: fc.nat(1),
  page: fc.nat(1),
  id: fc.constantFrom(...IDS),
});

/** A tap of a user with the wanted state, in order. */
interface Tap {
  readonly browser: Browser;
  readonly id: string;
  readonly wanted: boolean;
  /** The server state on the page. */
  readonly was: boolean;
}

/** Runs a schedule. @returns the taps and the server's log */
async function run(schedule: readonly (typeof event extends fc.Arbitrary<infer T> ? T : never)[]) {
  const server = new TickServer(IDS);
  const browsers = [new Browser('Maya', server), new Browser('Jonas', server)];
  for (const browser of browsers) await browser.open();
  const taps: Tap[] = [];
  for (const { what, browser: index, page: pageIndex, id } of schedule) {
    const browser = browsers[index];
    const page = browser?.pages[pageIndex % browser.pages.length];
    if (browser === undefined || page === undefined) throw new Error('There is no such page.');
    switch (what) {
      case 'tap':
        taps.push({ browser, id, wanted: !page.sees(id), was: page.row(id).purchased });
        page.queue.toggle([page.row(id)]);
        break;
      case 'answer':
        browser.answer();
        break;
      case 'lose answer':
        browser.loseAnswer();
        break;
      case 'lose call':
        browser.loseCall();
        break;
      case 'offline':
        browser.setConnection(false);
        while (browser.calls.length > 0) browser.loseCall();
        break;
      case 'online':
        browser.setConnection(true);
        break;
      case 'reload':
        // A user sees the tick after the next paint; by then it is stored.
        await settle(...browsers);
        browser.close(page);
        await browser.open();
        break;
      case 'second page':
        if (browser.pages.length < 2) await browser.open();
        break;
      case 'session ends':
        await settle(...browsers);
        await browser.endSession();
        break;
      case 'time passes':
        for (const each of browser.pages) for (const retry of each.retries.splice(0)) retry();
        break;
    }
    await settle(...browsers);
  }
  await sendEverything(browsers);
  return { server, browsers, taps };
}

/** Puts all browsers online until nothing is pending. */
async function sendEverything(browsers: readonly Browser[]): Promise<void> {
  for (const browser of browsers) browser.setConnection(true);
  for (let round = 0; round < 30; round += 1) {
    await settle(...browsers);
    for (const browser of browsers) {
      while (browser.calls.length > 0) browser.answer();
      for (const page of browser.pages) for (const retry of page.retries.splice(0)) retry();
    }
  }
}

const collapsed = (values: readonly boolean[]) =>
  values.filter((value, index) => index === 0 || value !== values[index - 1]);

function isSubsequence(values: readonly boolean[], of: readonly boolean[]): boolean {
  let next = 0;
  for (const value of of) if (next < values.length && value === values[next]) next += 1;
  return next === values.length;
}

it(`no pending or acknowledged tick is lost or doubled, in ${RUNS} schedules of two users`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (schedule) => {
      const { server, browsers, taps } = await run(schedule);
      for (const browser of browsers) {
        // Nothing stays pending.
        expect(browser.stored.size).toBe(0);
        for (const page of browser.pages) expect(page.queue.optimistic().size).toBe(0);
        for (const id of IDS) {
          const own = taps.filter((tap) => tap.browser === browser && tap.id === id);
          const wanted = own.map((tap) => tap.wanted);
          const applied = server.applied.filter(
            (change) => change.browser === browser.name && change.id === id,
          );
          const values = applied.map(({ purchased }) => purchased);
          // Taps are sent in order; overtaken taps are not sent.
          expect(isSubsequence(collapsed(values), collapsed(wanted))).toBe(true);
          // A tap is acknowledged at most once; only unanswered calls are sent again.
          expect(applied.filter(({ wasAnswered }) => wasAnswered).length).toBeLessThanOrEqual(wanted.length);
          // The last tap is the server's last call or its state, or a later buyer is reported.
          const isOverruled = browser.news.some((news) => news.kind === 'already-bought' && news.name === id);
          const serverState = [values.at(-1) ?? own.at(-1)?.was, server.rows.get(id)?.purchased];
          if (wanted.length > 0 && !isOverruled) expect(serverState).toContain(wanted.at(-1));
        }
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
