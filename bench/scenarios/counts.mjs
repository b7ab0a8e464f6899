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
const figure = (what, screen, place = 'plan') => `${place} at ${screen}: ${what}`;
const SHEET = 'sheet of a meal to read';
const MOVED = 'px that lines move when another person ticks';
const [LAPTOP, PHONE] = SCREENS.map(({ name }) => name);
/** Of the places of a trip, at the bottom of a phone. */
const BAR_PX = 60;

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures:
    'what the four places of a half-planned trip of nine people show in the first window: controls, numbers, and how far down the first meal, ingredient and line of the list are',
  goals: {
    [figure('controls in view', LAPTOP)]: 36,
    [figure('numbers in view', LAPTOP)]: 20,
    [figure('first meal, y', LAPTOP)]: 330,
    [figure('controls in view', PHONE)]: 20,
    [figure('first meal, y', PHONE)]: 320,
    [figure('controls', LAPTOP, SHEET)]: 25,
    [figure('controls', PHONE, SHEET)]: 25,
    [figure('first ingredient, y', LAPTOP, SHEET)]: 799,
    [figure('first line, y', PHONE, 'list')]: 844 - BAR_PX,
    [figure(MOVED, LAPTOP, 'list')]: 0,
    [figure(MOVED, PHONE, 'list')]: 0,
  },
  run: () => onDemo({ ADMIN_PHONES: '' }, measure),
};

async function measure(browser, server) {
  const cookie = await server.signIn();
  const { path, tick } = await buildTrip(server, server.api(cookie));
  const figures = {};
  for (const { name, ...screen } of SCREENS) {
    const page = await openPage(browser, server, cookie, { ...screen, serviceWorkers: 'block' });
    for (const [place, below] of Object.entries(PLACES)) {
      await page.goto(server.url + path + below);
      await page.waitForLoadState('networkidle');
      const seen = await settled(page);
      console.log(`${place.padEnd(8)}${name.padEnd(12)}${JSON.stringify(seen)}`);
      for (const [what, value] of Object.entries(seen)) figures[figure(what, name, place)] = value;
      if (place === 'list') figures[figure(MOVED, name, place)] = await movedBy(page, tick);
    }
    await page.goto(`${server.url}${path}?assign=${dayAt(2)}.dinner`);
    const sheet = page.getByRole('dialog', { name: 'Couscous with roast vegetables' });
    const ingredient = sheet.getByRole('checkbox').first();
    await ingredient.waitFor();
    await page.waitForLoadState('networkidle');
    figures[figure('first ingredient, y', name, SHEET)] = (await ingredient.boundingBox()).y;
    figures[figure('controls', name, SHEET)] = await sheet
      .locator('a[href], button:visible, input:not([type=hidden]), select, textarea')
      .count();
    await page.context().close();
  }
  return figures;
}

/** @returns the trip's path, and how another participant ticks an ingredient by its name */
async function buildTrip(server, call) {
  let other;
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
    other ??= own;
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
  const ids = {};
  for (const [day, type, name, cook, ingredient] of MEALS) {
    const assignedToId = cook === null ? null : people[cook].id;
    const meal = await call('POST', '/api/meals', { tripId: id, date: dayAt(day), type, name, assignedToId });
    const added = await call('POST', `/api/meals/${meal.id}/ingredients`, {
      name: ingredient,
      quantity: '2',
      unit: 'cups',
    });
    ids[ingredient] = added.id;
  }
  const tick = (name) =>
    other('PATCH', `/api/trips/${id}/ingredients`, { ids: [ids[name.toLowerCase()]], purchased: true });
  return { path: `/trips/${id}`, tick };
}

/** The most that a line of the list moves when another participant ticks the first one; without end if one is gone. */
async function movedBy(page, tick) {
  const before = await page.evaluate(lines);
  const [first] = before;
  await tick(first.name);
  await page.waitForFunction(
    (id) => document.getElementById(id)?.closest('li').hasAttribute('data-theirs') ?? true,
    first.id,
  );
  const after = new Map((await page.evaluate(lines)).map(({ id, y }) => [id, y]));
  return Math.max(...before.map(({ id, y }) => Math.abs((after.get(id) ?? Infinity) - y)));
}

/** Runs in the page. */
function lines() {
  return [...document.querySelectorAll('li [id^="details-"]')].map(({ id }) => {
    const line = document.getElementById(id).closest('li');
    return { id, name: line.querySelector('[title]').title, y: line.getBoundingClientRect().top };
  });
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
  const line = document.querySelector('li [id^="details-"]')?.closest('li');
  return {
    'controls on the page': controls.length,
    'controls in view': controls.filter((one) => isInView(one.getBoundingClientRect())).length,
    'numbers in view': numbers,
    ...(meal && { 'first meal, y': Math.round(meal.getBoundingClientRect().top) }),
    ...(line && { 'first line, y': Math.round(line.getBoundingClientRect().top) }),
    'page height': document.documentElement.scrollHeight,
  };
}
