import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { openPage } from '../browser/onDemo.mjs';
import { median, onSlowLine, PHONE } from '../browser/slowPhone.mjs';

const DISHES = 3;
/** Beside each other: does the cost of a trip grow faster than its dishes? */
const DISH_COUNTS = [1, 2, 4];
/** Of a goal that is a ratio. */
const NOISE = 1.1;
const WARM_UP = 20;
const CALLS = 10;
/** Other work on the machine only makes them longer: the least of them counts. */
const ROUNDS = 3;

/** What is there once the screen is usable, by its path. */
const SCREENS = {
  trip: { path: '', shown: 'main h1' },
  plan: { path: '', shown: '[role=gridcell] [id^="slot-"]' },
  people: { path: '/people', shown: 'main h3 button[aria-expanded]' },
  list: { path: '/shopping', shown: 'main input[type=checkbox][aria-labelledby]' },
};
const HANDBOOK = 'handbook of the trip on paper, ms';
const VEGAN = [{ kind: 'diet', value: 'vegan', strictness: 'diet' }];
const PREVIEWS = {
  'another diet': (eater) => ({ eater: { id: eater.id, avoids: VEGAN } }),
  'a new eater': () => ({ eater: { portion: 1, avoids: VEGAN } }),
};
const screenOf = (name) => `${name}: usable, ms`;
const previewOf = (change) => `preview of ${change}, ms`;
const ANSWERS = ['trip page', 'trip, REST'];
const growthOf = (what, count) => `${what}: times that with one dish, ${count} dishes`;
const BLOCKS = 'blocks of the trip';

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures: `a camp of 300 eaters, 14 days and four meals of ${DISHES} dishes: its screens on a slow phone, previews, and how its trip grows with dishes`,
  goals: Object.fromEntries([
    ...Object.keys(SCREENS).map((name) => [screenOf(name), 3000]),
    [HANDBOOK, 5000],
    ...Object.keys(PREVIEWS).map((change) => [previewOf(change), 300]),
    ...[...ANSWERS, BLOCKS].flatMap((what) =>
      DISH_COUNTS.slice(1).map((count) => [growthOf(what, count), count * NOISE]),
    ),
  ]),
  run: async () => {
    // Built with the server.
    const { withDatabase } = await import('../../dist/bench/server/database.js');
    const { blocksOfCamp, makeCamp, makeOthers } = await import('../../dist/bench/server/camp.js');
    const { startProduct } = await import('../../dist/bench/server/measuredProcess.js');
    const fill = async (dataSource) => {
      await makeOthers(dataSource);
      const camps = new Map();
      for (const dishes of [DISHES, ...DISH_COUNTS]) camps.set(dishes, await makeCamp(dataSource, dishes));
      await dataSource.query('vacuum analyze');
      const blocks = [];
      for (const dishes of DISH_COUNTS) blocks.push(await blocksOfCamp(dataSource, camps.get(dishes)));
      return { camps, blocks };
    };
    return withDatabase(fill, async (database, { camps, blocks }) => {
      const server = await startProduct(database);
      try {
        const browser = await chromium.launch(await findChromium());
        try {
          return {
            ...growthIn(BLOCKS, blocks),
            ...(await compareDishes(browser, server, camps)),
            ...(await measurePreviews(server, camps.get(DISHES))),
            ...(await openScreens(browser, server, camps.get(DISHES))),
            ...(await printHandbook(browser, server, camps.get(DISHES))),
          };
        } finally {
          await browser.close();
        }
      } finally {
        await server.stop();
      }
    });
  },
};

function growthIn(what, costs) {
  console.log(`${what}: ${costs.map((cost) => Number(cost.toFixed(1))).join(', ')}`);
  return Object.fromEntries(
    DISH_COUNTS.slice(1).map((count, index) => [growthOf(what, count), costs[index + 1] / costs[0]]),
  );
}

/** The server's CPU for an answer, in turns, so that a slow moment hits all. */
async function compareDishes(browser, server, camps) {
  const few = camps.get(DISH_COUNTS[0]);
  const query = await queryOf(browser, server, few, 'Trip');
  const asks = {
    'trip page': (camp) =>
      call(server, camp, 'POST', '/graphql', JSON.parse(query.replaceAll(few.tripId, camp.tripId))),
    'trip, REST': (camp) => call(server, camp, 'GET', `/api/trips/${camp.tripId}`),
  };
  const figures = {};
  for (const what of ANSWERS) {
    const least = DISH_COUNTS.map(() => Infinity);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, dishes] of DISH_COUNTS.entries()) {
        const ask = () => asks[what](camps.get(dishes));
        if (round === 0) await repeat(WARM_UP, ask);
        least[index] = Math.min(least[index], await cpuOf(server, ask));
      }
    Object.assign(figures, growthIn(what, least));
  }
  return figures;
}

