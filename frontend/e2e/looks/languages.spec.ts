import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RECEIPT_KINDS, RECEIPT_SPLITS } from '../../../domain/costs/receipt.ts';
import { phoneCountries } from '../../../domain/people/phone/phone.ts';
import { LANGUAGES } from '../../../domain/text/reader.ts';
import { startDemoServer } from '../../../scripts/tools/demoServer.mjs';
import { scenesOf } from '../../../scripts/tools/screenshots/scenes.mjs';
import { crawler, type Crawler } from '../support/crawler.ts';
import { cutTexts, type Direction } from '../support/cutTexts.ts';
import { expect, newPhone, test } from '../support/journey.ts';
import { startStripe } from '../support/startStripe.ts';
import { typedTexts } from '../support/typedTexts.ts';
import { VIEWPORTS } from '../support/viewports.ts';

/** "npm run build:pseudo" makes it. */
const PSEUDO_BUILD = '.cache/pseudo/dist';

/** Read from both sides, by a phone and a laptop. */
const MAIN_SCREENS =
  'home new-trip account trip meal list people person costs receipt recipes recipe kitchen'.split(' ');

/** English is shorter than the pseudo-language. */
const TRANSLATIONS = LANGUAGES.slice(1);

const RECEIPT_CODES: readonly string[] = [...RECEIPT_KINDS, ...RECEIPT_SPLITS];

type DemoServer = Awaited<ReturnType<typeof startDemoServer>>;

// Else what does not come is waited for until the end.
test.use({ locale: 'de-DE', serviceWorkers: 'allow', actionTimeout: 20_000, navigationTimeout: 30_000 });
// Of a hundred screens.
test.setTimeout(900_000);

let server: DemoServer;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let cookie: string;
let scenes: Awaited<ReturnType<typeof scenesOf>>;
test.describe('in the pseudo-language', () => {
  test.beforeAll(async () => {
    stripe = await startStripe();
    server = await startDemoServer({ ...stripe.env, MONETIZATION_ENABLED: 'true' }, PSEUDO_BUILD);
    cookie = await server.signIn();
    scenes = await scenesOf(server, cookie);
  });
  test.afterAll(async () => {
    await server.stop();
    await stripe.close();
  });

  test('no screen, dialog, menu, message, print or export says what a translator does not see, and longer texts fit', async ({
    page,
  }) => {
    const { bare, cut } = await readAllScreens(page);
    expect.soft(bare, 'what a translator does not see').toEqual([]);
    expect.soft(cut, 'a third longer, from left to right and from right to left').toEqual([]);
  });
});

test('the texts of every translation fit', async ({ page }) => {
  const built = await startDemoServer();
  try {
    const ofBuilt = await built.signIn();
    await signIn(page, built.url, ofBuilt);
    const scenesOfBuilt = await scenesOf(built, ofBuilt);
    const found: string[] = [];
    const crawl = crawler(page, built.url, (text) => text);
    for (const { code } of TRANSLATIONS) {
      await page.context().addCookies([{ name: 'language', value: code, url: built.url }]);
      for (const screen of MAIN_SCREENS) {
        await crawl.open(scenesOfBuilt[screen]?.path ?? '/nowhere');
        found.push(...(await cutOnScreen(page, `${code} ${screen}`, ['ltr'])));
      }
    }
    expect(found).toEqual([]);
  } finally {
    await built.stop();
  }
});

/** On a phone, then on a laptop. */
async function cutOnScreen(page: Page, screen: string, directions: readonly Direction[]): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const direction of directions) {
      const cut = await cutTexts(page, direction);
      found.push(...cut.map((text) => `${screen} ${viewport.width} ${direction}: ${text}`));
    }
  }
  return found;
}

