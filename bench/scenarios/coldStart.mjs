import { onDemo, openPage } from '../browser/onDemo.mjs';
import { median, onSlowLine, PHONE } from '../browser/slowPhone.mjs';

/** Rounds alternate between the screens; medians are printed. */
const ROUNDS = 5;
/** A longer task blocks the user by the rest. */
const FREE_MS = 50;
/** Then the screen has preloaded its dialogs. */
const QUIET_MS = 2500;
/** 21 days of three meals. */
const DAYS = 21;
const TYPES = ['breakfast', 'lunch', 'dinner'];

const SCREENS = ['home', 'trip'];

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures: 'the home screen and a trip of 63 meals, as a phone opens them for the first time on a slow line',
  goals: Object.fromEntries(
    SCREENS.flatMap((name) => [
      [`${name}: content, ms`, 3000],
      [`${name}: blocked until whole, ms`, 600],
      [`${name}: requests until content`, 25],
    ]),
  ),
  run: () => onDemo({}, measure),
};

async function measure(browser, server) {
  const cookie = await server.signIn();
  const paths = { home: '/', trip: `/trips/${await largeTrip(server, cookie)}` };
  const looks = { home: [], trip: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of SCREENS) looks[name].push(await look(browser, server, cookie, paths[name]));
  const figures = {};
  for (const name of SCREENS) {
    const all = looks[name];
    const one = Object.fromEntries(
      Object.keys(all[0]).map((key) => [key, median(all.map((each) => each[key]))]),
    );
    console.log(
      `${name}: first paint after ${one.paintMs} ms, whole after ${one.wholeMs} ms, in all ` +
        `${one.requests + one.laterRequests} requests and ${one.kilobytes} KB, shift ${one.shift}`,
    );
    figures[`${name}: content, ms`] = one.contentMs;
    figures[`${name}: blocked until whole, ms`] = one.blockingMs;
    figures[`${name}: requests until content`] = one.requests;
  }
  return figures;
}

/** Imports the demo's trip, repeated for three weeks. */
async function largeTrip(server, cookie) {
  const call = server.api(cookie);
  const [first] = await call('GET', '/api/trips');
  const { trips, ...file } = await call('GET', `/api/trips/${first.id}/export`);
  const recipes = trips[0].meals.filter(({ ingredients }) => ingredients.length > 0);
  const dates = Array.from({ length: DAYS }, (_, day) => isoDate(Date.now() + day * 86_400_000));
  const meals = dates.flatMap((date, day) =>
    TYPES.map((type, index) => ({ ...recipes[(day + index) % recipes.length], date, type })),
  );
  const trip = { ...trips[0], startDate: dates[0], endDate: dates.at(-1), meals };
  return (await call('POST', '/api/trips/import', { ...file, trips: [trip] })).id;
}

/** Opens a path with an empty cache. */
async function look(browser, server, cookie, path) {
  const page = await openPage(browser, server, cookie, { ...PHONE, serviceWorkers: 'block' });
  try {
    const session = await onSlowLine(page);
    let total = 0;
    let bytes = 0;
    page.on('request', (request) => (total += request.url().startsWith('http') ? 1 : 0));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(watch);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.seen.contentMs !== null, null, { timeout: 60_000 });
    const requests = total;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const { contentMs, wholeMs, paintMs, tasks, shift } = await page.evaluate(() => window.seen);
    // Preloading after the content blocks nobody who reads.
    const blocking = tasks.filter(({ startMs }) => startMs < wholeMs);
    return {
      contentMs: Math.round(contentMs),
      wholeMs: Math.round(wholeMs),
      paintMs: Math.round(paintMs),
      blockingMs: Math.round(blocking.reduce((sum, { ms }) => sum + Math.max(0, ms - FREE_MS), 0)),
      requests,
      laterRequests: total - requests,
      kilobytes: Math.round(bytes / 1000),
      shift: Number(shift.toFixed(3)),
    };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. Content: a heading outside the loading shapes, painted. Whole: no part of the page loads. */
function watch() {
  const seen = { contentMs: null, wholeMs: null, paintMs: null, tasks: [], shift: 0 };
  window.seen = seen;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ startMs: startTime, ms: duration }));
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintMs = startTime;
  });
  each('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const onPainted = (key) => requestAnimationFrame(() => setTimeout(() => (seen[key] ??= performance.now())));
  const observer = new MutationObserver(() => {
    const busy = [...document.querySelectorAll('[aria-busy=true]')];
    const heading = [...document.querySelectorAll('main h1')].find(
      (one) => !busy.some((part) => part.contains(one)),
    );
    if (heading === undefined) return;
    onPainted('contentMs');
    if (busy.length > 0) return;
    onPainted('wholeMs');
    observer.disconnect();
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

function isoDate(ms) {
  return new Date(ms).toISOString().slice(0, 10);
}
