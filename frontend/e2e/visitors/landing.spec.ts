import type { Response } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Budget for the landing page's scripts, in bytes, theme included; React alone is ten times that. */
const OWN_SCRIPTS_BYTES = 16_600;
const SECTIONS = [
  'The trip where nobody asks what’s for dinner',
  'Eight people, three group chats and five bags of tortillas',
  'One plan that everybody can see',
  'What you get',
  'From idea to first bite in four steps',
  'Next trip, eat well',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test("the landing page is complete, follows the system's dark theme, and says what signing in needs", async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of SECTIONS) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Example', { exact: true })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(241, 236, 223)');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL('/?dialog=sign-in');
    await expect(page.getByText(/^Signing in and planning need JavaScript/)).toBeVisible();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByText('New users get one free trip.')).toBeVisible();
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`the features show real screens, in the ${theme} theme alone, in space that is reserved`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const [, name] = /\/pictures\/(.*)\.webp$/.exec(response.url()) ?? [];
      if (name !== undefined && response.ok()) loaded.add(name);
    });
    await page.goto('/');
    const pictures = page.getByRole('img').and(page.locator('[src^="/pictures/"]'));
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', /\S/);
      const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(560 / 360, 1);
    }
    await expect
      .poll(() => [...loaded].sort())
      .toEqual(['amounts', 'costs', 'list', 'verdicts'].map((name) => `${name}-${theme}`));
  });

test('the framework loads only for signing in; the dialog then opens, and the back button closes it', async ({
  page,
}) => {
  const scripts: Response[] = [];
  const paths = () => scripts.map((script) => new URL(script.url()).pathname);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + body.length, 0);
  expect(bytes, paths().join(', ')).toBeLessThan(OWN_SCRIPTS_BYTES);

  const start = page.getByRole('button', { name: 'Start Planning For Free' });
  await start.focus();
  await expect.poll(() => paths().some((path) => path.includes('VisitorSignIn'))).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await expect(dialog.getByLabel('Phone number', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/?dialog=sign-in');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeVisible();
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Terms of Service' }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await terms.close();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
});

test('signing in shows an error when its code fails to load, and opens on retry', async ({ page }) => {
  const signInCode = '**/assets/VisitorSignIn-*.js';
  await page.route(signInCode, (route) => route.abort());
  await page.clock.install();
  await page.goto('/privacy-policy');
  await page.evaluate(() =>
    sessionStorage.setItem('toast-after-reload', '{"kind":"success","title":"Logged out"}'),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('Logged out');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^The sign-in could not be loaded\./);
  // The first notice has expired, and does not remove the second.
  await page.clock.fastForward(6000);
  await expect(page.getByRole('alert')).toHaveText(/^The sign-in could not be loaded\./);
  await page.unroute(signInCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Grub Club' })).toBeVisible();
  await expect(page.getByText('The sign-in could not be loaded')).toBeHidden();
});

test('an expired session gets the landing page with a notice and no stored data; a valid session never sees it', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('Start Planning For Free');
  await expect(page.getByRole('heading', { name: 'Create Your Next Grub Club' })).toBeVisible();
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Your Trips' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Next Grub Club' })).toBeVisible();
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'grub_session', value: 'x'.repeat(43), url: page.url() }]);
  await page.goto('/');
  await expect(page.getByText('You were signed out')).toBeVisible();
  await page.getByRole('button', { name: 'Start Planning For Free' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Grub Club' })).toBeVisible();

  // By now the browser has dropped the cookie, too.
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    for (const key of ['signed-in', 'offline-trip-data']) localStorage.setItem(key, '{}');
  });
  await page.context().clearCookies();
  await page.goto('/');
  await expect(page.getByText('You were signed out. Sign in to continue.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the app's page shows its header before its script loads", async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Grub Club' })).toBeVisible();
  await expect(page.getByRole('main', { name: 'Loading' })).toBeVisible();
});

test("axe passes on the legal pages, which show the reader's date", async ({ page, journey }) => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date()),
    );
    await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
    await journey.expectAccessible();
  }
  await page.getByRole('button', { name: /theme$/ }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
