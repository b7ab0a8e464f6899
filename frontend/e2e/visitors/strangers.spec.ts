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
