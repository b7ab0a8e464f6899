import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

test('the later one of two edits of a trip is asked which name to keep', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = { name: 'Lake', location: 'Joseph, Oregon', startDate, endDate: addDays(startDate, 1) };
  const { id } = await journey.trip(trip);
  await page.goto(`/trips/${id}?dialog=edit-trip`);
  const dialog = page.getByRole('dialog', { name: 'Edit Trip' });
  await dialog.getByLabel('Trip name').fill('Lake Week');
  await journey.rest('PUT', `/api/trips/${id}`, { ...trip, name: 'Our Week', location: 'Enterprise' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('One field differs.')).toBeVisible();
  await expect(dialog.getByText('Enterprise')).toBeVisible();
  const back = await dialog.getByRole('button', { name: 'Back to writing' }).boundingBox();
  expect(back?.x).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Trip updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lake Week' })).toBeVisible();
  await expect(page.getByText('Enterprise')).toBeVisible();
});
