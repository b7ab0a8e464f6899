import { onDemo } from '../browser/onDemo.mjs';
import { longestFrame, median, openPhone, scroll } from '../browser/slowPhone.mjs';

/** Of the list. */
const LINES = 300;
const RELOADS = 5;
const ROUNDS = 15;
const MEALS = 60;
const FOODS = [
  'onion',
  'rice',
  'cheddar',
  'chicken',
  'lemonade',
  'ice cream',
  'chips',
  'foil',
  'carrot',
  'beans',
];

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures: `a cart of ${LINES} lines in ${MEALS} meals on a phone with a quarter of the processor`,
  goals: {
    // About three screens of a phone.
    'lines in the first frame with any': 30,
    'first lines, ms': 1500,
    // From the tap to the next paint, the new groups included; from a typed letter to what it finds.
    'regrouping, ms': 200,
    'searching, ms': 200,
    // From the tap to the next paint.
    'ticking, ms': 100,
    'longest frame while scrolling, ms': 100,
  },
  run: () => onDemo({}, measure),
};

async function measure(browser, server) {
  const cookie = await server.signIn();
  const path = await buildCart(server.api(cookie));
  const { page, slowDown } = await openPhone(browser, server, cookie);
  await page.addInitScript(countFirstLines);
  // Files in the cache, as on the way from the trip to its cart.
  await page.goto(server.url + path);
  await allLines(page);
  await slowDown();
  const firsts = [];
  for (let round = 0; round < RELOADS; round += 1) {
    await page.reload();
    await allLines(page);
    firsts.push(await page.evaluate(() => globalThis.firstLines));
  }
  const taps = [];
  await page.getByRole('button', { name: 'List menu' }).click();
  await page.getByRole('radio', { name: 'Assigned Users' }).waitFor();
  for (let round = 0; round < ROUNDS; round += 1) {
    taps.push(await regroup(page, round % 2 === 0 ? 'Assigned Users' : 'Store Sections'));
    await allLines(page);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const frames = await scroll(page);
  const ticks = [];
  const searches = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ticks.push(await tick(page, round));
    searches.push(await search(page, round % 2 === 0 ? 'car' : 'onion'));
    await search(page, '');
    await allLines(page);
  }
  console.log(JSON.stringify({ firsts, taps, frames: Math.max(...frames), ticks, searches }));
  return {
    'lines in the first frame with any': Math.max(...firsts.map(({ count }) => count)),
    'first lines, ms': median(firsts.map(({ ms }) => ms)),
    'regrouping, ms': median(taps.map(({ shown }) => shown)),
    'searching, ms': median(searches),
    'ticking, ms': median(ticks),
    'longest frame while scrolling, ms': longestFrame(frames),
  };
}

/** A trip with lines of all sections in 60 meals, shared by its participants. */
async function buildCart(call) {
  const trips = await call('GET', '/api/trips');
  const { id, name, location, startDate } = trips.find((trip) => trip.name === 'Lake Wallowa Weekend');
  await call('PUT', `/api/trips/${id}`, {
    name,
    location,
    startDate,
    endDate: dayAfter(startDate, MEALS / 3),
  });
  const { meals } = await call('GET', `/api/trips/${id}`);
  const taken = new Set(meals.map(({ date, type }) => `${date} ${type}`));
  const slots = Array.from({ length: MEALS }, (_, index) => ({
    date: dayAfter(startDate, Math.floor(index / 3)),
    type: ['breakfast', 'lunch', 'dinner'][index % 3],
  })).filter(({ date, type }) => !taken.has(`${date} ${type}`));
  const ids = meals.map((meal) => meal.id);
  for (const slot of slots.slice(0, Math.max(0, MEALS - ids.length)))
    ids.push((await call('POST', '/api/meals', { tripId: id, ...slot, name: `Meal of ${slot.date}` })).id);
  const lines = LINES / MEALS;
  for (const [index, mealId] of ids.slice(0, MEALS).entries()) {
    const ingredients = Array.from({ length: lines }, (_, line) => ({
      name: `${FOODS[(index * lines + line) % FOODS.length]} of kind ${index * lines + line}`,
      quantity: '2',
      unit: 'cups',
    }));
    await call('POST', `/api/meals/${mealId}/ingredients/batch`, { ingredients });
  }
  await call('POST', `/api/trips/${id}/assign-shopping`, { mode: 'random' });
  return `/trips/${id}/shopping`;
}

function dayAfter(date, days) {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Runs in the page: lines in the first frame that has any. */
function countFirstLines() {
  const look = () => {
    const count = document.querySelectorAll('main input[type=checkbox][aria-labelledby]').length;
    if (count === 0) requestAnimationFrame(look);
    else globalThis.firstLines = { count, ms: Math.round(performance.now()) };
  };
  requestAnimationFrame(look);
}

function allLines(page) {
  return page.waitForFunction(
    (count) => document.querySelectorAll('main input[type=checkbox][aria-labelledby]').length >= count,
    LINES,
    { timeout: 60_000 },
  );
}

/** Milliseconds from the tap to the frame after the one with the new groups, and the longest task after it. */
function regroup(page, label) {
  return page.evaluate(
    async ({ label: wanted, count }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const heading = () => document.querySelector('main section h2')?.textContent;
      const before = heading();
      const tasks = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      });
      observer.observe({ type: 'longtask' });
      const radio = [...document.querySelectorAll('[role=dialog] input[type=radio]')].find((input) =>
        input.closest('label')?.textContent.includes(wanted),
      );
      const start = performance.now();
      radio.click();
      do await frame();
      while (heading() === before);
      const shown = Math.round(performance.now() - start);
      while (document.querySelectorAll('main input[type=checkbox][aria-labelledby]').length < count)
        await frame();
      const all = Math.round(performance.now() - start);
      await frame();
      observer.disconnect();
      return { shown, all, longest: Math.max(0, ...tasks) };
    },
    { label, count: LINES },
  );
}

/** Milliseconds from the tap on an open line to the frame with its tick. */
function tick(page, index) {
  return page.evaluate(async (at) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const box = document.querySelectorAll('[data-cart-line]:not(:checked)')[at];
    const start = performance.now();
    box.click();
    await frame();
    if (!box.checked) throw new Error('The line is not ticked.');
    return Math.round(performance.now() - start);
  }, index);
}

/** Milliseconds from the last letter to the frame with what was found, or with the list again. */
function search(page, text) {
  return page.evaluate(async (typed) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const field = document.querySelector('form[role=search] input');
    const isShown = () =>
      (document.querySelector('[aria-label="Found on the list"]') === null) === (typed === '');
    const start = performance.now();
    // React listens to the setter of the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    do await frame();
    while (!isShown());
    return Math.round(performance.now() - start);
  }, text);
}
