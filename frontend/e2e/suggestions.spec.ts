import { openMeal } from './support/mealMenu.ts';
import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test } from './support/journey.ts';
import { REFUSED } from './support/startModel.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

interface Trip {
  readonly id: string;
  readonly meals: readonly { readonly id: string; readonly name: string }[];
}

const WEEKEND = {
  name: 'Lake Wallowa Weekend',
  location: 'Joseph, Oregon',
  startDate,
  endDate: addDays(startDate, 1),
};

/** Delays requests for suggestions until the returned function is called. */
async function holdSuggestions(page: Page): Promise<() => Promise<void>> {
  let release: (() => void) | undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SuggestMeals"') === true) await free;
    // The page may have aborted the call.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release?.();
    await page.unroute('**/graphql');
  };
}

test('an empty plan is filled for a vegan group on a camping stove, after a cancelled first attempt', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip(WEEKEND);
  const trout = { tripId: trip.id, date: startDate, type: 'breakfast', name: 'Cedar-plank trout' };
  await journey.meal({ ...trout, ingredients: [{ name: 'Trout', quantity: '2' }] });
  await page.goto(`/trips/${trip.id}`);

  await page.getByRole('button', { name: 'AI Suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Meal Suggestions' });
  await expect(dialog.getByText(/^Fills your 5 open meals/)).toBeVisible();
  await expect(dialog.getByText('From the built-in cookbook')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Suggest 5 meals' })).toBeFocused();
  await dialog.getByRole('button', { name: 'More wishes' }).click();
  for (const name of ['Vegan', 'Nut-free', 'Camping stove'])
    await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('textbox', { name: /In your own words/ }).fill('penut alergy');
  await expect(dialog.getByText(/Not understood: “penut alergy”/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /In your own words/ }).press('Enter');
  await expect(dialog.getByText(/^We do not understand “penut alergy”/)).toBeVisible();
  await journey.expectAccessible();
  await dialog.getByRole('textbox', { name: /In your own words/ }).fill('no mushrooms');

  const release = await holdSuggestions(page);
  await dialog.getByRole('button', { name: 'Suggest 5 meals' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeFocused();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.locator(':focus')).toHaveText(/^Stopped\./);
  await release();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Suggest 5 meals' }).click();

  await expect(page.getByText('AI meal suggestions applied!')).toBeVisible();
  const filled = dialog.getByRole('list', { name: 'Filled slots' });
  await expect(filled.getByRole('listitem')).toHaveCount(5);
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // A request is for that request alone: the trip has no rule.
  await expect(page.getByText('Cedar-plank trout', { exact: true })).toBeVisible();
  await expect(page.getByText('Rule of the trip')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'AI Suggestions' })).toBeDisabled();
  await journey.expectAccessible();
  const { meals } = await journey.rest<Trip>('GET', `/api/trips/${trip.id}`);
  const [first] = meals.filter(({ name }) => name !== trout.name);
  await page.goto(`/trips/${trip.id}?recipe=${first?.id}`);
  const recipe = page.getByRole('dialog', { name: first?.name ?? '' });
  await expect(recipe.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await journey.expectAccessible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

  test('undoing keeps suggestions that were changed in the meantime', async ({ page, journey }) => {
    await journey.signUp('Maya Torres');
    const trip = await journey.trip(WEEKEND);
    await page.goto(`/trips/${trip.id}?dialog=suggest-meals`);
    await page.getByRole('button', { name: 'Suggest 6 meals' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    const { meals: suggested } = await journey.rest<Trip>('GET', `/api/trips/${trip.id}`);
    await journey.rest('PATCH', `/api/meals/${suggested[0]?.id}`, { name: 'Lentil soup' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^These stay because they were changed in the meantime: /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'AI Suggestions' })).toBeEnabled();
    const { meals } = await journey.rest<Trip>('GET', `/api/trips/${trip.id}`);
    expect(meals).toHaveLength(1);
  });
});

test('the cookbook replaces a refusing model on request, and undo is available after closing', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip(WEEKEND);
  await page.goto(`${process.env['E2E_MODEL_URL'] ?? ''}/trips/${trip.id}?dialog=suggest-meals`);
  const dialog = page.getByRole('dialog', { name: 'AI Meal Suggestions' });
  await expect(dialog.getByText(/^Fills your 6 open meals/)).toBeVisible();
  await expect(dialog.getByText('From a language model')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Suggest 6 meals' });
  const filled = dialog.getByRole('list', { name: 'Filled slots' }).getByRole('listitem');

  await send.click();
  await expect(dialog.getByText('From a language model.')).toBeVisible();
  await expect(filled).toHaveCount(6);
  await expect(filled.getByText('From the cookbook')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();

  await dialog.getByRole('button', { name: 'More wishes' }).click();
  await dialog.getByRole('textbox', { name: /Preferences/ }).fill(REFUSED);
  await send.click();
  await expect(dialog.locator(':focus')).toHaveText(
    /Failed to generate meal suggestions\. Please try again\./,
  );
  await expect(dialog.getByRole('textbox', { name: /Preferences/ })).toHaveValue(REFUSED);
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Use the built-in cookbook' }).click();
  await expect(dialog.getByText('From the built-in cookbook.')).toBeVisible();
  await expect(filled).toHaveCount(6);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('6 meals suggested.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Suggestions removed')).toBeVisible();
});

test('a suggested ingredient can be bought as one of its alternatives', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip(WEEKEND);
  await page.goto(`${process.env['E2E_MODEL_URL'] ?? ''}/trips/${trip.id}?dialog=suggest-meals`);
  const dialog = page.getByRole('dialog', { name: 'AI Meal Suggestions' });
  await dialog.getByRole('button', { name: 'Suggest 6 meals' }).click();
  await expect(dialog.getByText('From a language model.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const dinner = `Rice of ${startDate} dinner`;
  await openMeal(page, dinner);
  const ingredients = page.getByRole('dialog', { name: dinner });
  const choice = ingredients.getByLabel('Substitution for rice');
  await expect(choice.getByRole('option')).toHaveText(['rice (original)', 'quinoa', 'bulgur']);
  await choice.selectOption('quinoa');
  await expect(ingredients.getByRole('checkbox', { name: /^quinoa .*instead of rice/ })).toBeVisible();
  await expect(ingredients.getByLabel('Substitution for carrots')).toHaveCount(0);
});
