import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from '../support/journey.ts';
import { readDatabase } from '../support/readDatabase.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const startDate = addDays(localDate(new Date()), 10);

/** No staples: those would be asked about first. */
const DINNER = [
  'Potatoes',
  'Yellow onions',
  'Limes',
  'Zucchini',
  'Carrots',
  'Celery',
  'Spinach',
  'Tomatoes',
  'Milk',
  'Heavy cream',
  'Cheddar',
  'Yogurt',
  'Eggs',
  'Ground beef',
  'Chicken thighs',
];
const BREAKFAST = [
  'Pears',
  'Bananas',
  'Blueberries',
  'Oranges',
  'Avocados',
  'Bagels',
  'Tortillas',
  'Rye bread',
  'Black beans',
  'Lentils',
  'Quinoa',
  'Raisins',
  'Almonds',
  'Granola',
  'Tofu',
];

test.use({ ...PHONE, serviceWorkers: 'allow' });

test('with one hand each, two shoppers buy thirty items in two shops, though the connection is lost twice', async ({
  page: maya,
  context,
  journey,
}) => {
  const samPhone = newPhone();
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({
    name: 'Lake Wallowa Weekend',
    startDate,
    days: 3,
    invitePhones: [samPhone],
  });
  for (const [type, names] of [['dinner', DINNER] as const, ['breakfast', BREAKFAST] as const]) {
    const date = addDays(startDate, 1);
    const meal = { tripId, date, type, name: type === 'dinner' ? 'Chili' : 'Brunch' };
    const { id } = await journey.meal(meal);
    const ingredients = names.map((name) => ({ name, quantity: '2' }));
    await journey.rest('POST', `/api/meals/${id}/ingredients/batch`, { ingredients });
  }
  const sam = await journey.visitor({ ...PHONE, baseURL: process.env['E2E_MODEL_URL'] ?? '' });
  await journey.signUp('Sam Okafor', samPhone, sam);
  await journey.acceptInvitation(sam);
  for (const page of [maya, sam]) {
    await page.goto(`/trips/${tripId}/shopping`);
    await expect(page.locator('[data-cart-line]')).toHaveCount(30);
  }
  await maya.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => maya.evaluate(() => localStorage.getItem('offline-trip-data') ?? ''))
    .toMatch(/Tofu/);

  // The first shop: Maya among the vegetables, Sam at the back.
  await tick(maya, ['Potatoes', 'Yellow onions', 'Limes', 'Zucchini', 'Carrots']);
  await tick(sam, ['Milk', 'Heavy cream', 'Cheddar', 'Yogurt', 'Eggs', 'Ground beef', 'Chicken thighs']);
  await expectLeft(maya, 18);

  await context.setOffline(true);
  await tick(maya, ['Celery', 'Spinach', 'Tomatoes', 'Pears', 'Bananas']);
  await add(maya, '2 bags ice');
  await expectLeft(maya, 14);
  await expectLeft(sam, 18);
  await context.setOffline(false);
  await expect(sam.getByRole('checkbox', { name: 'Ice' })).toBeVisible();
  await expectLeft(sam, 14);
  await expectLeft(maya, 14);

  await maya.getByRole('button', { name: 'Details of Tofu' }).tap();
  await maya.getByRole('button', { name: 'I can’t find it' }).tap();
  const missing = maya.getByRole('dialog', { name: 'No tofu?' });
  await missing.getByText('Not in this shop').tap();
  await missing.getByRole('textbox', { name: /^Shop/ }).fill('Safeway');
  await missing.getByRole('button', { name: 'Keep it on the list' }).tap();
  await expect(maya.getByRole('dialog')).toBeHidden();
  await expect(sam.getByText('not at Safeway')).toBeVisible();

  await tick(sam, ['Bagels', 'Tortillas', 'Rye bread', 'Black beans']);
  await tick(maya, ['Ice']);
  for (const page of [maya, sam]) await expectLeft(page, 9);

  // The second shop. Maya's page is closed by the phone while offline, and opens from what it saved.
  await context.setOffline(true);
  await tick(maya, ['Blueberries', 'Oranges', 'Avocados']);
  await add(maya, 'paper towels');
  await expect.poll(() => readDatabase(maya, 'getAllKeys')).toContainEqual(expect.stringMatching(/^item:/));
  await maya.reload();
  await expectLeft(maya, 7);
  await expect(maya.getByRole('checkbox', { name: 'Paper towels' })).toHaveAccessibleDescription(
    /Waiting to send/,
  );
  await tick(sam, ['Lentils', 'Quinoa', 'Raisins']);
  await context.setOffline(false);
  await expect(sam.getByRole('checkbox', { name: 'Paper towels' })).toBeVisible();
  await tick(maya, ['Paper towels', 'Tofu']);
  await expectLeft(maya, 2);
  // Until the page rests, a tap takes a tick back.
  const tofu = maya.getByRole('checkbox', { name: 'Tofu' });
  await tofu.tap();
  await expect(tofu).not.toBeChecked();
  await expect(tofu).not.toHaveAccessibleDescription(/Safeway/);
  await tick(maya, ['Tofu', 'Almonds']);
  await tick(sam, ['Granola']);

  for (const page of [maya, sam]) {
    await expectLeft(page, 0);
    await expect(page.getByText('All bought. 32 items')).toBeVisible();
  }
  const items = await journey.rest<{ name: string }[]>('GET', `/api/trips/${tripId}/items`);
  expect(items.map(({ name }) => name).sort()).toEqual(['Ice', 'Paper towels']);
  await journey.expectAccessible();
});

/** Taps the lines, which are wide enough for a thumb. */
async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const line = page.getByRole('checkbox', { name, exact: true });
    const box = await line.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await line.tap();
    await expect(line).toBeChecked();
  }
}

/** By the field in the head, which comes back when a thumb scrolls up. */
async function add(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add or find an item' });
  await page.evaluate(() => scrollTo(0, 0));
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Above the list. */
async function expectLeft(page: Page, count: number): Promise<void> {
  const figure = page.locator('dl > div').filter({ has: page.getByText('Remaining', { exact: true }) });
  await expect(figure.locator('dd')).toHaveText(String(count));
}
