import { openMeal } from '../support/mealMenu.ts';
import type { Locator, Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { expect, lastCode, newPhone, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const firstDay = addDays(localDate(new Date()), 10);
const lastDay = addDays(firstDay, 2);

/** Opens Create New Trip and fills it in, without submitting it. */
async function fillNewTrip(
  page: Page,
  { name, location, endDate }: { readonly name: string; readonly location: string; readonly endDate: string },
): Promise<Locator> {
  await page.getByRole('button', { name: 'Create New Trip' }).click();
  const newTrip = page.getByRole('dialog', { name: 'Create New Trip' });
  await newTrip.getByLabel('Trip name').fill(name);
  await newTrip.getByLabel('Location').fill(location);
  await newTrip.getByLabel('Start date').fill(firstDay);
  await newTrip.getByLabel('End date').fill(endDate);
  return newTrip;
}

for (const { device, viewport, hasTouch } of VIEWPORTS) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    test('a new user signs up, plans a dinner and does the shopping', async ({ page }) => {
      const phone = newPhone();
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Planning For Free' }).click();

      const signIn = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
      await signIn.getByLabel('Phone number', { exact: true }).pressSequentially(phone.slice(2));
      await expect(signIn.getByLabel('Phone number', { exact: true })).toHaveValue(formatPhone(phone));
      await page.keyboard.press('Enter');
      await signIn.getByLabel('Your name').fill('Maya Torres');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Code Sent', { exact: true })).toBeVisible();
      await signIn.getByLabel('Verification code').fill(await lastCode(phone));
      await expect(page.getByText('Welcome!', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Create Your Next Grub Club' })).toBeVisible();

      const newTrip = await fillNewTrip(page, {
        name: 'Lake Wallowa Weekend',
        location: 'Joseph, Oregon',
        endDate: lastDay,
      });
      await newTrip.getByRole('button', { name: 'Create trip' }).click();
      await expect(page.getByText('Trip created', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Lake Wallowa Weekend' })).toBeVisible();

      await page
        .getByRole('button', { name: /^Unassigned: assign dinner/i })
        .first()
        .click();
      const assign = page.getByRole('dialog', { name: /^Assign Dinner - / });
      await assign.getByLabel('Meal name').fill('Cast-iron chili');
      await assign.getByRole('radiogroup', { name: 'Assigned to' }).getByText('You', { exact: true }).click();
      await assign.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Meal updated', { exact: true })).toBeVisible();
      await expect(page.getByText('Assigned to You')).toBeVisible();

      await openMeal(page, 'Cast-iron chili');
      await page
        .getByRole('dialog', { name: 'Cast-iron chili' })
        .getByRole('button', { name: 'Add ingredient' })
        .click();
      const ingredients = page.getByRole('dialog', { name: /^Assign Dinner/ });
      const field = ingredients.getByLabel(/^Add ingredients/);
      for (const [line, name] of [
        ['2 lb ground beef', /ground beef/i],
        ['3 cans black beans', /black beans/i],
      ] as const) {
        await field.fill(line);
        await ingredients.getByRole('button', { name: 'Add ingredient', exact: true }).click();
        await expect(ingredients.getByRole('checkbox', { name })).toBeVisible();
        await expect(field).toHaveValue('');
      }
      await page.keyboard.press('Escape');
      await expect(ingredients).toBeHidden();

      await page.getByRole('link', { name: 'View Cart' }).first().click();
      await page.getByRole('checkbox', { name: /black beans/i }).click();
      await expect(page.getByRole('checkbox', { name: /black beans/i })).toBeChecked();
      await expect(page.getByRole('status').filter({ hasText: '1 of 2 purchased' })).toHaveCount(1);

      await page.reload();
      // The bought items are closed on a phone.
      const bought = page.getByRole('button', { name: '1 bought' });
      if ((await bought.getAttribute('aria-expanded')) === 'false') await bought.click();
      await expect(page.getByRole('checkbox', { name: /black beans/i })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /ground beef/i })).not.toBeChecked();
    });
  });
}

test('a second click on "Create trip" creates no second trip', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  const newTrip = await fillNewTrip(page, { name: 'Moab', location: 'Utah', endDate: lastDay });
  await newTrip.getByRole('button', { name: 'Create trip' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Moab' })).toBeVisible();
  expect(await journey.rest<unknown[]>('GET', '/api/trips')).toHaveLength(1);
});

test('a trip that ends before it begins gets an error at the field and keeps the draft', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  const newTrip = await fillNewTrip(page, { name: 'Moab', location: 'Utah', endDate: firstDay });
  await newTrip.getByRole('button', { name: 'Create trip' }).click();
  await expect(newTrip.getByText('End date must be after start date.')).toBeVisible();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(newTrip.getByLabel('Trip name')).toHaveValue('Moab');
});
