import { onDemo, openPage } from '../browser/onDemo.mjs';
import { median, SLOWDOWN } from '../browser/slowPhone.mjs';

const EATERS = 100;
const DAYS = 60;
const TYPES = ['breakfast', 'lunch', 'snack', 'dinner', 'dessert'];
const EXCEPTIONS = 600;
const FIRST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const WARM_UP = 100;
const ROUNDS = 60;
const SCROLLS = 5;
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'laptop', viewport: { width: 1280, height: 900 } },
];
const FOODS = ['400 g|Spaghetti', '2 cans|Tomatoes', '1 1/2 cups|Milk', '3|Onions', '2 tbsp|Soy sauce'];
const AVOIDS = [
  { kind: 'content', value: 'gluten', strictness: 'allergy' },
  { kind: 'diet', value: 'vegan', strictness: 'diet' },
];

const ANSWERS = ['trip page', 'shopping list', 'trip, REST'];
const PREVIEWS = {
  'a later arrival': (eater) => ({ eater: { id: eater.id, arrives: { date: dayAt(50), type: 'lunch' } } }),
  'a new eater': () => ({ eater: { portion: 1, avoids: AVOIDS } }),
  'moved dates': () => ({ startDate: dayAt(3), endDate: dayAt(DAYS - 1) }),
};
const ratioOf = (answer) => `${answer}: times that without a table`;
const previewOf = (change) => `preview of ${change}, ms`;
const frameOf = (screen) => `grid on a ${screen}: longest frame, ms`;

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures: `a trip of ${DAYS} days with ${EATERS} eaters: its answers beside those without a table, previews of changes, scrolling the grid`,
  goals: Object.fromEntries([
    ...ANSWERS.map((answer) => [ratioOf(answer), 1.5]),
    ...Object.keys(PREVIEWS).map((change) => [previewOf(change), 200]),
    ...SCREENS.map(({ name }) => [frameOf(name), 100]),
  ]),
  run: () => onDemo({ USER_CALLS_PER_SECOND: '1000000', ADDRESS_CALLS_PER_SECOND: '1000000' }, measure),
};

async function measure(browser, server) {
  const cookie = await server.signIn();
  const api = server.api(cookie);
  const open = (screen) => openPage(browser, server, cookie, { ...screen, serviceWorkers: 'block' });
  const plain = await buildTrip(api);
  const seated = await buildTrip(api);
  await seat(api, seated);
  const figures = {
    ...(await compareAnswers(api, open, server.url, plain, seated)),
    ...(await measurePreview(api, seated)),
  };
  for (const { name, ...screen } of SCREENS)
    figures[frameOf(name)] = await scrollGrid(
      await open(screen),
      `${server.url}/trips/${seated.id}/people?dialog=who-eats-when`,
    );
  return figures;
}

/** One eater, a meal in each slot, an ingredient in each meal. */
async function buildTrip(api) {
  const trip = await api('POST', '/api/trips', {
    name: 'Long trip',
    location: 'Joseph, Oregon',
    mealTypes: TYPES,
    startDate: FIRST_DAY,
    endDate: dayAt(DAYS - 1),
  });
  await fourAtATime(slots(), async ({ date, type }, index) => {
    const meal = await api('POST', '/api/meals', { tripId: trip.id, date, type, name: `Stew ${index}` });
    const [amount, name] = FOODS[index % FOODS.length].split('|');
    const [, quantity, unit = null] = /^([\d /]+?)(?: ([a-z]+))?$/.exec(amount);
    await api('POST', `/api/meals/${meal.id}/ingredients`, { name, quantity, unit });
  });
  return trip;
}

/** Fills the table: companions with portions, avoids and times, missed meals, and amounts for four. */
async function seat(api, { id, participants }) {
  const { meals } = await api('GET', `/api/trips/${id}`);
  await fourAtATime(meals, (meal) => api('PATCH', `/api/meals/${meal.id}`, { servings: 4 }));
  const companions = Array.from({ length: EATERS - participants.length }, (_, index) => index);
  await fourAtATime(companions, (index) =>
    api('POST', `/api/trips/${id}/eaters`, {
      name: `Companion ${index}`,
      portion: (1 + (index % 6)) / 4,
      avoids: index % 4 < AVOIDS.length ? [AVOIDS[index % 4]] : [],
      arrives: index % 3 === 0 ? { date: dayAt(index % 20), type: 'lunch' } : null,
    }),
  );
  const eaters = await api('GET', `/api/trips/${id}/eaters`);
  const all = slots();
  const missed = Array.from({ length: EXCEPTIONS }, (_, index) => index);
  await fourAtATime(missed, (index) => {
    const eater = eaters[index % EATERS];
    const slot = all[(index * 7 + Math.floor(index / EATERS)) % all.length];
    return api('PUT', `/api/trips/${id}/attendance`, { ...slot, eaterId: eater.id, attends: false });
  });
}

