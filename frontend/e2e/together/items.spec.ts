import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch, serviceWorkers: 'allow' });

test('an item typed offline survives a reload, arrives once, and others see it at once', async ({
  page: maya,
  context,
  journey,
}) => {
  const samPhone = newPhone();
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.rest<{ id: string }>('POST', '/api/trips', {
    ...{ name: 'Lake Wallowa Weekend', location: 'Joseph, Oregon' },
    ...{ startDate, endDate: addDays(startDate, 2), invitePhones: [samPhone] },
  });
  const { id: mealId } = await journey.rest<{ id: string }>('POST', '/api/meals', {
    ...{ tripId, date: startDate, type: 'dinner', name: 'Chili' },
  });
  await journey.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Eggs', quantity: '6' });
  const sam = await journey.visitor({ ...LAPTOP, baseURL: process.env['E2E_MODEL_URL'] ?? '' });
  await journey.signUp('Sam Okafor', samPhone, sam);
  await journey.acceptInvitation(sam);
  await sam.goto(`/trips/${tripId}/shopping`);
  await expect(sam.getByRole('checkbox', { name: 'Eggs' })).toBeVisible();

  await maya.goto(`/trips/${tripId}/shopping`);
  await expect(maya.getByRole('checkbox', { name: 'Eggs' })).toBeVisible();
  await maya.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => maya.evaluate(() => localStorage.getItem('offline-trip-data') ?? ''))
    .toMatch(/Eggs/);

  await context.setOffline(true);
  const field = maya.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('2 bags charcoal');
  await expect(maya.getByText('Household & Gear')).toBeVisible();
  await field.press('Enter');
  await expect(field).toBeFocused();
  const waiting = maya.getByRole('list', { name: 'Items to be added' });
  await expect(waiting.getByText('Charcoal')).toBeVisible();
  await expect(waiting.getByText('Waiting to send')).toBeVisible();
  await journey.expectAccessible();

  await maya.reload();
  await expect(waiting.getByText('Charcoal')).toBeVisible();
  const sent: string[] = [];
  maya.on('request', (request) => {
    if ((request.postData() ?? '').includes('mutation AddTripItems')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(maya.getByRole('checkbox', { name: 'Charcoal' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(sent).toHaveLength(1);
  const items = await journey.rest<{ name: string; quantity: string }[]>('GET', `/api/trips/${tripId}/items`);
  expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([['Charcoal', '2']]);

  const line = sam.getByRole('checkbox', { name: 'Charcoal' });
  await expect(line).toBeVisible();
  await expect(line).toHaveAccessibleDescription(/added by Maya Torres/);
  await line.check();
  await expect(maya.getByRole('button', { name: 'Bought 1' })).toBeVisible();
});
