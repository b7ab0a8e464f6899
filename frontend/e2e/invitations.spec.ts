import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { formatPhone } from '../../domain/people/phone/phone.ts';
import { acceptInvitation, expect, lastCode, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
const TRIP = { name: 'Crater Lake', location: 'Oregon', startDate, endDate: addDays(startDate, 2) };

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

async function signUpInDialog(page: Page, name: string): Promise<void> {
  const phone = newPhone();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your name').fill(name);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Verification code').fill(await lastCode(phone));
}

test('a trip for 25 people is created on the first day, and says which invitations wait', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  await page.goto('/?dialog=new-trip');
  const dialog = page.getByRole('dialog', { name: 'Create New Trip' });
  await dialog.getByLabel('Trip name').fill(TRIP.name);
  await dialog.getByLabel('Location').fill(TRIP.location);
  await dialog.getByLabel('Start date').fill(TRIP.startDate);
  await dialog.getByLabel('End date').fill(TRIP.endDate);
  const people = Array.from({ length: 24 }, (_, index) => `Person ${index + 1} ${formatPhone(newPhone())}`);
  await dialog.getByLabel(/^Invite by phone/).fill(people.join('\n'));
  await expect(dialog.getByText('24 people, 24 with a name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TRIP.name })).toBeVisible();
  const members = page.getByRole('region', { name: 'Trip Members' });
  await members.getByRole('link', { name: '17 more' }).click();
  await expect(page.getByText(/14 invitations go out (tomorrow|on)/)).toBeVisible();
  await expect(page.getByText('Invitation waits')).toHaveCount(14);
  await journey.expectAccessible();
});

test('one shares a link; another signs up by it and accepts; once revoked it works no longer', async ({
  page: maya,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const { id } = await journey.trip(TRIP);
  await maya.goto(`/trips/${id}?dialog=invite`);
  const invite = maya.getByRole('dialog', { name: 'Invite to Trip' });
  await invite.getByRole('button', { name: 'Create link' }).click();
  const link = await invite.getByLabel('Address').inputValue();
  await invite.getByRole('button', { name: 'QR code' }).click();
  await expect(invite.getByRole('img', { name: 'QR code of the invitation to Crater Lake' })).toBeVisible();
  await journey.expectAccessible();

  const jonas = await journey.visitor(PHONE);
  const requests: string[] = [];
  jonas.on('request', (request) => requests.push(request.url() + (request.headers()['referer'] ?? '')));
  await jonas.goto(link);
  const shown = jonas.getByRole('dialog').getByRole('region', { name: 'Invitation' });
  await expect(shown).toContainText('Maya Torres invites you to');
  await expect(shown).toContainText(TRIP.name);
  await signUpInDialog(jonas, 'Jonas Weber');
  const card = jonas.getByRole('article', { name: TRIP.name });
  await expect(card).toContainText('Maya Torres invited you');
  await expect(card).toBeFocused();
  expect(requests.filter((url) => url.includes(link.split('#invite=')[1] ?? link))).toEqual([]);
  await acceptInvitation(jonas, card);
  await expect(jonas).toHaveURL(new RegExp(`/trips/${id}$`));
  await expect(jonas.getByRole('heading', { level: 1, name: TRIP.name })).toBeVisible();

  await invite.getByRole('button', { name: 'Revoke link' }).click();
  await expect(invite.getByRole('button', { name: 'Create link' })).toBeVisible();
  const priya = await journey.visitor(PHONE);
  await priya.goto(link);
  await expect(
    priya.getByText('This invitation link no longer works. Please ask for a new one.'),
  ).toBeVisible();
});
