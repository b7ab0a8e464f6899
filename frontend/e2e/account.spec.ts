import { readFile } from 'node:fs/promises';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { formatPhone } from '../../domain/people/phone/phone.ts';
import { expect, lastCode, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
const DATES = { startDate, endDate: addDays(startDate, 2) };

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

test('a user changes name and number, exports the data and deletes the account; the others keep their plan', async ({
  page: maya,
  journey,
}) => {
  const { phone: before } = await journey.signUp('Maya Torres');
  const trip = await journey.trip({ name: 'Moab', ...DATES });
  await journey.trip({ name: 'Alone', ...DATES });
  const meal = { date: startDate, type: 'dinner', name: 'Cast-iron chili' };
  await journey.meal({ tripId: trip.id, ...meal });
  const jonas = await journey.visitor(LAPTOP);
  const { phone: jonasPhone } = await journey.signUp('Jonas Weber', newPhone(), jonas);
  const invite = { phone: jonasPhone, name: 'Jonas' };
  await journey.rest('POST', `/api/trips/${trip.id}/invite`, invite);
  await journey.acceptInvitation(jonas);

  await maya.goto('/');
  await maya.getByRole('button', { name: 'Maya Torres, menu' }).click();
  await maya.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(maya.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await journey.expectAccessible();
  await maya.getByRole('link', { name: 'Maya Torres' }).click();
  await expect(maya.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(maya.getByRole('list', { name: 'Sessions' })).toContainText('This device');
  await journey.expectAccessible();

  await maya.getByRole('button', { name: 'Change name' }).click();
  await maya.getByLabel('Your name', { exact: true }).fill('Maya Ruiz');
  await maya.keyboard.press('Enter');
  await expect(maya.getByText('Name changed', { exact: true })).toBeVisible();
  await expect(maya.getByRole('button', { name: 'Maya Ruiz, menu' })).toBeVisible();

  const after = newPhone();
  await maya.getByRole('button', { name: 'Change phone number' }).click();
  await maya.getByLabel('New phone number').fill(formatPhone(jonasPhone));
  await maya.keyboard.press('Enter');
  await expect(maya.getByText('This phone number already has an account.')).toBeVisible();
  await maya.getByLabel('New phone number').fill(formatPhone(after));
  await maya.keyboard.press('Enter');
  await expect(maya.getByLabel('Verification code')).toBeFocused();
  await maya.getByLabel('Verification code').fill(await lastCode(after));
  await expect(maya.getByText('Phone number changed', { exact: true })).toBeVisible();
  await expect(maya.getByText(formatPhone(after), { exact: true })).toBeVisible();
  await expect(maya.getByText(formatPhone(before))).toHaveCount(0);

  const download = maya.waitForEvent('download');
  await maya.getByRole('button', { name: 'Export my data' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ account: { name: 'Maya Ruiz', phone: after } });

  await maya.getByRole('button', { name: 'Delete account' }).click();
  const dialog = maya.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Alone', 'Moab, organized by Jonas Weber']);
  await journey.expectAccessible();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(maya.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  expect((await maya.request.get('/api/auth/me')).status()).toBe(401);

  await jonas.goto(`/trips/${trip.id}`);
  await expect(jonas.getByText('Cast-iron chili').first()).toBeVisible();
  const members = jonas.getByRole('region', { name: 'Trip Members' }).getByRole('listitem');
  await expect(members.filter({ hasText: 'Jonas Weber' })).toContainText('Trip Organizer');
  await expect(members.filter({ hasText: 'Former member' })).toBeVisible();
  await expect(jonas.getByText('Maya Ruiz')).toHaveCount(0);
});

test('a webhook is made with its secret, looked at, edited and deleted', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/account/programs');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Address of your server').fill('https://hooks.example.org/kitchen');
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Make webhook' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open: hooks.example.org/kitchen' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('list', { name: 'What was sent' })).toContainText('Test');
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Edit…' }).click();
  await page.getByLabel('Address of your server').fill('https://hooks.example.org/pantry');
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'hooks.example.org/pantry' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('Webhook deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('hooks.example.org/pantry')).toHaveCount(0);
});
