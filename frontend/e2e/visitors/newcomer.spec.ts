import { openMeal } from '../support/mealMenu.ts';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { expect, lastCode, newPhone, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const firstDay = addDays(localDate(new Date()), 10);

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

      await page.getByRole('button', { name: 'Create New Trip' }).click();
      const newTrip = page.getByRole('dialog', { name: 'Create New Trip' });
      await newTrip.getByLabel('Trip name').fill('Lake Wallowa Weekend');
      await newTrip.getByLabel('Location').fill('Joseph, Oregon');
      await newTrip.getByLabel('Start date').fill(firstDay);
      await newTrip.getByLabel('End date').fill(addDays(firstDay, 2));
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
