import { SCENES } from '../../../domain/trip/scene.ts';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';

const startDate = addDays(localDate(new Date()), 5);
const TRIP = { name: 'Moab', location: 'Moab, Utah', startDate, endDate: addDays(startDate, 2) };

test('without photos the API returns a drawing that any page can show', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip(TRIP);
  const photo = await journey.rest<{ urls: { regular: string } }>('GET', `/api/trips/${trip.id}/photo`);
  const address = new URL(photo.urls.regular);
  expect(address.pathname).toBe('/scenes/desert.svg');
  await page.goto('/');
  const widths = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    [address.href, ...SCENES.map((scene) => `/scenes/${scene}.svg`)],
  );
  expect(widths.every((width) => width > 0)).toBe(true);
});