async function readAllScreens(page: Page): Promise<{ bare: string[]; cut: string[] }> {
  const headers = { cookie, 'accept-language': 'de-DE' };
  const get = (path: string) => fetch(server.url + path, { headers });
  const pathOf = (screen: string) => scenes[screen]?.path ?? '/nowhere';
  const [ofVisitors = [], ofMembers = []] = [true, false].map((isOfVisitors) =>
    Object.entries(scenes).filter(([, { isVisitor = false }]) => isVisitor === isOfVisitors),
  );
  const countries = await page.evaluate(countryNames, [...phoneCountries()]);
  const typed = () =>
    typedTexts(async (path): Promise<unknown> => {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      return answer.json();
    }, countries);
  const crawl = crawler(page, server.url, await typed());
  const cut: string[] = [];

  await page.addInitScript(() => (window.print = () => undefined));
  for (const [screen, { path }] of ofVisitors) {
    await crawl.open(`/de${path}`);
    await crawl.look(screen);
  }
  await signInWrongly(page, crawl);
  await crawl.open('/?invitation=unknown');
  await crawl.look('an unknown invitation');

  await signIn(page, server.url, cookie);
  for (const [screen, { path }] of ofMembers) {
    await crawl.open(path);
    await crawl.look(screen);
    if (MAIN_SCREENS.includes(screen)) cut.push(...(await cutOnScreen(page, screen, ['rtl', 'ltr'])));
    await crawl.pressAll(screen, path, path.includes('?') ? '[role=dialog]' : 'body');
  }
  for (const screen of ['trip', 'list', 'allergy-card', 'who-eats-when', 'costs', 'recipe', 'meal']) {
    await crawl.open(pathOf(screen));
    await page.emulateMedia({ media: 'print' });
    await crawl.look(`${screen} on paper`);
    await page.emulateMedia({ media: null });
  }
  await exportTrip(page, crawl, pathOf('export-trip'));
  const costs = await get(`/api${pathOf('costs')}.csv`);
  // Kinds and splits are codes, as in the API.
  const cells = (await costs.text()).split(/[,\n]/).filter((cell) => !RECEIPT_CODES.includes(cell));
  await crawl.look('costs as a table', cells);
  await crawl.open(pathOf('list'));
  await page.context().setOffline(true);
  await page.getByRole('checkbox').first().click({ force: true });
  await crawl.look('list without a connection');
  await page.context().setOffline(false);
  // Suggestions have added meals of the cookbook.
  const withoutTyped = await typed();
  await crawl.open('/account/programs');
  await crawl.pressAll('programs', '/account/programs', 'main');
  // Last, as it signs out.
  await crawl.open('/account');
  await crawl.pressAll('head', '/account', 'header');
  return { bare: crawl.found(withoutTyped), cut };
}

/** Runs in the page. */
function countryNames(codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames('de', { type: 'region' });
  return codes.map((code) => names.of(code) ?? code);
}

function signIn(page: Page, url: string, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  return page.context().addCookies([{ name, value, url }]);
}

/** Each step of the sign-in, and what it refuses. */
async function signInWrongly(page: Page, crawl: Crawler): Promise<void> {
  await crawl.open('/de/?dialog=sign-in');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[type=submit]').click();
  await crawl.look('sign-in without a number');
  await dialog.locator('[type=tel]').fill(newPhone());
  await dialog.locator('[type=submit]').click();
  await crawl.look('sign-in, code');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await crawl.look('sign-in, wrong code');
}

/** As text, and on paper. */
async function exportTrip(page: Page, crawl: Crawler, path: string): Promise<void> {
  await crawl.open(path);
  const dialog = page.getByRole('dialog');
  const [, asText, onPaper] = await dialog.getByRole('radio').all();
  await asText?.check({ force: true });
  const downloading = page.waitForEvent('download', { timeout: 20_000 });
  await dialog.locator('[type=submit], footer button').last().click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  await crawl.look('trip as text', text.split('\n'));
  await crawl.open(path);
  await onPaper?.check({ force: true });
  await dialog.locator('[type=submit], footer button').last().click();
  const paper = page.locator('body > .paper');
  await paper.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await crawl.look('trip on paper', (await paper.innerText()).split('\n'));
  await page.emulateMedia({ media: null });
}
