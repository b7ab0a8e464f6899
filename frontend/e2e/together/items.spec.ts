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
  const { id: tripId } = await journey.trip({
    name: 'Lake Wallowa Weekend',
    startDate,
    days: 3,
    invitePhones: [samPhone],
  });
  await journey.meal({
    tripId,
    date: startDate,
    name: 'Chili',
    ingredients: [{ name: 'Eggs', quantity: '6' }],
  });
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
  const field = maya.getByRole('textbox', { name: 'Add or find an item' });
  await field.fill('2 bags charcoal');
  await expect(
    maya.getByRole('button', { name: 'Add “2 bags charcoal” 2 bags, Household & Gear' }),
  ).toBeVisible();
  await field.press('Enter');
  await expect(field).toBeFocused();
  const gear = maya.getByRole('region', { name: 'Household & Gear' });
  const waiting = gear.getByText('Waiting to send');
  await expect(gear.getByRole('checkbox', { name: 'Charcoal' })).toBeDisabled();
  await expect(waiting).toBeVisible();
  await journey.expectAccessible();

  await maya.reload();
  await expect(waiting).toBeVisible();
  const sent: string[] = [];
  maya.on('request', (request) => {
    if ((request.postData() ?? '').includes('"AddTripItems"')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(gear.getByRole('checkbox', { name: 'Charcoal' })).toBeEnabled();
  await expect(waiting).toHaveCount(0);
  expect(sent).toHaveLength(1);
  const items = await journey.rest<{ name: string; quantity: string }[]>('GET', `/api/trips/${tripId}/items`);
  expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([['Charcoal', '2']]);

  const line = sam.getByRole('checkbox', { name: 'Charcoal' });
  await expect(line).toBeVisible();
  await expect(line).toHaveAccessibleDescription(/added by Maya Torres/);
  const places = () =>
    maya.locator('li:has([data-cart-line])').evaluateAll((rows) =>
      rows.map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return { name: row.querySelector('[id$=name]')?.textContent, top, height };
      }),
    );
  const before = await places();
  expect(before).toHaveLength(2);
  await line.check();
  await expect(gear.getByText('Sam has it')).toBeVisible();
  expect(await places()).toEqual(before);
});
