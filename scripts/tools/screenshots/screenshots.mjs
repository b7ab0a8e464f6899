// npm run screenshots: pictures for README, landing page and link previews. "--all FOLDER [SCREEN …]": every screen, or those
// named, at 390, 768, 1280 and 1920 pixels, light and dark; whole pages, but of dialogs what a window shows.
// LOCALE=de-DE takes them in that language.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../test/chromium.mjs';
import { startDemoServer } from '../demoServer.mjs';
import { prepare } from '../../run/prepare.mjs';
import { asWebp } from './asWebp.mjs';
import { scenesOf } from './scenes.mjs';

prepare();

const THEMES = ['light', 'dark'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
const [PHONE, , LAPTOP] = SIZES;
/** A part of a large phone's screen, which the landing page shows as 560 × 360. */
const PART = { width: 490, height: 315 };
const PART_SCALE = 1120 / PART.width;
/** "Who eats when" is a page of its own look. */
const OPENS =
  /[?&](?:dialog=(?!who-eats)|(?:assign|keep|cook|pick|copy-menu|eater|welcome|delete-meal|receipt|share)=)/;

const [flag, folder, ...chosen] = process.argv.slice(2);
const isAll = flag === '--all';
if (isAll && !folder) throw new Error('Give a folder: npm run screenshots -- --all FOLDER');

const server = await startDemoServer();
const browser = await chromium.launch(await findChromium());
try {
  const cookie = await server.signIn();
  const [name, value] = cookie.split('=');
  const scenes = await scenesOf(server, cookie);

  /** Opens a scene, and hands over its page when it stands still. */
  const show = async (scene, { width, height, theme, scale = 1 }, use) => {
    const { path, isVisitor = false, act } = scenes[scene];
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: process.env.LOCALE ?? 'en-US',
      bypassCSP: true,
    });
    if (!isVisitor) await page.context().addCookies([{ name, value, url: server.url }]);
    await page.goto(path, { waitUntil: 'networkidle' });
    // It is loaded on its first use, and takes the focus last.
    if (OPENS.test(path)) await page.locator('[role$=dialog]:focus-within').waitFor();
    await act?.(page);
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    await use(page);
    await page.close();
  };
  const take = async (scene, look, file) => {
    const fullPage = look.isFull === true && !OPENS.test(scenes[scene].path);
    await show(scene, look, (page) => page.screenshot({ path: file, fullPage, animations: 'disabled' }));
    console.log(file);
  };
  /** From an element on. */
  const takePart = async (scene, theme, from, file) => {
    await show(scene, { width: PART.width, height: 900, theme, scale: PART_SCALE }, async (page) => {
      const { y } = await from(page).boundingBox();
      const png = await page.screenshot({ clip: { ...PART, x: 0, y: y - 12 } });
      writeFileSync(file, await asWebp(browser, png));
    });
    console.log(file);
  };

  if (isAll) {
    mkdirSync(folder, { recursive: true });
    for (const scene of chosen.length > 0 ? chosen : Object.keys(scenes))
      for (const size of SIZES)
        for (const theme of THEMES)
          await take(
            scene,
            { ...size, theme, isFull: true },
            join(folder, `${scene}-${size.width}-${theme}.png`),
          );
  } else {
    const heading = (text) => (page) => page.getByRole('heading', { name: text, exact: true }).last();
    const parts = {
      verdicts: ['people', heading('Can everybody eat?')],
      amounts: ['meal-of-seven', (page) => page.getByRole('button', { name: / eat/ }).last()],
      list: ['list-together', heading('Produce')],
      costs: ['costs', heading('Balances')],
    };
    for (const theme of THEMES)
      for (const [part, [scene, from]] of Object.entries(parts))
        await takePart(scene, theme, from, `frontend/public/pictures/${part}-${theme}.webp`);
    const card = { width: 1200, height: 630, theme: 'light' };
    await take('social-card', card, 'frontend/public/social-card.png');
    await take('trip', { ...LAPTOP, theme: 'light' }, 'docs/pictures/trip.png');
    await take('trip', { ...LAPTOP, theme: 'dark' }, 'docs/pictures/trip-dark.png');
    for (const scene of ['list', 'meal', 'people'])
      await take(scene, { ...PHONE, theme: 'light', scale: 2 }, `docs/pictures/${scene}-phone.png`);
  }
} finally {
  await browser.close();
  await server.stop();
}