async function cpuOf(server, ask) {
  const before = await server.usage();
  await repeat(CALLS, ask);
  const after = await server.usage();
  return (after.cpuMs - before.cpuMs) / CALLS;
}

/** A query as its screen sends it. */
async function queryOf(browser, server, camp, operation) {
  const page = await openPage(browser, server, cookieOf(camp), { serviceWorkers: 'block' });
  const isAsked = (request) =>
    request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === operation;
  const [request] = await Promise.all([
    page.waitForRequest(isAsked),
    page.goto(`${server.url}/trips/${camp.tripId}`),
  ]);
  const query = request.postData();
  await page.context().close();
  return query;
}

async function measurePreviews(server, camp) {
  const [eater] = await call(server, camp, 'GET', `/api/trips/${camp.tripId}/eaters`);
  const figures = {};
  for (const [name, changeOf] of Object.entries(PREVIEWS)) {
    const times = [];
    for (let round = 0; round < CALLS; round += 1) {
      const start = performance.now();
      await call(server, camp, 'POST', `/api/trips/${camp.tripId}/preview`, changeOf(eater));
      times.push(performance.now() - start);
    }
    console.log(
      `preview of ${name}: the first ${times[0].toFixed(0)} ms, median ${median(times).toFixed(0)} ms`,
    );
    figures[previewOf(name)] = Math.min(...times);
  }
  return figures;
}

/** In turns. The browser has the product's files, as on the way from the list of trips. */
async function openScreens(browser, server, camp) {
  const looks = new Map(Object.keys(SCREENS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, screen] of Object.entries(SCREENS))
      looks.get(name).push(await look(browser, server, camp, screen));
  const figures = {};
  for (const [name, all] of looks) {
    const best = all.toSorted((one, other) => one.ms - other.ms)[0];
    console.log(`${name}: ${JSON.stringify(best)}, all ${all.map(({ ms }) => ms).join(', ')} ms`);
    figures[screenOf(name)] = best.ms;
  }
  return figures;
}

/** From the press on Print to the print dialog, which has all days. */
async function printHandbook(browser, server, camp) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser, server, cookieOf(camp), { ...PHONE, serviceWorkers: 'block' });
    try {
      await page.context().addInitScript(() => (window.print = () => (window.isPrinted = true)));
      await page.goto(`${server.url}/trips/${camp.tripId}?dialog=handbook`);
      const button = page.getByRole('dialog').getByRole('button', { name: 'Print' });
      await button.waitFor();
      await page.waitForLoadState('networkidle');
      await onSlowLine(page);
      const opening = page.context().waitForEvent('page');
      const start = performance.now();
      await button.click();
      const paper = await opening;
      await paper.waitForFunction(() => window.isPrinted, null, { timeout: 60_000 });
      times.push(performance.now() - start);
    } finally {
      await page.context().close();
    }
  }
  console.log(`handbook: all ${times.map(Math.round).join(', ')} ms`);
  return { [HANDBOOK]: Math.min(...times) };
}

async function look(browser, server, camp, { path, shown }) {
  const page = await openPage(browser, server, cookieOf(camp), { ...PHONE, serviceWorkers: 'block' });
  try {
    const address = `${server.url}/trips/${camp.tripId}${path}`;
    await page.goto(`${server.url}/`);
    await page.waitForLoadState('networkidle');
    const session = await onSlowLine(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    // Of the thread alone, without the time that others have the processor.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpu = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
    };
    await page.addInitScript(watch, shown);
    const before = await cpu();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.usable !== undefined, null, { timeout: 60_000 });
    const { ms, answered } = await page.evaluate(() => window.usable);
    return { ms, answered, cpuMs: Math.round((await cpu()) - before), kilobytes: Math.round(bytes / 1000) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: when what is shown was painted, outside of what still loads. */
function watch(shown) {
  const isShown = () =>
    [...document.querySelectorAll(shown)].some((one) => one.closest('[aria-busy=true]') === null);
  const look = () => {
    if (!isShown()) return requestAnimationFrame(look);
    return setTimeout(() => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/graphql'));
      const answered = Math.max(...answers.map(({ responseEnd }) => Math.round(responseEnd)));
      globalThis.usable ??= { ms: Math.round(performance.now()), answered };
    });
  };
  requestAnimationFrame(look);
}

function cookieOf({ token }) {
  return `grub_session=${token}`;
}

async function call(server, camp, method, path, body) {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${camp.token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${path}\n${text.slice(0, 1000)}`);
  return JSON.parse(text);
}

async function repeat(times, work) {
  for (let time = 0; time < times; time += 1) await work();
}
