import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

test('settings are chosen by the keyboard on a narrow screen, and what tells that they are saved moves nothing', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst');
  expect((await page.goto('/settings'))?.status()).toBe(200);
  const metric = page.getByRole('radio', { name: 'Grams, liters' });
  const before = await metric.boundingBox();
  await page.getByRole('radio', { name: 'Cups, pounds' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(metric).toBeFocused();
  const units = page.getByRole('region', { name: 'Units' });
  await expect(units.getByRole('status')).toHaveText('Saved');
  expect(await metric.boundingBox()).toEqual(before);
  await journey.expectAccessible();
  await expect(units.getByRole('status')).toBeEmpty();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('settings are read, also after a reload, and come back with the connection', async ({
    page,
    context,
    journey,
  }) => {
    await journey.signUp('Maya Torres');
    await page.goto('/settings');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const texts = page.getByRole('checkbox');
    const metric = page.getByRole('radio', { name: 'Grams, liters' });
    await expect(texts).toBeEnabled();
    await metric.check();
    const units = page.getByRole('region', { name: 'Units' });
    await expect(units.getByRole('status')).toHaveText('Saved');

    await context.setOffline(true);
    await expect(metric).toBeDisabled();
    await expect(texts).toBeDisabled();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await journey.expectAccessible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(metric).toBeChecked();
    await expect(metric).toBeDisabled();
    await expect(page.getByText('Your choice could not be loaded')).toBeVisible();
    await expect(page.getByText('What you eat could not be loaded')).toBeVisible();
    await journey.expectAccessible();

    await context.setOffline(false);
    await expect(metric).toBeEnabled();
    await expect(texts).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Say what you don’t eat' })).toBeVisible();
  });
});

test('a theme chosen in one tab is shown in the other', async ({ page, context, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});
