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
  const { id: tripId } = await journey.trip({
    name: 'Cannon Beach Long Weekend',
    startDate,
    days: 3,
    invitePhones: [samPhone],
  });
  const { id: mealId } = await journey.meal({
    tripId,
    date: startDate,
    name: 'Couscous with roast vegetables',
  });
  const sam = await journey.visitor(PHONE);
  await journey.signUp('Sam Okafor', samPhone, sam);
  await journey.acceptInvitation(sam);

  await maya.goto(`/trips/${tripId}`);
  await sam.goto(`/trips/${tripId}`);
  const ofMaya = await openMeal(maya, /^Couscous/);
  const sheet = await openMeal(sam, /^Couscous/);

  await test.step('different fields both apply, without a button', async () => {
    await ofMaya.getByLabel(/^Description/).fill('Oven on at 5.');
    await sheet.getByLabel('Meal name').fill('Millet with roast vegetables');
    await expect(ofMaya.getByText('Saved', { exact: true })).toBeVisible();
    await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
    const meal = await journey.rest<object>('GET', `/api/meals/${mealId}`);
    expect(meal).toMatchObject({ name: 'Millet with roast vegetables', description: 'Oven on at 5.' });
  });

  await test.step('the same field is asked about in its place, and mine is kept', async () => {
    await expect(ofMaya.getByLabel('Meal name')).toHaveValue('Millet with roast vegetables');
    await maya.context().setOffline(true);
    await ofMaya.getByLabel('Meal name').fill('Millet with squash and peppers');
    await expect(ofMaya.getByText('Not saved, no connection. Kept here.')).toBeVisible();
    await sheet.getByLabel('Meal name').fill('Rice with roast vegetables');
    await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await journey.rest<{ name: string }>('GET', `/api/meals/${mealId}`)).name)
      .toBe('Rice with roast vegetables');
    await maya.context().setOffline(false);
    const asked = ofMaya.getByRole('group', { name: 'Meal name: two versions' });
    await expect(asked.getByRole('alert')).toContainText('Sam saved this');
    await journey.expectAccessible();
    await asked.getByRole('button', { name: 'Keep mine' }).click();
    await expect(asked).toBeHidden();
    await expect(sam.getByLabel('Meal name')).toHaveValue('Millet with squash and peppers');
  });

  await test.step('Undo goes back step by step', async () => {
    await ofMaya.getByLabel(/^Description/).fill('Oven on at 6.');
    await expect
      .poll(
        async () => (await journey.rest<{ description: string }>('GET', `/api/meals/${mealId}`)).description,
      )
      .toBe('Oven on at 6.');
    await ofMaya.getByRole('button', { name: 'Undo' }).click();
    await expect(ofMaya.getByLabel(/^Description/)).toHaveValue('Oven on at 5.');
    await ofMaya.getByRole('button', { name: 'Done' }).click();
    await maya.keyboard.press('Escape');
    await sam.keyboard.press('Escape');
    await expect(sam.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a removed meal is put back', async () => {
    const again = await openMeal(maya, /^Millet/);
    await again.getByLabel('Meal name').fill('Lentil soup');
    await expect(again.getByText('Saved', { exact: true })).toBeVisible();
    await journey.rest('DELETE', `/api/meals/${mealId}`, undefined, sam);
    await expect(maya.getByRole('alert')).toContainText('Sam removed this meal.');
    await journey.expectAccessible();
    await maya.getByRole('button', { name: /^Put it back/ }).click();
    await expect(sam.getByRole('button', { name: /^Lentil soup/ }).first()).toBeVisible();
  });
});
