import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

async function openMeal(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Assign Dinner/ });
  await expect(sheet.getByLabel('Meal name')).toBeVisible();
  return sheet;
}

test('two people edit one meal: different fields both apply, for the same field one chooses', async ({
  page: maya,
  journey,
}) => {
  const samPhone = newPhone();
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.rest<{ id: string }>('POST', '/api/trips', {
    ...{ name: 'Cannon Beach Long Weekend', location: 'Cannon Beach, Oregon' },
    ...{ startDate, endDate: addDays(startDate, 2), invitePhones: [samPhone] },
  });
  const { id: mealId } = await journey.rest<{ id: string }>('POST', '/api/meals', {
    ...{ tripId, date: startDate, type: 'dinner' },
    ...{ name: 'Couscous with roast vegetables' },
  });
  const sam = await journey.visitor(PHONE);
  await journey.signUp('Sam Okafor', samPhone, sam);
  await journey.acceptInvitation(sam);

  await maya.goto(`/trips/${tripId}`);
  await sam.goto(`/trips/${tripId}`);
  const ofMaya = await openMeal(maya, /^Couscous/);
  const sheet = await openMeal(sam, /^Couscous/);

  await test.step('different fields both apply', async () => {
    await ofMaya.getByLabel(/^Description/).fill('Oven on at 5.');
    await sheet.getByLabel('Meal name').fill('Millet with roast vegetables');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet).toBeHidden();
    await ofMaya.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ofMaya).toBeHidden();
    const meal = await journey.rest<object>('GET', `/api/meals/${mealId}`);
    expect(meal).toMatchObject({ name: 'Millet with roast vegetables', description: 'Oven on at 5.' });
  });

  await test.step('the same field is asked about, and mine is kept', async () => {
    const again = await openMeal(maya, /^Millet/);
    await again.getByLabel('Meal name').fill('Millet with squash and peppers');
    const ofSamAgain = await openMeal(sam, /^Millet/);
    await ofSamAgain.getByLabel('Meal name').fill('Rice with roast vegetables');
    await ofSamAgain.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ofSamAgain).toBeHidden();

    await again.getByRole('button', { name: 'Save', exact: true }).click();
    const message = again.getByRole('alert');
    await expect(message).toContainText('Sam saved this meal');
    await expect(message.locator('..')).toBeFocused();
    await journey.expectAccessible();
    await maya.keyboard.press('Escape');
    await expect(again.getByLabel('Meal name')).toHaveValue('Millet with squash and peppers');
    await again.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(again.getByRole('radio', { name: /^Keep mine/ })).toBeChecked();
    await again.getByRole('button', { name: 'Save with my name' }).click();
    await expect(again).toBeHidden();
    await expect(sam.getByRole('button', { name: /^Millet with squash and peppers/ }).first()).toBeVisible();
  });

  await test.step('the same steps of the recipe are asked about, and theirs are taken', async () => {
    const again = await openMeal(maya, /^Millet/);
    await again.getByRole('button', { name: 'Write the recipe' }).click();
    await again.getByRole('textbox', { name: 'Step 1' }).fill('Toast the millet.');
    await journey.rest('PATCH', `/api/meals/${mealId}`, { instructions: ['Rinse the millet.'] }, sam);
    await again.getByRole('button', { name: 'Save recipe' }).click();
    await expect(again.getByRole('alert')).toContainText('Sam saved this meal');
    await journey.expectAccessible();
    await again.getByRole('radio', { name: /^Take Sam’s/ }).check();
    await again.getByRole('button', { name: 'Save with Sam’s instructions' }).click();
    await expect(again.getByRole('listitem').filter({ hasText: 'Rinse the millet.' })).toBeVisible();
    await maya.keyboard.press('Escape');
    await expect(again).toBeHidden();
  });

  await test.step('a removed meal is put back', async () => {
    const again = await openMeal(maya, /^Millet/);
    await again.getByLabel('Meal name').fill('Lentil soup');
    await journey.rest('DELETE', `/api/meals/${mealId}`, undefined, sam);
    await expect(again.getByRole('alert')).toContainText('Sam removed this meal.');
    await journey.expectAccessible();
    await again.getByRole('button', { name: 'Put it back with my text' }).click();
    await expect(sam.getByRole('button', { name: /^Lentil soup/ }).first()).toBeVisible();
  });
});
