import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'frontend/public/pictures';
/** Of a large phone; the landing page shows it as 560 × 360. */
const PART = { width: 448, height: 288 };
const SCALE = 2.5;

/**
 * Takes the pictures of the landing page's features, each in light and dark.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} signedIn options of the viewer's pages
 * @param {{ url: string, signIn: (phone?: string) => Promise<string>, api: Function }} server of the demo
 * @param {readonly { id: string, name: string }[]} trips
 */
export async function takeLandingPictures(browser, signedIn, server, trips) {
  const pathOf = (start) => `/trips/${trips.find(({ name }) => name.startsWith(start)).id}`;
  const lake = pathOf('Lake Wallowa');
  const priya = server.api(await server.signIn('4155550103'));
  const heading = (name) => (page) => page.getByRole('heading', { name, exact: true });
  /** Checked off while both look at the list, then one loses the connection. */
  const checkOffTogether = async (page) => {
    const line = (name) => page.getByRole('checkbox', { name, exact: true });
    const { meals } = await priya('GET', `/api${lake}`);
    const apples = meals.flatMap(({ ingredients }) => ingredients).find(({ name }) => name === 'Apples');
    await priya('PATCH', `/api/ingredients/${apples.id}`, { purchased: true });
    await page.getByText('Priya has', { exact: false }).first().waitFor();
    await page.context().setOffline(true);
    await line('Cilantro').click({ force: true });
    await page.getByText('Waiting to send').first().waitFor();
    await priya('PATCH', `/api/ingredients/${apples.id}`, { purchased: false });
  };
  const parts = {
    verdicts: { path: `${lake}/people`, from: heading('Can everybody eat?') },
    amounts: {
      path: lake,
      act: (page) =>
        page
          .getByRole('button', { name: /Grilled veggie wraps/ })
          .first()
          .click(),
      from: (page) => page.getByRole('button', { name: / eat/ }),
    },
    list: { path: `${lake}/shopping`, act: checkOffTogether, from: heading('Produce') },
    costs: { path: `${pathOf('Cannon Beach')}/costs`, from: heading('Balances') },
  };
  mkdirSync(FOLDER, { recursive: true });
  for (const theme of ['light', 'dark'])
    for (const [name, { path, act, from }] of Object.entries(parts)) {
      const page = await browser.newPage({
        ...signedIn,
        viewport: { width: PART.width, height: 900 },
        deviceScaleFactor: SCALE,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await act?.(page);
      const { y } = await from(page).last().boundingBox();
      const png = await page.screenshot({ clip: { ...PART, x: 0, y: y - 12 } });
      await page.close();
      const file = join(FOLDER, `${name}-${theme}.webp`);
      writeFileSync(file, await asWebp(browser, png));
      console.log(file);
    }
}

/** The browser's own encoder. */
async function asWebp(browser, png) {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: picture.width,
        height: picture.height,
      });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(address.split(',')[1], 'base64');
}
