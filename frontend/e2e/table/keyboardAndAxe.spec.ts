import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

/** A celiac vegetarian, an invited vegan, and dinners that are safe, unknown and in conflict. */
async function buildTrip(journey: Journey): Promise<string> {
  await journey.signUp('Maya Torres');
  const { id } = await journey.trip({
    name: 'Lake Wallowa',
    startDate,
    days: 4,
    invitees: [{ name: 'Priya Nair', phone: newPhone() }],
  });
  const eaters = await journey.rest<{ id: string; name: string }[]>('GET', `/api/trips/${id}/eaters`);
  const priya = eaters.find(({ name }) => name === 'Priya Nair');
  await journey.rest('PATCH', `/api/trips/${id}/eaters/${priya?.id}`, {
    avoids: [
      { kind: 'diet', value: 'vegan', strictness: 'diet' },
      { text: 'mushrooms', strictness: 'dislike' },
    ],
  });
  await journey.rest('POST', `/api/trips/${id}/eaters`, {
    name: 'Ana',
    portion: 1.5,
    avoids: [{ kind: 'content', value: 'gluten', strictness: 'allergy' }],
  });
  for (const [day, name, rows] of [
    [0, 'Rice and beans', ['Rice', 'Kidney beans']],
    [1, 'Pasta', ['Spaghetti', 'Parmesan', 'Mushrooms']],
    [2, 'Porridge', ["Grandma's secret mix"]],
  ] as const) {
    const slot = { tripId: id, date: addDays(startDate, day), type: 'dinner', name };
    await journey.meal({
      ...slot,
      servings: 4,
      ingredients: rows.map((row) => ({ name: row, quantity: '400', unit: 'g' })),
    });
  }
  return id;
}

test('axe passes on the safety page, the boxes of a meal, the preview and the people', async ({
  page,
  journey,
}) => {
  const tripId = await buildTrip(journey);
  await page.goto(`/trips/${tripId}/people`);
  await expect(page.getByRole('button', { name: /^Fix: / }).first()).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Allergy card' }).click();
  await expect(page.getByRole('heading', { name: 'Allergies and diets' })).toBeVisible();
  await journey.expectAccessible();
  await page.goto(`/trips/${tripId}/people?dialog=all-meals`);
  for (const title of ['To sort out', 'Works for all who have answered', 'Not planned'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await journey.expectAccessible();

  await page.getByRole('button', { name: 'Fix: Pasta' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Ana can’t eat spaghetti.')).toBeVisible();
  await sheet
    .getByRole('button', { name: 'Use gluten-free pasta for Ana, with a separate pan and tools' })
    .click();
  await expect(sheet.getByText('Gluten-free pasta for Ana, with a separate pan and tools.')).toBeVisible();
  const ofPriya = sheet.getByRole('group', { name: /^Priya can’t eat/ });
  await ofPriya.getByRole('button', { name: 'Leave out parmesan' }).press('Enter');
  await expect(sheet.getByText('Parmesan left out.')).toBeVisible();
  await journey.expectAccessible();
  await sheet.getByRole('button', { name: 'Undo: Parmesan left out.' }).press('Enter');
  await expect(ofPriya).toBeFocused();
  await ofPriya.getByRole('button', { name: 'More options' }).click();
  await ofPriya.getByRole('button', { name: 'I made sure it’s safe' }).click();
  await expect(sheet.getByText('Please say why it is safe.')).toBeVisible();
  await journey.expectAccessible();
  await ofPriya.getByLabel('Why is it safe?').fill('She takes hers without.');
  await ofPriya.getByRole('button', { name: 'I made sure it’s safe' }).click();
  await expect(sheet.getByText(/^Fine for Priya:/)).toBeVisible();
  await page.keyboard.press('Escape');
  const fixes =
    /Gluten-free pasta for Ana, with a separate pan and tools\. Fine for Priya: “She takes hers without”\. .+, \w{3} \d+\./;
  await page.goto(`/trips/${tripId}/people?dialog=all-meals`);
  await expect(page.locator('li', { hasText: 'Pasta' })).toContainText(fixes);

  await page.goto(`/trips/${tripId}`);
  await page.getByRole('button', { name: /^Pasta/ }).click();
  await expect(sheet.getByText('Gluten-free pasta for Ana, with a separate pan and tools.')).toBeVisible();
  await sheet.getByRole('button', { name: /\d eats?/ }).click();
  await expect(sheet.getByRole('list', { name: 'Who eats at this meal' })).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');

  await page.goto(`/trips/${tripId}/people`);
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  const people = page.getByRole('dialog', { name: 'Priya Nair' });
  await expect(people.getByRole('radio', { name: 'The whole trip' })).toBeChecked();
  await journey.expectAccessible();
  await people.getByRole('radio', { name: /Hungry/ }).check();
  const preview = page.getByRole('dialog', { name: /^Priya Nair eats more/ });
  await expect(preview.getByRole('button', { name: 'Not yet' })).toBeVisible();
  await journey.expectAccessible();
});

test('the attendance grid is one stop of the keyboard, with arrows, Home, End and Space', async ({
  page,
  journey,
}) => {
  const tripId = await buildTrip(journey);
  await page.goto(`/trips/${tripId}/people?dialog=who-eats-when`);
  const grid = page.getByRole('grid', { name: 'Who eats when' });
  const cell = (row: number, column: number) =>
    grid.getByRole('row').nth(row).getByRole('gridcell').nth(column).getByRole('button');
  const [first, last] = [1, 3];
  const columns = 12;
  await expect(grid.getByRole('row').nth(first).getByRole('gridcell')).toHaveCount(columns);
  await journey.expectAccessible();

  await expect(grid.locator('[data-column][tabindex="0"]')).toHaveCount(1);
  await cell(first, 0).focus();
  for (const [key, row, column] of [
    ['ArrowRight', first, 1],
    ['ArrowDown', first + 1, 1],
    ['End', first + 1, columns - 1],
    ['ArrowRight', first + 1, columns - 1],
    ['ArrowDown', last, columns - 1],
    ['ArrowDown', last, columns - 1],
    ['Home', last, 0],
    ['ArrowLeft', last, 0],
    ['ArrowUp', first + 1, 0],
    ['ArrowUp', first, 0],
    ['ArrowUp', first, 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(row, column), `after ${key}`).toBeFocused();
  }
  await page.keyboard.press('End');
  await expect(cell(first, columns - 1)).toHaveAccessibleName(/dinner: eats$/);
  await page.keyboard.press('Space');
  await expect(cell(first, columns - 1)).toHaveAccessibleName(/dinner: does not eat$/);
  await expect(cell(first, columns - 1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell(first, columns - 1)).toHaveAccessibleName(/dinner: eats$/);

  // One stop: the way back leads to the same cell.
  await page.keyboard.press('Tab');
  await expect(cell(first, columns - 1)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell(first, columns - 1)).toBeFocused();
});
