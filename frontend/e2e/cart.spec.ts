import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;

interface Trip {
  readonly id: string;
}

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

test('two participants merge, split and tick a shopping list', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.rest<Trip>('POST', '/api/trips', {
    name: 'Lake Wallowa Weekend',
    location: 'Joseph, Oregon',
    startDate,
    endDate: addDays(startDate, 2),
  });
  const jonas = { name: 'Jonas Weber', phone: newPhone() };
  const { id: placeId } = await journey.rest<{ id: string }>('POST', `/api/trips/${trip.id}/invite`, jonas);
  for (const [type, name] of [
    ['dinner', 'Chili'],
    ['lunch', 'Quesadillas'],
  ] as const) {
    const meal = await journey.rest<{ id: string }>('POST', '/api/meals', {
      tripId: trip.id,
      date: startDate,
      type,
      name,
    });
    await journey.rest('POST', `/api/meals/${meal.id}/ingredients/batch`, {
      ingredients: [
        { name: 'Yellow onions', quantity: '2', notes: 'the sweet ones' },
        { name: 'Black beans', quantity: '1', unit: 'can' },
        { name: `Cheese for ${name}` },
      ],
    });
  }
  await journey.signUp(jonas.name, jonas.phone);
  await journey.rest('POST', `/api/invitations/${placeId}/respond`, { response: 'accepted' });

  await page.goto(`/trips/${trip.id}/shopping`);
  await page.getByRole('button', { name: 'Details of Yellow onions' }).tap();
  await expect(page.getByRole('combobox', { name: 'Who buys it' })).toBeVisible();
  await journey.expectAccessible();

  await page.getByRole('button', { name: 'Optimize' }).tap();
  const optimize = page.getByRole('dialog', { name: 'Optimize' });
  await expect(optimize.getByText('2 ingredients are on the list more than once.')).toBeVisible();
  await journey.expectAccessible();
  await optimize.getByRole('button', { name: 'Optimize 2 items' }).tap();
  await expect(page.getByText('4 rows became 2.')).toBeVisible();
  await expect(optimize).toBeHidden();
  await expect(page.getByRole('button', { name: 'Optimize' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Assign Shopping' }).tap();
  const assign = page.getByRole('dialog', { name: 'Assign Shopping' });
  await expect(assign.getByText('4 items have no shopper yet. Only these are assigned.')).toBeVisible();
  await journey.expectAccessible();
  await assign.getByRole('radio', { name: /Manual/ }).check();
  await expect(assign.getByRole('checkbox', { name: 'All of Produce' })).toBeVisible();
  await journey.expectAccessible();
  await assign.getByRole('radio', { name: /By store/ }).check();
  await assign.getByRole('button', { name: 'Assign 4 items' }).tap();
  await expect(page.getByText('4 items to 2 participants')).toBeVisible();
  await expect(assign).toBeHidden();

  await page.getByRole('radio', { name: 'Assigned Users' }).tap();
  await expect(page.getByRole('heading', { name: 'Maya Torres', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jonas Weber (You)', level: 2 })).toBeVisible();
  const line = page.getByRole('checkbox', { name: 'Yellow onions' });
  const flash = await line.evaluate((input) =>
    getComputedStyle(input).getPropertyValue('-webkit-tap-highlight-color'),
  );
  expect(flash).toBe('rgba(0, 0, 0, 0)');
  await tickAll(page);
  await expect(page.getByText('Everything is purchased. Time to cook.')).toBeVisible();
  await expectPurchased(page, 4);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Purchased/ }).first()).toBeVisible();
  await journey.expectAccessible();
  await expectPurchased(page, 4);
  await journey.expectAccessible();
});

test('a shopping list is printed with only names and boxes', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.rest<Trip>('POST', '/api/trips', {
    name: 'Lake Wallowa Weekend',
    location: 'Joseph, Oregon',
    startDate,
    endDate: addDays(startDate, 1),
  });
  const meal = await journey.rest<{ id: string }>('POST', '/api/meals', {
    tripId: trip.id,
    date: startDate,
    type: 'dinner',
    name: 'Chili',
  });
  await journey.rest('POST', `/api/meals/${meal.id}/ingredients`, { name: 'Black beans' });
  await page.goto(`/trips/${trip.id}/shopping`);
  await expect(page.getByRole('checkbox', { name: 'Black beans' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('Lake Wallowa Weekend')).toBeVisible();
    await expect(page.getByText('Black beans')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Trip' })).toBeHidden();
    await expect(page.getByText('Total Items')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
  }
});

/** Opens the purchased sections, which are collapsed on a phone. */
async function expectPurchased(page: Page, count: number): Promise<void> {
  const collapsed = page.getByRole('button', { name: /^Purchased/, expanded: false });
  // A page that is still loading has no lines either.
  await expect(collapsed.first()).toBeVisible();
  await expect(page.locator('[data-cart-line]')).toHaveCount(0);
  for (let left = await collapsed.count(); left > 0; left -= 1) await collapsed.first().tap();
  await expect(page.getByText(/^Bought by you, /)).toHaveCount(count);
}

/** Ticks the lines in order, each after the one before shows its tick. */
async function tickAll(page: Page): Promise<void> {
  for (const name of ['Yellow onions', 'Black beans', 'Cheese for Chili', 'Cheese for Quesadillas']) {
    const line = page.getByRole('checkbox', { name });
    await line.tap();
    await expect(line).toBeChecked();
  }
}
