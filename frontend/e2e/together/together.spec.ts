import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import {
  acceptInvitation,
  expect,
  lastInvitation,
  newPhone,
  signUpInDialog,
  test,
} from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

/** Presses a button of a person's sheet, among the people of the trip. */
async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Trip Members' })
    .getByRole('link', { name: 'Trip Members' })
    .click();
  const people = page.getByRole('list', { name: 'People of this trip' });
  await people.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: action }).click();
}

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('one user creates a trip and invites; the other joins by link, becomes organizer, invites a third and is removed', async ({
  page: maya,
  journey,
}) => {
  const jonasPhone = newPhone();
  const priyaPhone = newPhone();

  await journey.signUp('Maya Torres');
  await maya.goto('/');
  await maya.getByRole('button', { name: 'Create New Trip' }).click();
  const newTrip = maya.getByRole('dialog', { name: 'Create New Trip' });
  await newTrip.getByLabel('Trip name').fill('Lake Wallowa Weekend');
  await newTrip.getByLabel('Location').fill('Joseph, Oregon');
  await newTrip.getByLabel('Start date').fill(startDate);
  await newTrip.getByLabel('End date').fill(addDays(startDate, 2));
  await newTrip.getByLabel(/^Invite by phone/).fill(formatPhone(jonasPhone));
  await newTrip.getByRole('button', { name: 'Create trip' }).click();
  await expect(maya.getByRole('heading', { level: 1, name: 'Lake Wallowa Weekend' })).toBeVisible();
  const members = maya.getByRole('region', { name: 'Trip Members' }).getByRole('listitem');
  await expect(members.filter({ hasText: formatPhone(jonasPhone) })).toContainText('Invited');

  const jonas = await journey.visitor(PHONE);
  await jonas.goto(await lastInvitation(jonasPhone));
  await expect(jonas.getByRole('dialog').getByRole('region', { name: 'Invitation' })).toContainText(
    'Lake Wallowa Weekend',
  );
  await signUpInDialog(jonas, 'Jonas Weber', jonasPhone);
  const invitation = jonas.getByRole('article', { name: 'Lake Wallowa Weekend' });
  await expect(invitation).toContainText('Maya Torres invited you');
  await expect(invitation).toBeFocused();
  await acceptInvitation(jonas, invitation);
  await expect(jonas.getByRole('heading', { level: 1, name: 'Lake Wallowa Weekend' })).toBeVisible();
  await expect(jonas.getByRole('button', { name: 'Invite' })).toHaveCount(0);

  await maya.reload();
  await expect(members.filter({ hasText: 'Jonas Weber' })).toContainText('Member');
  await chooseFor(maya, 'Jonas Weber', 'Promote to organizer');
  await maya.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(maya.getByText('Participant Promoted', { exact: true })).toBeVisible();
  await maya.getByRole('dialog', { name: 'Jonas Weber' }).getByRole('button', { name: 'Close' }).click();
  await maya.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(members.filter({ hasText: 'Jonas Weber' })).toContainText('Trip Organizer');

  await jonas.reload();
  await jonas.getByRole('button', { name: /^More: Invite/ }).click();
  await jonas.getByRole('menuitem', { name: 'Invite' }).click();
  const invite = jonas.getByRole('dialog', { name: 'Invite to Trip' });
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(jonas.getByText('Please fill in both phone number and name').first()).toBeVisible();
  await invite.getByLabel('Name').fill('Priya Nair');
  await invite.getByLabel('Phone number', { exact: true }).fill(formatPhone(priyaPhone));
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(jonas.getByText('Invitation Sent', { exact: true })).toBeVisible();
  expect(await lastInvitation(priyaPhone)).toContain('/?invitation=');

  await maya.reload();
  await expect(members.filter({ hasText: 'Priya Nair' })).toContainText('Invited');
  await chooseFor(maya, 'Jonas Weber', 'Remove from trip');
  const question = maya.getByRole('alertdialog', { name: 'Remove participant?' });
  await expect(question).toContainText('This will unassign any meals and shopping items assigned to them');
  await question.getByRole('button', { name: 'Remove participant' }).click();
  await expect(maya.getByText('Participant Removed', { exact: true })).toBeVisible();
  await maya.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(members.filter({ hasText: 'Jonas Weber' })).toHaveCount(0);

  await jonas.reload();
  await expect(jonas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await jonas.goto('/');
  await expect(jonas.getByRole('heading', { level: 1, name: 'Create Your Next Grub Club' })).toBeVisible();
});

test('a trip is edited and deleted, and meals outside its new dates are kept', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 4 });
  await journey.meal({ tripId: trip.id, date: addDays(startDate, 3), name: 'Chili' });
  await page.goto(`/trips/${trip.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Trip' });
  await expect(edit.getByLabel('Trip name')).toHaveValue('Lake Wallowa Weekend');
  await edit.getByLabel('Trip name').fill('Wallowa in June');
  await edit.getByLabel('End date').fill(addDays(startDate, 2));
  await journey.expectAccessible();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  const preview = page.getByRole('dialog', { name: /^The trip is / });
  await expect(preview).toContainText('1 meal leaves the plan');
  await preview.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Trip updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallowa in June' })).toBeVisible();
  await expect(page.getByRole('region', { name: /outside the plan/i })).toContainText('Chili');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: 'cannot be undone and will remove the trip for all participants' });
  await expect(question).toBeVisible();
  await journey.expectAccessible();
  await question.getByRole('button', { name: 'Delete trip' }).click();
  await expect(page.getByText('Trip Deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Next Grub Club' })).toBeVisible();
});
