import type { Page, Route } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { expect, lastCode, newPhone, test, type Journey } from '../support/journey.ts';
import { readDatabase } from '../support/readDatabase.ts';
import { showOn, VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;

test.use({ serviceWorkers: 'allow' });

/** Creates a trip of a new user; its meal has a recipe and two ingredients. */
async function createTrip(journey: Journey, phone?: string): Promise<string> {
  await journey.signUp('Maya Torres', phone);
  const startDate = addDays(localDate(new Date()), 5);
  const { id } = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 2 });
  await journey.meal({
    tripId: id,
    date: startDate,
    name: 'Chili',
    description: 'Hot, but not too hot.',
    ingredients: [
      { name: 'Black beans', quantity: '1', unit: 'can' },
      { name: 'Eggs', quantity: '6' },
    ],
  });
  return id;
}

/** Waits until the service worker has cached the app and the browser has saved the trip. */
async function waitUntilSavedOffline(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('offline-trip-data') ?? ''))
    .toMatch(/^(?=.*Hot, but not too hot\.)(?=.*Eggs)/);
}

/** Keeps which boxes are checked when the first ones are drawn, on a phone that knows that it is offline. */
function keepFirstChecks(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  const observer = new MutationObserver(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')];
    if (boxes.length === 0) return;
    observer.disconnect();
    document.documentElement.dataset['firstChecks'] = boxes.map(({ checked }) => checked).join();
  });
  observer.observe(document, { childList: true, subtree: true });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

  test('a trip is read and ticked offline, and the tick is sent once', async ({ page, context, journey }) => {
    const id = await createTrip(journey);
    const ticks: string[] = [];
    // Those that are answered: without a connection it is tried again and again.
    page.on('requestfinished', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('"TickIngredients"')) ticks.push(body);
    });
    await page.goto(`/trips/${id}`);
    await waitUntilSavedOffline(page);

    await context.setOffline(true);
    // Without a reload: the service worker also has the code that the first visit did not load.
    await page.getByRole('complementary').getByRole('link', { name: 'View Cart' }).click();
    await expect(page.getByRole('checkbox', { name: 'Eggs' })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Offline', exact: true })).toBeVisible();
    await expect(page.getByText('Offline', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await page.getByRole('button', { name: /^More: Invite/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Invite' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('complementary').getByRole('link', { name: 'View Cart' }).click();
    await page.getByRole('checkbox', { name: 'Eggs' }).check();
    await expect(page.getByText('Waiting to send')).toBeVisible();
    await journey.expectAccessible();

    await page.addInitScript(keepFirstChecks);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Eggs' })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.dataset['firstChecks'])).toContain('true');
    // As a phone that takes itself to be connected again, and is not.
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      globalThis.dispatchEvent(new Event('online'));
    });
    await expect(page.getByText('Waiting to send')).toBeVisible();
    const sentBefore = ticks.length;
    await page.getByRole('button', { name: /^Offline/ }).click();
    const panel = page.getByRole('dialog', { name: 'Offline' });
    await expect(panel.getByText('1 change is waiting to be sent.')).toBeVisible();
    await expect(panel.getByText('Lake Wallowa Weekend')).toBeVisible();
    await journey.expectAccessible();
    await panel.getByRole('button', { name: 'Close' }).click();

    await context.setOffline(false);
    await expect(page.getByText('Waiting to send')).toBeHidden();
    // The bought items are closed on a phone.
    await page.getByRole('button', { name: '1 bought' }).click();
    await expect(page.getByText(/^Bought by you, /)).toBeVisible();
    expect(ticks.length - sentBefore).toBe(1);
    const trip = await journey.rest<{ meals: { ingredients: { name: string; purchased: boolean }[] }[] }>(
      'GET',
      `/api/trips/${id}`,
    );
    const bought = trip.meals.flatMap(({ ingredients }) =>
      ingredients.filter(({ purchased }) => purchased).map(({ name }) => name),
    );
    expect(bought).toEqual(['Eggs']);
  });
});

test('a trip that was opened by its address is in the list of trips offline', async ({
  page,
  context,
  journey,
}) => {
  const id = await createTrip(journey);
  const lastSync = () =>
    page.evaluate(() => /"lastSync":"([^"]+)"/.exec(localStorage.getItem('offline-trip-data') ?? '')?.[1]);
  const listedAt = page
    .waitForResponse((answer) => answer.request().postData()?.includes('"Home"') === true, { timeout: 0 })
    .then(() => new Date().toISOString());
  await page.goto(`/trips/${id}`);
  await waitUntilSavedOffline(page);
  const before = await listedAt;
  await expect.poll(async () => ((await lastSync()) ?? '') > before).toBe(true);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Your Trips' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Lake Wallowa Weekend' });
  await expect(card.getByText('Offline Ready', { exact: true })).toBeVisible();
});

