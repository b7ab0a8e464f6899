import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

const PASTED = `Smoky bean skillet
Serves 4
30 minutes

Ingredients
2 cans black beans
1 red onion
400 g cherry tomatoes
2 tsp smoked paprika
a good glug of oil (see link)

Instructions
1. Fry the onion in the oil.
2. Add paprika and beans, simmer 10 minutes.
3. Tomatoes last, then keep it warm at 175°F.`;

// Amounts in grams, as they are typed.
test.use({ locale: 'en-GB', viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

/** Six and a half portions, one of them for a vegan. */
async function buildTrip(journey: Journey): Promise<string> {
  await journey.signUp('Maya Torres');
  const { id } = await journey.trip({ name: 'Lake Wallowa', startDate, days: 3 });
  for (const [name, portion] of [
    ['Ana', 1.5],
    ['Leo', 1],
    ['Sam', 1],
    ['Noa', 1],
  ] as const)
    await journey.rest('POST', `/api/trips/${id}/eaters`, { name, portion });
  await journey.rest('POST', `/api/trips/${id}/eaters`, {
    name: 'Priya',
    portion: 1,
    avoids: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }],
  });
  return id;
}

test('a pasted recipe is imported, put into a slot for 6½, and cooked by the kitchen view on a phone', async ({
  page,
  journey,
}) => {
  const tripId = await buildTrip(journey);

  await page.goto('/recipes');
  await expect(page.getByText('No recipes yet.')).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Text', { exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Recipe/ }).fill(PASTED);
  await dialog.getByRole('button', { name: 'Read' }).click();
  await expect(dialog.getByLabel('Recipe name')).toHaveValue('Smoky bean skillet');
  await expect(dialog.getByText('4 portions, 30 mins, 5 ingredients, 3 steps')).toBeVisible();
  await dialog.getByRole('button', { name: /^(Edit|Fix) a good glug/ }).click();
  await dialog.getByLabel('Quantity').fill('2');
  await dialog.getByLabel('Unit').fill('tbsp');
  await dialog.getByLabel('Ingredient', { exact: true }).fill('Oil');
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Smoky bean skillet' })).toBeVisible();
  await expect(page.getByText('2 tbsp')).toBeVisible();
  await journey.expectAccessible();

  await page.goto(`/trips/${tripId}`);
  await page.getByRole('button', { name: /^Unassigned: assign Dinner/ }).click();
  await dialog.getByRole('button', { name: 'Pick a recipe' }).click();
  await expect(dialog.getByRole('heading', { name: 'Pick a dinner for 6' })).toBeVisible();
  await expect(dialog.getByText(/6½ portions\./)).toBeVisible();
  await expect(dialog.getByText('Priya: vegan.')).toBeVisible();
  const field = dialog.getByRole('searchbox');
  const before = await field.boundingBox();
  await field.fill('nothing of this name');
  await expect(dialog.getByText(/^No dinner with/)).toBeVisible();
  expect((await field.boundingBox())?.y).toBe(before?.y);
  await field.fill('smoky');
  await expect(
    dialog.getByRole('link', { name: /^Smoky bean skillet.*Fits all who answered/ }),
  ).toBeVisible();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: /^Add Smoky bean skillet to/ }).click();
  await expect(page.getByText(/^Smoky bean skillet added to/)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Smoky bean skillet/ }).click();
  await expect(dialog.getByText('650 g')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cook', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Ingredients' })).toBeFocused();
  await expect(dialog.getByText(/^for 6½ portions, /)).toBeVisible();
  await expect(dialog.getByText('Priya: vegan.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '650 g Cherry tomatoes' }).check();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Next: Fry the onion in the oil' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: /^Step 2 of 3/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: 'Stop timer: 10 minutes' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('list', { name: 'Timers of other steps' })).toContainText('Step 2:');
  await dialog.getByText('°C', { exact: true }).click();
  await expect(dialog.getByRole('heading', { name: /keep it warm at 79 °C/ })).toBeVisible();
  await expect(dialog.getByText('Enjoy. Dinner for 6.')).toBeVisible();
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('button', { name: 'Cook', exact: true })).toBeVisible();
});

test('what was put into a slot is taken out by Undo, and a dish is replaced after a question only', async ({
  page,
  journey,
}) => {
  const tripId = await buildTrip(journey);
  await page.goto(`/trips/${tripId}?pick=${startDate}.dinner`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('chili');
  const first = dialog.getByRole('button', { name: /^Add .* to/ }).first();
  await first.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Unassigned: assign Dinner/ })).toBeVisible();

  const slot = { tripId, date: startDate, type: 'dinner' };
  await journey.meal({ ...slot, name: 'Leftovers' });
  await page.goto(`/trips/${tripId}?pick=${startDate}.dinner`);
  await expect(first).toBeVisible();
  await dialog.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('+');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leftovers is already planned here.');
  await journey.expectAccessible();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Leftovers')).toBeHidden();
});
