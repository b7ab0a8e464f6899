import { call, cookieOf, onCamps } from '../browser/onCamps.mjs';
import { openPage } from '../browser/onDemo.mjs';
import { median, onSlowLine, PHONE } from '../browser/slowPhone.mjs';

const SIZE = { dishes: 3, eaters: 300, copies: 1 };
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

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures: `a camp of ${SIZE.eaters} eaters, 14 days and four meals of ${SIZE.dishes} dishes: its screens on a slow phone, and previews`,
  goals: Object.fromEntries([
    ...Object.keys(SCREENS).map((name) => [screenOf(name), 3000]),
    [HANDBOOK, 5000],
    ...Object.keys(PREVIEWS).map((change) => [previewOf(change), 300]),
  ]),
  run: () =>
    onCamps([SIZE], async (browser, server, [camp]) => ({
      ...(await measurePreviews(server, camp)),
      ...(await openScreens(browser, server, camp)),
      ...(await printHandbook(browser, server, camp)),
    })),
};

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
      const start = performance.now();
      await button.click();
      await page.waitForFunction(() => window.isPrinted, null, { timeout: 60_000 });
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
