// npm run screenshots: the pictures of the README, taken from the running demo. With "--all FOLDER" every screen at
// 390, 768 and 1280 pixels, by day and by night, for whoever changes how the product looks.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { anyFreePort } from './freePort.mjs';
import { freshBuild } from './freshBuild.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
await freshBuild();

const PHONE = '4155550101';
const README_FOLDER = 'docs/pictures';
const PASTED =
  '2 lbs ground beef, 80/20\n1 1/2 cups flour\nsalt to taste\n3 (15 oz) cans black beans, drained';
const [flag, folder] = process.argv.slice(2);
const isAll = flag === '--all';
const out = isAll ? folder : README_FOLDER;
if (!out) throw new Error('Name the folder: npm run screenshots -- --all FOLDER');
mkdirSync(out, { recursive: true });

const dataDir = mkdtempSync(join(tmpdir(), 'grub-club-pictures-'));
const port = await anyFreePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, ['dist/bundle/server/main.js', '--demo'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
await new Promise((resolve, reject) => {
  server.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed.includes('is ready at')) resolve();
  });
  server.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
});

const browser = await chromium.launch(await findChromium());
try {
  const context = await browser.newContext({ baseURL: url });
  await context.request.post('/api/auth/request-code', { data: { phone: PHONE } });
  const code = /#(\d{6})/.exec(printed)?.[1];
  await context.request.post('/api/auth/verify-code', { data: { phone: PHONE, code } });
  const trips = await (await context.request.get('/api/trips')).json();
  const trip = trips.find(({ name }) => name === 'Lake Wallowa Weekend');
  const signedIn = await context.storageState();
  await context.close();

  const tripPath = `/trips/${trip.id}`;
  const chili = async (page) =>
    page
      .getByRole('button', { name: /Cast-iron chili/ })
      .first()
      .click();
  const inMenuOfChili = (deed) => async (page) => {
    await page
      .getByRole('button', { name: /^More for Cast-iron chili/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };
  const screens = {
    landing: { path: '/', isGuest: true },
    'sign-in': { path: '/?dialog=sign-in', isGuest: true },
    home: { path: '/' },
    trip: { path: tripPath },
    cart: { path: `${tripPath}/shopping` },
    'cart-users': { path: `${tripPath}/shopping?group=assigned-users` },
    'new-trip': { path: '/?dialog=new-trip' },
    assign: { path: tripPath, act: chili },
    'assign-meals': { path: `${tripPath}?dialog=assign-meals` },
    'delete-meal': { path: tripPath, act: inMenuOfChili('Delete') },
    'move-meal': { path: tripPath, act: inMenuOfChili('Move') },
    ingredients: { path: tripPath, act: inMenuOfChili('Ingredients') },
    'ingredients-pasted': {
      path: tripPath,
      act: async (page) => {
        await inMenuOfChili('Ingredients')(page);
        await page.getByLabel('Add ingredients').fill(PASTED);
      },
    },
    recipe: { path: tripPath, act: inMenuOfChili('Recipe') },
    optimize: { path: `${tripPath}/shopping?dialog=optimize` },
    'assign-shopping': { path: `${tripPath}/shopping?dialog=assign-shopping` },
    'edit-trip': { path: `${tripPath}?dialog=edit-trip` },
    'delete-trip': { path: `${tripPath}?dialog=delete-trip` },
    'suggest-meals': { path: `${tripPath}?dialog=suggest-meals` },
    invite: { path: `${tripPath}?dialog=invite` },
    'not-found': { path: '/nowhere' },
  };
  const take = async (name, { width, height, theme, scale = 1, isFull }, file) => {
    const { path, isGuest, act } = screens[name];
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...(isGuest ? {} : { storageState: signedIn }),
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(out, file), fullPage: isFull ?? false });
    await page.close();
    console.log(join(out, file));
  };
  if (isAll) {
    for (const name of Object.keys(screens))
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1280, 900],
      ])
        for (const theme of ['light', 'dark'])
          await take(name, { width, height, theme, isFull: true }, `${name}-${width}-${theme}.png`);
  } else {
    const desktop = { width: 1280, height: 900, theme: 'light' };
    await take('landing', desktop, 'landing.png');
    await take('trip', desktop, 'trip.png');
    await take('trip', { ...desktop, theme: 'dark' }, 'trip-dark.png');
    await take('cart', { width: 390, height: 844, theme: 'light', scale: 2 }, 'cart-phone.png');
  }
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
