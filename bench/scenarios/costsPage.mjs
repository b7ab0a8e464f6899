import { onDemo } from '../browser/onDemo.mjs';
import { longestFrame, median, openPhone, scroll } from '../browser/slowPhone.mjs';

const PEOPLE = 100;
const RECEIPTS = 1000;
const DAYS = 60;
const FIRST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const AREAS = ['212', '303', '206', '512'];
const ROUNDS = 7;

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures: `the costs of ${PEOPLE} people with ${RECEIPTS} receipts over ${DAYS} days on a phone with a quarter of the processor`,
  goals: {
    // To the frame with the balances.
    'balances after their query, ms': 1500,
    // From the first tap to the frame with the amount's field.
    'sheet of a new receipt, ms': 500,
    // To the next paint.
    'a typed letter, ms': 100,
    'longest frame while scrolling, ms': 100,
  },
  run: () => onDemo({ USER_CALLS_PER_SECOND: '1000000', ADDRESS_CALLS_PER_SECOND: '1000000' }, measure),
};

async function measure(browser, server) {
  const cookie = await server.signIn();
  const path = await buildCosts(server.api(cookie));
  const { page, slowDown } = await openPhone(browser, server, cookie);
  await page.addInitScript(noteBalances);
  // "Leave this page?", for what was typed.
  page.on('dialog', (dialog) => dialog.accept());
  // Files in the cache, as on the way from the trip to its costs.
  await page.goto(server.url + path);
  await allRows(page);
  await slowDown();
  const [balances, sheets, keys] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(server.url + path);
    await allRows(page);
    balances.push(await page.evaluate(() => globalThis.balances));
    sheets.push(await openSheet(page));
    for (const letter of '60') keys.push(await type(page, letter));
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const frames = await scroll(page);
  console.log(JSON.stringify({ balances, sheets, keys, frames: Math.max(...frames) }));
  return {
    'balances after their query, ms': median(balances.map(({ asked, painted }) => painted - asked)),
    'sheet of a new receipt, ms': median(sheets),
    'a typed letter, ms': median(keys),
    'longest frame while scrolling, ms': longestFrame(frames),
  };
}

/** Of all kinds: for all meals, for some, equally, in shares. */
async function buildCosts(call) {
  const invitees = Array.from({ length: PEOPLE - 1 }, (_, index) => ({
    name: `Person ${index}`,
    phone: `+1${AREAS[index % AREAS.length]}55501${String(index).padStart(2, '0')}`,
  }));
  const { id, participants } = await call('POST', '/api/trips', {
    name: 'Summer camp',
    location: 'Joseph, Oregon',
    invitees,
    startDate: FIRST_DAY,
    endDate: dayAt(DAYS - 1),
  });
  const mealIds = [];
  for (let day = 0; day < DAYS; day += 1) {
    const meal = { tripId: id, date: dayAt(day), type: 'dinner', name: `Stew ${day}` };
    mealIds.push((await call('POST', '/api/meals', meal)).id);
  }
  const people = participants.map((person) => person.id);
  // Its answer names the receipt alone, which is quick.
  const query = 'mutation ($input: AddReceiptInput!) { addReceipt(input: $input) { receipt { id } } }';
  const splits = [
    () => ({ kind: 'GROCERIES' }),
    (index) => ({ kind: 'GROCERIES', mealIds: mealIds.slice(index % DAYS, (index % DAYS) + 5) }),
    () => ({ kind: 'OTHER' }),
    (index, amountCents) => ({
      kind: 'OTHER',
      split: 'SHARES',
      shares: [{ participantId: people[index % PEOPLE], amountCents }],
    }),
  ];
  for (let index = 0; index < RECEIPTS; index += 1) {
    const amountCents = 1000 + 7 * index;
    const input = {
      tripId: id,
      paidById: people[(index * 7) % PEOPLE],
      amountCents,
      date: dayAt(index % DAYS),
      label: `Receipt ${index}`,
      ...splits[index % splits.length](index, amountCents),
    };
    const { errors } = await call('POST', '/graphql', { query, variables: { input } });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }
  return `/trips/${id}/costs`;
}

function dayAt(day) {
  return new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10);
}

/** Runs in the page: when its largest query was sent and answered, and when the balances were painted. */
function noteBalances() {
  const isShown = () =>
    [...document.querySelectorAll('main h2')].some((one) => one.textContent === 'Balances');
  const look = () => {
    if (!isShown()) return requestAnimationFrame(look);
    return setTimeout(() => {
      const painted = performance.now();
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/graphql'))
        .toSorted((one, other) => other.transferSize - one.transferSize)[0];
      globalThis.balances = {
        asked: Math.round(asked.startTime),
        answered: Math.round(asked.responseEnd),
        painted: Math.round(painted),
      };
    });
  };
  requestAnimationFrame(look);
}

/** And the page is quiet. */
async function allRows(page) {
  await page.waitForFunction(() => globalThis.balances !== undefined, null, { timeout: 60_000 });
  await page.evaluate(async () => {
    const QUIET_MS = 2000;
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, QUIET_MS);
      new PerformanceObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, QUIET_MS);
      }).observe({ type: 'longtask' });
    });
  });
}

/** Milliseconds from the tap to the frame with the field of the amount. */
function openSheet(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const button = [...document.querySelectorAll('main button')].find(
      (one) => one.textContent === 'Add receipt',
    );
    const start = performance.now();
    button.click();
    do await frame();
    while (document.querySelector('[role=dialog] input[name=amount]') === null);
    return Math.round(performance.now() - start);
  });
}

/** Milliseconds from a letter to the frame with it. */
function type(page, letter) {
  return page.evaluate(async (typed) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const field = document.querySelector('[role=dialog] input[name=amount]');
    const start = performance.now();
    // React listens to the setter of the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, field.value + typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    return Math.round(performance.now() - start);
  }, letter);
}
