import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection, screens are those of the version that was last shown', async ({
  page,
  context,
  baseURL,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const shown = () =>
    page.evaluate(async () => (await caches.match('/shown-version'))?.text()).catch(() => undefined);
  await expect.poll(shown).toMatch(/^app-/);
  const before = await shown();
  // Each language has its own build.
  await context.addCookies([{ name: 'language', value: 'de', url: String(baseURL) }]);
  await page.reload();
  await expect.poll(shown).not.toBe(before);
  await context.setOffline(true);
  await page.goto('/recipes');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Rezepte', exact: true })).toBeVisible();
});
