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
