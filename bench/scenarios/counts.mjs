import { onDemo, openPage } from '../browser/onDemo.mjs';

const SCREENS = [
  { name: '1280 × 800', viewport: { width: 1280, height: 800 } },
  { name: '390 × 844', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];
const PLACES = { plan: '', list: '/shopping', people: '/people', costs: '/costs' };
const FIRST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const NAME = 'Coast Weekend of Nine';
const COMPANIONS = ['Noa', 'Ben', 'Theo'];
const NOT_NEEDED = ['0 breakfast', '0 lunch', '3 dinner'];
/** Day, type, cook's index or null, and an ingredient. */
const MEALS = [
  [0, 'dinner', 'Black bean chili', 0, 'black beans'],
  [1, 'breakfast', 'Blueberry oatmeal', 1, 'blueberries'],
  [1, 'dinner', 'Fish tacos', 2, 'peanuts'],
  [2, 'breakfast', 'Oat pancakes', null, 'oats'],
  [2, 'dinner', 'Couscous with roast vegetables', 0, 'couscous'],
  [3, 'lunch', 'Sandwiches for the road', null, 'bread'],
];
const figure = (what, screen) => `plan at ${screen}: ${what}`;
const sheetControls = (screen) => `sheet of a meal to read at ${screen}: controls`;
const [LAPTOP, PHONE] = SCREENS.map(({ name }) => name);

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures:
    'what the four places of a half-planned trip of nine people show in the first window: controls, numbers, and how far down the first meal is',
  goals: {
    [figure('controls in view', LAPTOP)]: 36,
    [figure('numbers in view', LAPTOP)]: 20,
    [figure('first meal, y', LAPTOP)]: 330,
    [figure('controls in view', PHONE)]: 20,
    [figure('first meal, y', PHONE)]: 320,
    [sheetControls(LAPTOP)]: 25,
    [sheetControls(PHONE)]: 25,
  },
  run: () => onDemo({ ADMIN_PHONES: '' }, measure),
};

async function measure(browser, server) {
  const cookie = await server.signIn();
  const path = await buildTrip(server, server.api(cookie));
  const figures = {};
  for (const { name, ...screen } of SCREENS) {
    const page = await openPage(browser, server, cookie, { ...screen, serviceWorkers: 'block' });
    for (const [place, below] of Object.entries(PLACES)) {
      await page.goto(server.url + path + below);
      await page.waitForLoadState('networkidle');
      const seen = await settled(page);
      console.log(`${place.padEnd(8)}${name.padEnd(12)}${JSON.stringify(seen)}`);
      if (place === 'plan')
        for (const [what, value] of Object.entries(seen)) figures[figure(what, name)] = value;
    }
    await page.goto(`${server.url}${path}?assign=${dayAt(2)}.dinner`);
    const sheet = page.getByRole('dialog', { name: 'Couscous with roast vegetables' });
    await sheet.getByRole('checkbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    figures[sheetControls(name)] = await sheet
      .locator('a[href], button:visible, input:not([type=hidden]), select, textarea')
      .count();
    await page.context().close();
  }
  return figures;
}

async function buildTrip(server, call) {
  const invitees = (await call('GET', '/api/past-participants')).slice(0, 5);
  const { id, participants } = await call('POST', '/api/trips', {
    name: NAME,
    location: 'Cannon Beach, Oregon',
    invitees,
    startDate: FIRST_DAY,
    endDate: dayAt(3),
  });
  for (const { phone } of invitees) {
    const own = server.api(await server.signIn(phone));
    const invited = (await own('GET', '/api/invitations')).find(({ trip }) => trip.name === NAME);
    await own('POST', `/api/invitations/${invited.participant.id}/respond`, { response: 'accepted' });
  }
  const people = participants.toSorted((one, other) => Number(other.isOrganizer) - Number(one.isOrganizer));
  const query = 'mutation ($input: AddCompanionInput!) { addCompanion(input: $input) { trip { id } } }';
  const peanuts = [{ kind: 'CONTENT', value: 'peanut', strictness: 'ALLERGY' }];
  for (const name of COMPANIONS) {
    const input = { tripId: id, name, ...(name === 'Ben' ? { avoids: peanuts } : { eatsEverything: true }) };
    const { errors } = await call('POST', '/graphql', { query, variables: { input } });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }
  for (const slot of NOT_NEEDED) {
    const [day, type] = slot.split(' ');
    await call('POST', '/api/meals', { tripId: id, date: dayAt(Number(day)), type, status: 'not_needed' });
  }
  for (const [day, type, name, cook, ingredient] of MEALS) {
    const assignedToId = cook === null ? null : people[cook].id;
    const meal = await call('POST', '/api/meals', { tripId: id, date: dayAt(day), type, name, assignedToId });
    await call('POST', `/api/meals/${meal.id}/ingredients`, {
      name: ingredient,
      quantity: '2',
      unit: 'cups',
    });
  }
  return `/trips/${id}`;
}

function dayAt(day) {
  return new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10);
}

/** The counts once two in turn agree: parts that load later are there. */
async function settled(page) {
  let last = '';
  for (;;) {
    const seen = await page.evaluate(count);
    if (JSON.stringify(seen) === last) return seen;
    last = JSON.stringify(seen);
    await page.waitForTimeout(1000);
  }
}

/** Runs in the page. */
function count() {
  const isInView = (box) =>
    box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const controls = [
    ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea'),
  ].filter(isShown);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let numbers = 0;
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const range = document.createRange();
    range.selectNodeContents(text);
    // What only screen readers get is cut to a pixel.
    const isCut = [text.parentElement, text.parentElement.parentElement].some(
      (parent) => parent.getBoundingClientRect().width <= 1,
    );
    if (isCut || !isShown(text.parentElement) || !isInView(range.getBoundingClientRect())) continue;
    numbers += text.data.match(/\d+(?:[.,:½¼¾]\d*)*/g)?.length ?? 0;
  }
  const meal = document.querySelector('[role=gridcell] [id^="slot-"]')?.closest('[role=gridcell]');
  return {
    'controls on the page': controls.length,
    'controls in view': controls.filter((one) => isInView(one.getBoundingClientRect())).length,
    'numbers in view': numbers,
    ...(meal && { 'first meal, y': Math.round(meal.getBoundingClientRect().top) }),
    'page height': document.documentElement.scrollHeight,
  };
}
