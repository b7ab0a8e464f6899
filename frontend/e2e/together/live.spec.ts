import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('two people on two servers see each other’s changes without a reload', async ({
  page: maya,
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
  const sam = await journey.visitor({ ...PHONE, baseURL: process.env['E2E_MODEL_URL'] ?? '' });
  await journey.signUp('Sam Okafor', samPhone, sam);

  await maya.goto(`/trips/${tripId}`);
  const members = maya.getByRole('region', { name: 'Trip Members' }).getByRole('listitem');
  await expect(members.filter({ hasText: 'Invited' })).toBeVisible();
  await journey.acceptInvitation(sam);
  await expect(members.filter({ hasText: 'Sam Okafor' })).not.toContainText('Invited');

  await sam.goto(`/trips/${tripId}/shopping`);
  await expect(maya.getByText('Sam is online')).toBeVisible();
  await expect(sam.getByText('Maya is online')).toBeVisible();

  const { id: mealId } = await journey.meal({
    tripId,
    date: startDate,
    name: 'Fish tacos',
    ingredients: [{ name: 'limes', quantity: '6' }],
  });
  const line = sam.getByRole('checkbox', { name: 'limes' });
  await expect(line).not.toBeChecked();

  await maya.getByRole('link', { name: 'View Cart' }).first().click();
  await line.check();
  const ofMaya = maya.getByRole('checkbox', { name: 'limes' });
  await expect(ofMaya).toBeChecked();
  await ofMaya.uncheck();
  await expect(line).not.toBeChecked();

  await sam.getByRole('link', { name: 'Back to Trip' }).click();
  await journey.rest('PATCH', `/api/meals/${mealId}`, { name: 'Fish stew' });
  const meal = sam.getByRole('button', { name: /^Fish stew/ });
  await expect(meal).toBeVisible();
  await journey.rest('POST', `/api/meals/${mealId}/vote`, { voteType: 'up' });
  await meal.click();
  await expect(sam.getByRole('button', { name: /Fish stew: 1 so far/ })).toBeVisible();
  await sam.keyboard.press('Escape');
  await expect(sam.getByRole('dialog')).toHaveCount(0);
  await journey.rest('PATCH', `/api/meals/${mealId}`, { date: addDays(startDate, 1) });
  await expect(meal).toBeHidden();
  await journey.rest('POST', `/api/trips/${tripId}/invite`, { phone: newPhone(), name: 'Priya Nair' });
  await expect(sam.getByRole('region', { name: 'Trip Members' })).toContainText('3 people');

  const { participants } = await journey.rest<{ participants: { id: string; name: string }[] }>(
    'GET',
    `/api/trips/${tripId}`,
  );
  const own = participants.find(({ name }) => name === 'Sam Okafor');
  await journey.rest('DELETE', `/api/trips/${tripId}/participants/${own?.id}`);
  await expect(sam.getByRole('heading', { name: 'This trip is no longer available' })).toBeVisible();
});

test('a session that ends elsewhere ends the open trip, too', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const { id } = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 3 });
  const connected = page.waitForEvent('websocket', { timeout: 0 });
  await page.goto(`/trips/${id}`);
  await (await connected).waitForEvent('framereceived');
  await journey.rest('POST', '/api/auth/logout');
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});
