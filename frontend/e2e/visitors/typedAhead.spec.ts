import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';

/** So that the dialog comes after the letters. */
const CHUNK_DELAY_MS = 1500;
const TYPED = 'Cabin weekend';

test.beforeEach(async ({ page }) => {
  // What the first screen needs comes at once; nothing is preloaded in time.
  await page.route(/\/assets\/(?:NewTripDialogs|tripDialogs|forms)-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS));
    await route.continue();
  });
});

test('letters typed at once after the click are in the first field of each dialog', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Chen');
  const startDate = addDays(localDate(new Date()), 10);
  const { id } = await journey.trip({
    name: 'Donner Lake',
    startDate,
    days: 3,
    includeBreakfasts: true,
    includeLunches: true,
    includeDinners: true,
  });

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'New Trip' }).click();
  await page.keyboard.type(TYPED);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(TYPED);

  for (const open of ['Edit', 'Invite'] as const) {
    await page.goto(`/trips/${id}`);
    await page.getByRole('button', { name: open, exact: true }).click();
    await page.keyboard.type('415 555');
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/415.{0,2}555/);
  }
});

test('letters typed at once after the click on Sign In are in the number', async ({ page }) => {
  await page.route(/\/assets\/VisitorSignIn-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.keyboard.type('4155550142');
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('(415) 555-0142');
});
