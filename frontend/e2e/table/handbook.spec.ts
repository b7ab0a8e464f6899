import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test, type Journey } from '../support/journey.ts';
import { expectPrinted, hidePrintDialog } from '../support/printing.ts';

const startDate = addDays(localDate(new Date()), 10);
const nextDate = addDays(startDate, 1);
const NUTS = { kind: 'content', value: 'treeNut', strictness: 'allergy' };

test('the handbook of a day, and of the trip, is printed for the kitchen', async ({ page, journey }) => {
  await hidePrintDialog(page);
  await journey.signUp('Maya Torres');
  const tripId = await campWithDinners(journey);
  await page.goto(`/trips/${tripId}`);
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Kitchen handbook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kitchen handbook' });
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await journey.expectAccessible();

  await dialog.getByRole('combobox').selectOption(nextDate);
  const print = dialog.getByRole('button', { name: 'Print' });
  const pages = page.getByRole('article').filter({ visible: true });
  await print.click();
  await expectPrinted(page, 'Kitchen handbook, Summer camp', async () => {
    // The evening before has the beans to soak.
    await expect(pages).toHaveCount(2);
    await expect(pages.getByText('1 lb dried black beans · Bean chili')).toBeVisible();
    const evening = pages.last();
    await expect(evening.getByRole('heading', { name: 'Dinner, 6:00 PM' })).toBeVisible();
    await expect(evening.getByText('Maya Torres washes up')).toBeVisible();
    await expect(evening.getByText('start at 4:10 PM')).toBeVisible();
    await expect(evening.getByText('Otters: 1 portion, no group: 1 portion')).toHaveCount(2);
    await expect(evening.getByRole('listitem').filter({ hasText: 'Ella (' })).toContainText(
      'gets Bean chili; can’t eat Walnut salad',
    );
  });

  await page.goto(`/trips/${tripId}?dialog=handbook`);
  await dialog.getByText('Amounts for each group').click();
  await print.click();
  await expectPrinted(page, 'Kitchen handbook, Summer camp', async () => {
    await expect(pages.getByRole('heading', { name: 'Fish tacos' })).toBeVisible();
    await expect(pages.getByRole('heading', { name: 'Bean chili' })).toBeVisible();
    const beans = pages.getByRole('row').filter({ hasText: 'dried black beans' });
    await expect(beans.getByRole('cell')).toHaveText(['1 lb', '8 oz', '8 oz']);
    await expect(pages.getByRole('columnheader', { name: 'Otters 1 portion' })).toHaveCount(3);
  });
  await expect(dialog).toHaveCount(0);
});

/** Two dinners; Ella of the Otters avoids nuts, which one dish of the second has. */
async function campWithDinners(journey: Journey): Promise<string> {
  const { id: tripId } = await journey.trip({
    name: 'Summer camp',
    startDate,
    endDate: nextDate,
    includeBreakfasts: false,
    includeLunches: false,
  });
  await journey.rest('POST', `/api/trips/${tripId}/eaters`, {
    name: 'Ella',
    group: 'Otters',
    avoids: [NUTS],
  });
  const plan = async (date: string, name: string, food: string, more: object = {}) => {
    const meal = await journey.meal({
      tripId,
      date,
      name,
      servings: 2,
      ...more,
      ingredients: [{ name: food, quantity: '1', unit: 'lb' }],
    });
    return meal.id;
  };
  await plan(startDate, 'Fish tacos', 'cod');
  const chili = await plan(nextDate, 'Bean chili', 'dried black beans');
  await journey.rest('PATCH', `/api/meals/${chili}`, { minutes: 110 });
  await plan(nextDate, 'Walnut salad', 'walnuts', { beside: true });
  const { participants } = await journey.rest<{ participants: readonly { id: string }[] }>(
    'GET',
    `/api/trips/${tripId}`,
  );
  await journey.rest('PUT', `/api/trips/${tripId}/duties`, {
    date: nextDate,
    type: 'dinner',
    kind: 'wash_up',
    participantIds: [participants[0]?.id],
  });
  return tripId;
}