/** In turns, so that a slow moment hits both. */
async function compareAnswers(api, open, url, plain, seated) {
  const trip = await queryOf(await open(), `${url}/trips/${plain.id}`, 'Trip');
  const list = await queryOf(await open(), `${url}/trips/${plain.id}/shopping`, 'TripIngredients');
  const graphql = (query) => (id) => api('POST', '/graphql', JSON.parse(query.replaceAll(plain.id, id)));
  const asks = [graphql(trip), graphql(list), (id) => api('GET', `/api/trips/${id}`)];
  const figures = {};
  for (const [index, answer] of ANSWERS.entries()) {
    const times = { plain: [], seated: [] };
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const took = {
        plain: await timeOf(() => asks[index](plain.id)),
        seated: await timeOf(() => asks[index](seated.id)),
      };
      if (round < WARM_UP) continue;
      times.plain.push(took.plain);
      times.seated.push(took.seated);
    }
    const [without, ours] = [median(times.plain), median(times.seated)];
    console.log(`${answer}: ${without.toFixed(1)} ms without a table, ${ours.toFixed(1)} ms with it`);
    figures[ratioOf(answer)] = ours / without;
  }
  return figures;
}

/** A query as its screen sends it. */
async function queryOf(page, address, operation) {
  const isAsked = (request) =>
    request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === operation;
  const [request] = await Promise.all([page.waitForRequest(isAsked), page.goto(address)]);
  await page.context().close();
  return request.postData();
}

async function measurePreview(api, { id }) {
  const [, eater] = await api('GET', `/api/trips/${id}/eaters`);
  const figures = {};
  for (const [name, changeOf] of Object.entries(PREVIEWS)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await timeOf(() => api('POST', `/api/trips/${id}/preview`, changeOf(eater))));
    console.log(`preview of ${name}: the first ${times[0].toFixed(0)} ms`);
    figures[previewOf(name)] = median(times);
  }
  return figures;
}

/** @returns the longest frame of the best round: other work on the machine only makes frames longer */
async function scrollGrid(page, address) {
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.locator('[role=grid] [role=row]').nth(EATERS).waitFor();
  await page.evaluate(quiet);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rounds = [];
  for (let round = 0; round < SCROLLS; round += 1)
    rounds.push(Math.max(...(await page.evaluate(scrollDownAndAcross))));
  await page.context().close();
  return Math.min(...rounds);
}

/** Runs in the page: until it has stored the trip for offline use and read others ahead. */
function quiet() {
  const QUIET_MS = 3_000;
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET_MS);
    });
    observer.observe({ type: 'longtask' });
  });
}

/** Runs in the page. @returns milliseconds of each frame */
async function scrollDownAndAcross() {
  const STEP_PX = 60;
  const frames = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scroller = document.querySelector('[role=grid]').parentElement;
  const moves = [
    () => window.scrollBy(0, STEP_PX),
    () => scroller.scrollBy(STEP_PX, 0),
    () => window.scrollBy(0, -STEP_PX),
  ];
  let before = await frame();
  for (const move of moves) {
    const at = () => `${window.scrollY} ${scroller.scrollLeft}`;
    for (let last = ''; last !== at();) {
      last = at();
      move();
      const now = await frame();
      frames.push(now - before);
      before = now;
    }
  }
  return frames;
}

async function timeOf(call) {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Four at a time. */
async function fourAtATime(items, work) {
  const waiting = [...items.entries()];
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item[1], item[0]);
  };
  await Promise.all(Array.from({ length: 4 }, next));
}

function slots() {
  return Array.from({ length: DAYS }, (_, day) => dayAt(day)).flatMap((date) =>
    TYPES.map((type) => ({ date, type })),
  );
}

function dayAt(day) {
  return new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10);
}
