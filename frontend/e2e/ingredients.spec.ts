import { openMeal } from './support/mealMenu.ts';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import type { Page } from '@playwright/test';
import { expect, test, type Journey } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;

const LIST = `Ingredients
2 lbs ground beef, 80/20
3 (15 oz) cans black beans
1 1/2 cups shredded cheddar
2 large yellow onions
a pinch of saffron
salt to taste`;
const METHOD = `Directions:
1. Brown the beef.
2. Add the beans.

3. Serve with cheddar.`;

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

/** The sheet of a new meal, with its box for ingredients. */
async function openChili(page: Page, journey: Journey) {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 3 });
  const meal = await journey.meal({ tripId: trip.id, date: startDate, name: 'Chili' });

  await page.goto(`/trips/${trip.id}`);
  await openMeal(page, 'Chili');
  const sheet = page.getByRole('dialog', { name: 'Chili', exact: true });
  await sheet.getByRole('button', { name: 'Add ingredient' }).click();
  const editing = page.getByRole('dialog', { name: /^Assign Dinner/ });
  const ingredients = editing.getByRole('region', { name: 'Ingredients' });
  const box = ingredients.getByLabel(/^Add ingredients/);
  return { trip, meal, sheet, editing, ingredients, box };
}

test('the box stays in view while ingredients are added one by one', async ({ page, journey }) => {
  const { ingredients, box } = await openChili(page, journey);
  await box.focus();
  for (const name of ['Beef', 'Beans', 'Cheddar', 'Onions', 'Saffron', 'Salt']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(ingredients.getByRole('textbox', { name: `Amount of ${name}` })).toBeAttached();
    await expect(box).toBeInViewport({ ratio: 1 });
  }
});

test('a pasted list becomes the ingredients of a meal, is edited, and is cooked by a recipe', async ({
  page,
  journey,
}) => {
  const { trip, meal, sheet, editing, ingredients, box } = await openChili(page, journey);
  await box.focus();
  await page.keyboard.type('4 limes, for serving');
  await expect(ingredients.getByRole('button', { name: 'Correct 4 Limes, for serving' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(ingredients.getByLabel('Amount of Limes')).toHaveValue('4');
  await expect(box).toHaveValue('');

  await box.fill(LIST);
  await ingredients.getByRole('button', { name: 'Leave out Saffron' }).click();
  await ingredients.getByRole('button', { name: /^Correct 2 Yellow onions/ }).click();
  await ingredients.getByLabel('Quantity').fill('3');
  await page.keyboard.press('Escape');
  await ingredients.getByRole('button', { name: 'Add 5 ingredients' }).click();
  await expect(page.getByText('5 ingredients added')).toBeVisible();
  await expect(ingredients.getByText('6 still to buy')).toBeVisible();

  await ingredients.getByRole('button', { name: 'Notes and alternatives of Ground beef' }).click();
  await ingredients.getByRole('button', { name: 'Add alternative' }).click();
  await expect(ingredients.getByLabel('Alternative 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Lentils');
  await ingredients.getByLabel('Substitution for Ground beef').selectOption('Lentils');
  await ingredients.getByRole('checkbox', { name: 'Lentils: purchased' }).check();
  await expect(ingredients.getByText('5 still to buy')).toBeVisible();
  await ingredients.getByRole('button', { name: 'Remove Salt' }).click();
  await expect(page.getByText('Ingredient removed')).toBeVisible();
  await expect(ingredients.getByText('4 still to buy')).toBeVisible();
  await editing.getByRole('button', { name: 'Undo' }).click();
  await expect(ingredients.getByText('5 still to buy')).toBeVisible();
  await ingredients.getByRole('button', { name: 'Remove Salt' }).click();

  await editing.getByLabel('Step 1', { exact: true }).focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, METHOD);
  await expect(editing.getByLabel('Step 3', { exact: true })).toBeFocused();
  await expect(editing.getByText('Saved', { exact: true })).toBeVisible();
  await journey.expectAccessible();
  await editing.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Meal updated', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await expect(sheet.getByRole('checkbox', { name: /^Lentils instead of Ground beef/ })).toBeChecked();
  await expect(sheet.getByRole('region', { name: 'Steps' }).locator('ol > li')).toHaveText([
    '1Lentils instead of ground beef.Brown the beef.',
    '2Add the beans.',
    '3Serve with cheddar.',
  ]);
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/trips/${trip.id}/shopping`);
  await page.getByRole('button', { name: '1 bought' }).tap();
  await expect(page.getByRole('checkbox', { name: /Lentils/ })).toHaveCount(1);
  const saved = await journey.rest<{ instructions: string[] }>('GET', `/api/meals/${meal.id}`);
  expect(saved.instructions).toEqual(['Brown the beef.', 'Add the beans.', 'Serve with cheddar.']);
});