test('the next trip opens offline with its plan and list without having been opened', async ({
  page,
  context,
  journey,
}) => {
  await createTrip(journey);
  const startDate = addDays(localDate(new Date()), 30);
  await journey.trip({ name: 'Later Trip', startDate, days: 2 });
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Lake Wallowa Weekend' }).getByText('Offline Ready')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.reload();
  await expect(cards.filter({ hasText: 'Later Trip' }).getByText('Offline Ready')).toHaveCount(0);
  await page.getByRole('link', { name: 'Lake Wallowa Weekend' }).click();
  await expect(page.getByRole('button', { name: /^Chili/ }).first()).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('checkbox', { name: 'Eggs' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Black beans' })).toBeVisible();
});

test('a page loads from the cache when the server is down or does not answer', async ({
  page,
  context,
  journey,
}) => {
  const id = await createTrip(journey);
  await page.goto(`/trips/${id}`);
  await waitUntilSavedOffline(page);
  const answers = {
    'a gateway error': (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    'no answer': () => undefined,
  };
  for (const [name, answer] of Object.entries(answers))
    await test.step(name, async () => {
      let asked = 0;
      await context.route(`**/trips/${id}`, (route) => {
        asked += 1;
        return answer(route);
      });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
      expect(asked).toBe(1);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('a tick that is undone offline does not undo a later purchase', async ({ page, context, journey }) => {
  const id = await createTrip(journey);
  const readEggs = async () => {
    const { meals } = await journey.rest<{
      meals: { ingredients: { id: string; name: string; purchased: boolean }[] }[];
    }>('GET', `/api/trips/${id}`);
    return meals.flatMap(({ ingredients }) => ingredients).find(({ name }) => name === 'Eggs');
  };
  await page.goto(`/trips/${id}/shopping`);
  await waitUntilSavedOffline(page);
  const eggs = page.getByRole('checkbox', { name: 'Eggs' });
  const waiting = page.getByText('Waiting to send');
  await eggs.check();
  await expect(page.getByText(/^Bought by you, /)).toBeVisible();

  await context.setOffline(true);
  await eggs.uncheck();
  await expect(waiting).toBeVisible();
  const path = `/api/ingredients/${(await readEggs())?.id}`;
  for (const purchased of [false, true]) await journey.rest('PATCH', path, { purchased });
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(eggs).toBeChecked();
  expect((await readEggs())?.purchased).toBe(true);

  await context.setOffline(true);
  await eggs.uncheck();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(eggs).not.toBeChecked();
  expect((await readEggs())?.purchased).toBe(false);
});

test('logging out clears the browser, also offline and with the back button', async ({
  page,
  context,
  journey,
}) => {
  const id = await createTrip(journey);
  await page.goto('/');
  await page.getByRole('link', { name: 'Lake Wallowa Weekend' }).click();
  await waitUntilSavedOffline(page);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem('import-draft', '{}'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => browserData(page)).toEqual({ texts: [], entries: [], data: false });
  await other.close();

  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('Lake Wallowa Weekend')).toHaveCount(0);
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Lake Wallowa Weekend')).toHaveCount(0);
});

test('logging out offline asks about pending ticks, clears the browser, and ends the session later', async ({
  page,
  context,
  journey,
}) => {
  const id = await createTrip(journey);
  await page.goto(`/trips/${id}/shopping`);
  await waitUntilSavedOffline(page);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Eggs' }).check();
  await expect(page.getByText('Waiting to send')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(question.getByText('1 change has not been sent yet.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Send and log out' })).toHaveCount(0);
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await journey.expectAccessible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByText('Waiting to send')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Discard it and log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  // The server does not know yet.
  await expect
    .poll(() => browserData(page))
    .toEqual({ texts: ['log-out-unfinished'], entries: [], data: false });

  await context.setOffline(false);
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect((await context.request.get('/api/auth/me')).status()).toBe(401);
});

test('a pending tick outlives its session, holds no names, and is sent when its owner signs in again', async ({
  page,
  context,
  journey,
}) => {
  const phone = newPhone();
  const id = await createTrip(journey, phone);
  await page.goto(`/trips/${id}/shopping`);
  await waitUntilSavedOffline(page);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Eggs' }).check();
  await expect(page.getByText('Waiting to send')).toBeVisible();

  const elsewhere = await journey.visitor({});
  await journey.ageCodesByAnHour(phone);
  await journey.signUp('Maya Torres', phone, elsewhere);
  expect((await elsewhere.context().request.delete('/api/auth/sessions')).status()).toBe(204);
  await context.setOffline(false);
  await expect(page.getByText('Sign in again to send the unsent change on this device.')).toBeVisible();
  await expect(page.getByText('Lake Wallowa Weekend')).toHaveCount(0);
  await expect
    .poll(() => browserData(page))
    .toEqual({ texts: [], entries: ['last-owner', expect.stringContaining('tick:')], data: false });
  expect(await storedText(page)).not.toMatch(/Eggs|Wallowa|Maya/);

  await journey.ageCodesByAnHour(phone);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Verification code').fill(await lastCode(phone));
  await expect(page.getByText(/^Bought by you, /)).toBeVisible();
  await expect
    .poll(async () => (await browserData(page)).entries)
    .not.toContainEqual(expect.stringContaining('tick:'));
});

/** Account data left in the browser. */
async function browserData(page: Page) {
  const entries = await readDatabase(page, 'getAllKeys');
  const rest = await page.evaluate(async () => ({
    texts: Object.keys(localStorage),
    data: await caches.has('trip-data'),
  }));
  return { ...rest, entries };
}

/** Everything in the browser's database and storage, as one text. */
async function storedText(page: Page): Promise<string> {
  const texts = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
  );
  return JSON.stringify([texts, await readDatabase(page, 'getAll')]);
}

test('a button keeps the focus while the connection drops and comes back, and does nothing meanwhile', async ({
  page,
  context,
  journey,
}) => {
  const id = await createTrip(journey);
  await page.goto(`/trips/${id}`);
  // A browser never loads again what failed to load: then the page itself is loaded again.
  await waitUntilSavedOffline(page);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.focus();
  await context.setOffline(true);
  await expect(edit).toBeDisabled();
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(edit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Trip' })).toBeVisible();
});

for (const { device, ...screen } of VIEWPORTS)
  test(`the plan says once when it was last updated while the connection is lost, on ${device}`, async ({
    page,
    context,
    journey,
  }) => {
    await showOn(page, screen);
    const id = await createTrip(journey);
    await page.goto(`/trips/${id}`);
    await waitUntilSavedOffline(page);
    await context.setOffline(true);
    await expect(page.getByText(/^Last updated \d/)).toBeVisible();
    // For screen readers, which are told when it is lost.
    for (const asOf of await page.getByText(/^As of \d/).all())
      expect((await asOf.boundingBox())?.width ?? 0).toBeLessThan(10);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page.getByText(/^As of \d/).filter({ visible: true })).toHaveCount(1);
  });

test.describe('in a browser without storage', () => {
  test.use({ serviceWorkers: 'block' });

  test('everything works, and the failures are logged to the console', async ({ context, journey }) => {
    // A separate page: on the journey's own page a warning fails the journey.
    const page = await context.newPage();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
      IDBFactory.prototype.open = refuse;
    });
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    const id = await createTrip(journey);
    await page.goto(`/trips/${id}/shopping`);
    await page.getByRole('checkbox', { name: 'Eggs' }).check();
    await expect(page.getByText(/^Bought by you, /)).toBeVisible();
    await expect.poll(() => warnings.join()).toContain('Offline data could not be saved');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('reading and ticking work when storage is full, and the failures are logged to the console', async ({
    context,
    journey,
  }) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      IDBObjectStore.prototype.put = refuse;
    });
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    const id = await createTrip(journey);
    await page.goto(`/trips/${id}/shopping`);
    const eggs = page.getByRole('checkbox', { name: 'Eggs' });
    await expect(eggs).toBeVisible();
    await expect.poll(() => warnings.join()).toContain('Offline data could not be saved');
    await context.setOffline(true);
    await eggs.check();
    await expect(page.getByText('Waiting to send')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Bought by you, /)).toBeVisible();
  });
});

test.describe('a tab with an old version', () => {
  // The journey itself answers 404, so it must see the calls.
  test.use({ serviceWorkers: 'block' });

  test('loads the new version by itself, once', async ({ context, journey }) => {
    // A separate page: on the journey's own page an error fails the journey.
    const page = await context.newPage();
    const id = await createTrip(journey);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/assets/CartPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/trips/${id}`);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('complementary').getByRole('link', { name: 'View Cart' }).click();
    await reloaded;
    // The new version's chunks stay missing here, which shows an error instead of a reload loop.
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(loads).toBe(2);
    await page.unroute('**/assets/CartPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('checkbox', { name: 'Eggs' })).toBeVisible();
  });
});
