// npm run screenshots: pictures for README, landing page and link previews. "--all FOLDER [SCREEN …]": every screen, or those named, at
// 390, 768, 1280 and 1920 pixels, light and dark; whole pages, but of dialogs and pressed buttons what a window shows.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../test/chromium.mjs';
import { costScenes } from './costScenes.mjs';
import { startDemoServer } from '../demoServer.mjs';
import { takeLandingPictures } from './landingPictures.mjs';
import { liveScenes } from './liveScenes.mjs';
import { recipeScenes } from './recipeScenes.mjs';
import { prepare } from '../../run/prepare.mjs';

prepare();

const README_FOLDER = 'docs/pictures';
const PASTED =
  '2 lbs ground beef, 80/20\n1 1/2 cups flour\nsalt to taste\n3 (15 oz) cans black beans, drained';
const [flag, folder, ...chosen] = process.argv.slice(2);
const isAll = flag === '--all';
const out = isAll ? folder : README_FOLDER;
if (!out) throw new Error('Give a folder: npm run screenshots -- --all FOLDER');
mkdirSync(out, { recursive: true });

const server = await startDemoServer();
const { url } = server;
const browser = await chromium.launch(await findChromium());
try {
  const cookie = await server.signIn();
  const trips = await (await fetch(`${url}/api/trips`, { headers: { cookie } })).json();
  const trip = trips.find(({ name }) => name === 'Lake Wallowa Weekend');
  const [name, value] = cookie.split('=');
  const signedIn = {
    cookies: [
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  };

  const tripPath = `/trips/${trip.id}`;
  const live = liveScenes(server, trip, cookie);
  const chili = async (page) =>
    page
      .getByRole('button', { name: /Cast-iron chili/ })
      .first()
      .click();
  const editChili = async (page) => {
    await chili(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  };
  const inMenuOfChili = (action) => async (page) => {
    await page
      .getByRole('button', { name: /^Cast-iron chili/ })
      .first()
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const dialog = (path, open) => ({
    path,
    act: async (page) => {
      await open?.(page);
      // It is loaded on its first use, and takes the focus last.
      await page.locator('[role$=dialog]:focus-within').waitFor();
    },
  });
  /** The invite dialog of a trip that already has a link; `answer` handles the request for it. */
  const inviteWithLink = (open, answer) =>
    dialog(tripPath, async (page) => {
      await page.request.post(`/api${tripPath}/invite-link`);
      if (answer !== undefined)
        await page.route('**/graphql', (route) =>
          route.request().postDataJSON().operationName === 'InviteLink' ? answer(route) : route.continue(),
        );
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await open(page);
    });
  // Name, title and drawing.
  const leaveNameAndTitle = (page) =>
    page.addStyleTag({
      content: `header :is(form, button), main form, main form + span, main p { display: none !important }
        section:first-of-type { min-height: 631px !important; border: 0 !important }
        header a { zoom: 1.3 }
        h1 { font-size: 58px !important; line-height: 62px !important }`,
    });
  const screens = {
    landing: { path: '/', isGuest: true },
    'social-card': { path: '/', isGuest: true, act: leaveNameAndTitle },
    'privacy-policy': { path: '/privacy-policy', isGuest: true },
    'terms-of-service': { path: '/terms-of-service', isGuest: true },
    'sign-in': { ...dialog('/?dialog=sign-in'), isGuest: true },
    home: { path: '/' },
    trip: { path: tripPath },
    cart: { path: `${tripPath}/shopping` },
    'cart-users': { path: `${tripPath}/shopping?group=assigned-users` },
    'cart-add': {
      path: `${tripPath}/shopping`,
      act: async (page) => {
        // On narrow screens the details would cover the field.
        if ((page.viewportSize()?.width ?? 0) >= 1000) {
          await page.getByRole('button', { name: 'Details of Charcoal' }).click();
          await page.getByText('For no meal').waitFor();
        }
        await page.getByRole('textbox', { name: 'Add or find an item' }).fill('10 lb ice');
      },
    },
    'cart-missing': {
      path: `${tripPath}/shopping`,
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'I can’t find it' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    'cart-sum': {
      path: `${tripPath}/shopping`,
      act: async (page) => {
        await addFlour(page, trip);
        await page.reload();
        await page.getByRole('button', { name: 'Details of Buckwheat flour' }).click();
        await page.getByRole('heading', { name: 'Who buys' }).waitFor();
        await page
          .getByText(/≈ \d+ g/)
          .last()
          .scrollIntoViewIfNeeded();
      },
    },
    'cart-find': { path: `${tripPath}/shopping?q=${encodeURIComponent('on')}` },
    'cart-menu': dialog(`${tripPath}/shopping?dialog=list`),
    'cart-item': {
      path: `${tripPath}/shopping`,
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        // A sheet or a panel, loaded on its first use.
        await page.getByRole('heading', { name: 'Who buys' }).waitFor();
      },
    },
    'cart-keys': dialog(`${tripPath}/shopping?dialog=keys`),
    'cart-nothing': { path: `${tripPath}/shopping?q=oat+milk` },
    'new-trip': dialog('/?dialog=new-trip'),
    // On a phone the plan opens on another day.
    assign: dialog(`${tripPath}?day=${trip.startDate}`, chili),
    'meal-conflict': dialog(tripPath, async (page) => {
      const { participants } = await (await page.request.get(`/api${tripPath}`)).json();
      const other = participants.find(({ name }) => name === 'Sam Okafor') ?? participants.at(-1);
      const conflict = {
        version: 2,
        fields: ['name'],
        changedBy: other.id,
        changedAt: new Date(Date.now() - 20_000).toISOString(),
        current: {
          name: 'Cast-iron chili for eight',
          description: 'Oven on at 5, trays from the big drawer.',
          assignedToId: null,
          status: 'planned',
        },
      };
      const refusal = { message: 'Changed.', extensions: { code: 'CONFLICT', conflict } };
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'UpdateMeal'
          ? route.fulfill({ json: { errors: [refusal], data: null } })
          : route.continue(),
      );
      await chili(page);
      await page.getByLabel('Meal name').fill('Chili sin carne');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('while you were writing').waitFor();
    }),
    people: {
      path: `${tripPath}/people`,
      act: (page) => page.getByRole('heading', { name: 'Can everybody eat?' }).waitFor(),
    },
    'meal-fix': dialog(`${tripPath}/people`, async (page) => {
      await page.getByRole('button', { name: /^Fix/ }).first().click();
      await page.getByRole('button', { name: 'More options' }).first().click();
    }),
    'cook-balance': {
      path: tripPath,
      act: (page) => page.getByRole('button', { name: /cooks? \d/ }).click(),
    },
    'assign-meals': dialog(`${tripPath}?dialog=assign-meals`),
    'delete-meal': dialog(tripPath, inMenuOfChili('Delete')),
    'move-meal': {
      path: tripPath,
      act: async (page) => {
        await inMenuOfChili('Move')(page);
        await page.getByText('Put back').waitFor();
      },
    },
    ingredients: dialog(tripPath, editChili),
    'ingredients-pasted': dialog(tripPath, async (page) => {
      await editChili(page);
      await page.getByLabel('Add ingredients').fill(PASTED);
    }),
    recipe: dialog(tripPath, inMenuOfChili('Open')),
    optimize: {
      path: `${tripPath}/shopping`,
      act: async (page) => {
        await addOnce(page, trip, { name: 'Chopped yellow onions', quantity: '2', unit: 'cups' });
        await page.goto(new URL(`${tripPath}/shopping?dialog=optimize`, page.url()).href);
        await page.getByRole('dialog').getByRole('checkbox').check();
      },
    },
    'assign-shopping': dialog(`${tripPath}/shopping?dialog=assign-shopping`),
    'edit-trip': dialog(`${tripPath}?dialog=edit-trip`),
    'delete-trip': dialog(`${tripPath}?dialog=delete-trip`),
    'suggest-meals': dialog(`${tripPath}?dialog=suggest-meals`),
    invite: dialog(`${tripPath}?dialog=invite`),
    'invite-link': inviteWithLink(async (page) => {
      const replace = page.getByRole('button', { name: 'Replace link' });
      await replace.click();
      await replace.click();
      await page.getByRole('button', { name: 'QR code' }).click();
      await page.getByRole('img', { name: /^QR code/ }).scrollIntoViewIfNeeded();
    }),
    'invite-replace': inviteWithLink((page) => page.getByRole('button', { name: 'Replace link' }).click()),
    'invite-loading': {
      ...inviteWithLink(
        (page) => page.getByText('Loading the invitation link').waitFor(),
        () => undefined,
      ),
      isLoading: true,
    },
    'invite-failed': inviteWithLink(
      (page) => page.getByText('The invitation link could not be loaded').scrollIntoViewIfNeeded(),
      (route) => route.abort(),
    ),
    table: { path: `${tripPath}/people?dialog=who-eats-when` },
    'table-toast': {
      path: `${tripPath}/people?dialog=who-eats-when`,
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Noa, .*: eats$/ })
          .nth(1)
          .click();
        await page.getByText(/^Noa is out of/).waitFor();
      },
    },
    'table-offline': {
      path: `${tripPath}/people?dialog=who-eats-when`,
      act: async (page) => {
        await page.context().setOffline(true);
        await page.getByText(/^You are offline: you can read/).waitFor();
      },
    },
    welcome: dialog(`${tripPath}?welcome=1`),
    'welcome-bring': dialog(`${tripPath}?welcome=1`, async (page) => {
      await page.getByRole('checkbox', { name: 'Vegan' }).check({ force: true });
      await page.getByRole('button', { name: 'Bring somebody' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Give a name').waitFor();
    }),
    restrictions: {
      ...dialog(`${tripPath}?dialog=restrictions`, async (page) => {
        await page.getByRole('checkbox', { name: 'Noa' }).first().check({ force: true });
      }),
      before: restrictTrip(trip),
    },
    'restrictions-row': {
      path: tripPath,
      before: restrictTrip(trip),
      act: (page) => page.getByRole('button', { name: /who is that\?$/ }).scrollIntoViewIfNeeded(),
    },
    account: { path: '/account' },
    'what-i-eat': dialog('/account?dialog=what-i-eat'),
    'who-eats': dialog(tripPath, (page) => page.getByRole('button', { name: /^Ben/ }).click()),
    'who-eats-new': dialog(`${tripPath}/people`, async (page) => {
      await page.getByRole('button', { name: 'Somebody you’re bringing' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Give a name').waitFor();
    }),
    'who-eats-remove': dialog(tripPath, async (page) => {
      await page.getByRole('button', { name: /^Ben/ }).click();
      await page.getByRole('button', { name: 'Remove Ben' }).click();
    }),
    'who-eats-gone': dialog(tripPath, async (page) => {
      const eaters = `/api${tripPath}/eaters`;
      const { id } = await (await page.request.post(eaters, { data: { name: 'Anneliese' } })).json();
      await page.getByRole('button', { name: /^Anneliese/ }).click();
      await page.getByLabel('In your own words').fill('raw tomatoes');
      await page.request.delete(`${eaters}/${id}`);
      await page.getByText(/^Somebody removed/).waitFor();
    }),
    'table-away': dialog(`${tripPath}/people?dialog=who-eats-when`, (page) =>
      page
        .getByRole('button', { name: /: away$/ })
        .first()
        .click(),
    ),
    'trip-unchecked': {
      path: tripPath,
      before: (page) => page.route(/tripVerdicts/, (route) => route.abort()),
      act: (page) => page.getByText('Could not check who can eat this.').waitFor(),
    },
    preview: dialog(tripPath, async (page) => {
      await page.getByRole('button', { name: /^Noa/ }).click();
      const third = page.getByLabel('First meal').locator('option').nth(4);
      await page.getByLabel('First meal').selectOption(await third.getAttribute('value'));
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Leave as it is').waitFor();
    }),
    'preview-more': dialog(`${tripPath}/people`, async (page) => {
      await page.getByRole('button', { name: 'Somebody you’re bringing' }).click();
      await page.getByLabel('Name').fill('Anneliese');
      await page.getByRole('radio', { name: /Hungry/ }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Gluten' }).check({ force: true });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Leave as it is').waitFor();
    }),
    credits: { path: '/credits' },
    ...(process.env.MONETIZATION_ENABLED === 'true' && { 'buy-trips': dialog('/credits?dialog=buy-trips') }),
    admin: { path: '/admin' },
    'not-found': { path: '/nowhere' },
    ...(await recipeScenes(server.api(cookie), trip, dialog)),
    ...(await costScenes(server.api(cookie), trips, dialog)),
    ...live.scenes,
  };
  const take = async (name, { width, height, theme, scale = 1, isFull = false, to = out }, file) => {
    const { path, isGuest, before, act, isLoading } = screens[name];
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      reducedMotion: 'reduce',
      bypassCSP: true,
      ...(isGuest ? {} : { storageState: signedIn }),
    });
    await before?.(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    if (!isLoading) await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    await page.screenshot({ path: join(to, file), fullPage: isFull && !act, animations: 'disabled' });
    await page.close();
    console.log(join(to, file));
  };
  if (isAll) {
    for (const name of chosen.length > 0 ? chosen : Object.keys(screens))
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1280, 900],
        [1920, 1080],
      ])
        for (const theme of ['light', 'dark'])
          await take(name, { width, height, theme, isFull: true }, `${name}-${width}-${theme}.png`);
    live.leave();
  } else {
    const desktop = { width: 1280, height: 900, theme: 'light' };
    await takeLandingPictures(browser, { baseURL: url, storageState: signedIn }, server, trips);
    const card = { width: 1200, height: 630, theme: 'light', to: 'frontend/public' };
    await take('social-card', card, 'social-card.png');
    await take('trip', desktop, 'trip.png');
    await take('trip', { ...desktop, theme: 'dark' }, 'trip-dark.png');
    await take('cart', { width: 390, height: 844, theme: 'light', scale: 2 }, 'cart-phone.png');
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Grams for one meal and cups for another, once. */
async function addFlour(page, trip) {
  const { meals } = await (await page.request.get(`/api/trips/${trip.id}`)).json();
  const hasFlour = meals.some(({ ingredients }) =>
    ingredients.some(({ name }) => name === 'Buckwheat flour'),
  );
  const [one, other] = hasFlour ? [] : meals.filter(({ status }) => status === 'planned');
  const add = (meal, amount) =>
    page.request.post(`/api/meals/${meal.id}/ingredients`, { data: { name: 'Buckwheat flour', ...amount } });
  if (one) await add(one, { quantity: '500', unit: 'g' });
  if (other) await add(other, { quantity: '2', unit: 'cups' });
}

/** Adds an ingredient to the first planned meal, unless a meal has it. */
async function addOnce(page, trip, ingredient) {
  const { meals } = await (await page.request.get(`/api/trips/${trip.id}`)).json();
  if (meals.some(({ ingredients }) => ingredients.some(({ name }) => name === ingredient.name))) return;
  const [meal] = meals.filter(({ status }) => status === 'planned');
  await page.request.post(`/api/meals/${meal.id}/ingredients`, { data: ingredient });
}

/** Rules for everybody. */
function restrictTrip({ id, name, location, startDate, endDate }) {
  return async (page) => {
    const dietaryRestrictions = ['Vegetarian, nut allergy', 'Ana is gluten free'];
    const data = { name, location, startDate, endDate, dietaryRestrictions };
    await page.request.put(`/api/trips/${id}`, { data });
  };
}
