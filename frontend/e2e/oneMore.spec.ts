import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [, LAPTOP] = VIEWPORTS;

test.use({ viewport: LAPTOP.viewport, permissions: ['clipboard-read', 'clipboard-write'] });

test('three meals share carrots, all bought, one eater more: 1 more on the screen, in the shared text and on paper', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const endDate = addDays(startDate, 2);
  const trip = { name: 'Carrot Camp', location: 'Joseph, Oregon', startDate, endDate };
  const { id } = await journey.trip(trip);
  const eaters = `/api/trips/${id}/eaters`;
  const eaterCount = 7;
  for (let n = 2; n <= eaterCount; n += 1) await journey.rest('POST', eaters, { name: `Eater ${n}` });
  for (const [day, name] of ['Soup', 'Roast', 'Sticks'].entries()) {
    const slot = { tripId: id, date: addDays(startDate, day), type: 'dinner', name };
    await journey.meal({ ...slot, servings: eaterCount, ingredients: [{ name: 'Carrots', quantity: '7' }] });
  }
  await page.goto(`/trips/${id}/shopping`);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Carrots' }) });
  await expect(line).toContainText('21');
  const ticked = page.waitForResponse(
    (response) => response.request().postData()?.includes('TickIngredients') === true,
  );
  await page.getByRole('checkbox', { name: 'Carrots' }).check();
  // A tick that comes after the eighth eater is for them, too.
  await ticked;
  await expect(page.getByRole('checkbox', { name: 'Carrots' })).toBeChecked();

  await journey.rest('POST', eaters, { name: 'Eater 8', arrives: { date: endDate, type: 'dinner' } });
  await expect(page.getByRole('checkbox', { name: 'Carrots' })).not.toBeChecked();
  await expect(line).toContainText(/21 bought.*1 more/);

  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Share list' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('[ ] Carrots: 1 more, 21 bought');

  await page.emulateMedia({ media: 'print' });
  await expect(line.getByText('21 bought', { exact: true })).toBeVisible();
  await expect(line).toContainText(/21 bought.*1 more/);
});
