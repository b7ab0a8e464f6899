import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';

const today = localDate(new Date());

// Amounts in grams, as they are typed.
test.use({ locale: 'en-GB' });

test('axe passes on the book, a recipe, its form and its dialogs', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const { id } = await journey.rest<{ id: string }>('POST', '/api/recipes', {
    name: 'Coconut lentil dal',
    servings: 4,
    minutes: 35,
    difficulty: 'easy',
    sourceName: 'A neighbour',
    sourceUrl: 'https://example.com/dal',
    ingredients: [
      { name: 'Red lentils', quantity: '300', unit: 'g' },
      { name: 'Limes', quantity: '2' },
    ],
    instructions: ['Rinse the lentils.', 'Simmer 18 minutes.'],
  });
  await journey.trip({ name: 'Lake Wallowa', startDate: addDays(today, 10), days: 3 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Recipes' }).click();
  await page.getByText('Cookbook', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByText('Yours', { exact: true }).first().click();
  await page.getByRole('link', { name: /^Coconut lentil dal/ }).click();
  await expect(page).toHaveURL(new RegExp(`/recipes/${id}$`));
  await page.getByRole('button', { name: 'Half a portion more' }).click();
  await expect(page.getByText('340 g')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Rinse the lentils.' }).check();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await journey.expectAccessible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: /^Ingredients/ }).press('Control+End');
  await page.keyboard.type('\n1 bunch cilantro');
  await expect(dialog.getByRole('button', { name: 'Correct 1 bunch Cilantro' })).toBeVisible();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Save recipe' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cilantro')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share with a trip' }).click();
  await dialog.getByRole('checkbox', { name: /^Lake Wallowa/ }).check();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('from the trips that you share it with');
  await question.getByRole('button', { name: 'Delete recipe' }).click();
  await expect(page.getByText('No recipes yet.')).toBeVisible();
});

test('a recipe changed on two devices is asked about, and the other change is taken over', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const { id } = await journey.rest<{ id: string }>('POST', '/api/recipes', {
    name: 'Lentil dal',
    servings: 4,
    minutes: 35,
    mealTypes: ['dinner'],
    difficulty: 'easy',
    ingredients: [{ name: 'Red lentils', quantity: '300', unit: 'g' }],
    instructions: ['Simmer 18 minutes.'],
  });
  await page.goto(`/recipes/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipe name').fill('Coconut dal');
  await dialog.getByLabel(/^Amounts for/).fill('6');
  const elsewhere = { name: 'Dal of the coast', minutes: 50, difficulty: 'hard', equipment: ['fire-pit'] };
  await journey.rest('PUT', `/api/recipes/${id}`, elsewhere);
  await dialog.getByRole('button', { name: 'Save recipe' }).click();
  await expect(dialog.getByText('One field differs.')).toBeVisible();
  await expect(dialog.getByText('50 mins')).toBeVisible();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Coconut dal' })).toBeVisible();
  for (const text of ['50 mins', 'Hard', 'Fire pit', 'Amounts for 6 portions.'])
    await expect(page.getByText(text)).toBeVisible();
});

test('a meal is kept as a recipe', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(today, 10);
  const { id: tripId } = await journey.trip({ name: 'Lake Wallowa', startDate, days: 3 });
  await journey.meal({
    tripId,
    date: startDate,
    name: 'Clam chowder',
    ingredients: [{ name: 'Clams', quantity: '500', unit: 'g' }],
  });
  await page.goto(`/trips/${tripId}`);
  await page.getByRole('button', { name: /^Clam chowder/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as recipe' });
  await expect(dialog.getByLabel('Recipe name')).toHaveValue('Clam chowder');
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('Saved in your recipes')).toBeVisible();
  await page.goto('/recipes');
  await page.getByRole('link', { name: /^Clam chowder/ }).click();
  await expect(page.getByRole('heading', { name: 'Clam chowder' })).toBeVisible();
});

test("last year's menu is planned again for a new group, and undone", async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const trip = async (name: string, startDate: string) => {
    const { id } = await journey.trip({ name, startDate, days: 3 });
    return id;
  };
  const first = addDays(today, 10);
  const earlier = await trip('Last summer', first);
  for (const [day, type, name, row] of [
    [0, 'dinner', 'Chili', 'Kidney beans'],
    [1, 'breakfast', 'Pancakes', 'Whole milk'],
  ] as const) {
    const slot = { tripId: earlier, date: addDays(first, day), type, name };
    await journey.meal({ ...slot, servings: 4, ingredients: [{ name: row, quantity: '400', unit: 'g' }] });
  }
  const next = await trip('This summer', addDays(today, 30));
  await journey.rest('POST', `/api/trips/${next}/eaters`, {
    name: 'Priya',
    portion: 1,
    avoids: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }],
  });
  await page.goto(`/trips/${next}`);
  await page.getByRole('button', { name: /^More: Copy a menu/ }).click();
  await page.getByRole('menuitem', { name: 'Copy a menu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Earlier trip').selectOption({ index: 1 });
  await expect(
    dialog.getByRole('checkbox', { name: /^Pancakes.*Priya \(vegan\): Whole milk/ }),
  ).toBeChecked();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Copy 2 meals' }).click();
  await expect(page.getByText('2 meals copied')).toBeVisible();
  for (const name of ['Chili', 'Pancakes'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Chili/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pancakes/ })).toBeHidden();
});
