import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';

const startDate = addDays(localDate(new Date()), 5);
const TRIP = { name: 'Moab', location: 'Utah', startDate, endDate: addDays(startDate, 2) };

test("another group's trip is a page not found", async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip(TRIP);
  await journey.signUp('Sam Okafor');
  for (const path of [`/trips/${trip.id}`, `/trips/${trip.id}/shopping`, '/trips/42', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  await journey.expectAccessible();
});

test('the first participant to fill a slot wins, and the other keeps the draft', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip(TRIP);
  await page.goto(`/trips/${trip.id}`);
  await page
    .getByRole('button', { name: /^Unassigned: assign dinner/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Assign Dinner/ });
  await dialog.getByLabel('Meal name').fill('Stew');
  await dialog.getByRole('radiogroup', { name: 'Assigned to' }).getByText('You', { exact: true }).click();
  await journey.meal({ tripId: trip.id, date: startDate, name: 'Chili' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Meal name')).toHaveValue('Stew');
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone else has just filled this slot with “Chili”.',
  );
});

test('a completed trip is locked and says so', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip({ ...TRIP, startDate: '2020-06-13', endDate: '2020-06-15' });
  await page.goto(`/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Moab' })).toBeVisible();
  await expect(page.getByText(/Completed/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unassigned: assign/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Not Needed/ })).toHaveCount(0);
  await journey.expectAccessible();
});
