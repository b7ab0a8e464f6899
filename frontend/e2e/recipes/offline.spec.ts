import { expect, test } from '../support/journey.ts';
import { readDatabase } from '../support/readDatabase.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;

// Amounts in grams, as they are typed.
test.use({ locale: 'en-GB', serviceWorkers: 'allow', viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

test('the list of recipes and one that was opened can be read offline, and it can be cooked', async ({
  page,
  context,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const { id } = await journey.rest<{ id: string }>('POST', '/api/recipes', {
    name: 'Coconut lentil dal',
    servings: 4,
    ingredients: [{ name: 'Red lentils', quantity: '300', unit: 'g' }],
    instructions: ['Rinse the lentils.', 'Simmer 18 minutes.'],
  });
  await page.goto('/recipes');
  await page.getByRole('link', { name: /^Coconut lentil dal/ }).click();
  await expect(page.getByText('300 g')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => readDatabase(page, 'getAllKeys')).toContain(`recipe:${id}`);
  await page.getByRole('link', { name: 'Recipes', exact: true }).last().click();
  await expect.poll(() => readDatabase(page, 'getAllKeys')).toContain('recipe:list');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('link', { name: /^Coconut lentil dal/ }).click();
  await expect(page.getByRole('heading', { name: 'Coconut lentil dal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled();
  await page.getByRole('button', { name: 'Half a portion more' }).click();
  await expect(page.getByText('340 g')).toBeVisible();
  await page.getByRole('button', { name: 'Cook' }).click();
  const kitchen = page.getByRole('dialog', { name: 'Coconut lentil dal' });
  await kitchen.getByRole('button', { name: 'Next: Rinse the lentils' }).click();
  await expect(kitchen.getByText('340 g')).toBeVisible();
  await context.setOffline(false);
});
