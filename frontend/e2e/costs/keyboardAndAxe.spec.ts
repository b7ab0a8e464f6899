import { expect, newPhone, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { startDate } from '../table/tableScreens.ts';

const [, LAPTOP] = VIEWPORTS;

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('axe passes on the costs, the sheet of a receipt, a share and settling up', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({
    name: 'Cannon Beach',
    startDate,
    days: 2,
    invitees: [{ name: 'Sam Okafor', phone: newPhone() }],
  });
  await journey.rest('POST', `/api/trips/${tripId}/eaters`, { name: 'Noa', portion: 0.5 });
  await journey.meal({ tripId, date: startDate, name: 'Chowder' });
  await page.goto(`/trips/${tripId}/costs`);
  await expect(page.getByRole('heading', { name: 'Add the first receipt' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Change currency' }).click();
  await expect(page.getByRole('dialog', { name: 'Currency' })).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');

  // By the keyboard alone.
  await page.getByRole('button', { name: 'Add receipt' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add receipt' });
  await expect(sheet.getByLabel('Amount')).toBeFocused();
  await page.keyboard.type('75');
  await journey.expectAccessible();
  await sheet.getByText('Some meals').click();
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByText('Own shares').click();
  await sheet.getByRole('button', { name: 'Paid in another currency' }).click();
  await expect(sheet.getByText('$75.00 left to split')).toBeVisible();
  await journey.expectAccessible();
  await sheet.getByText('Equally').click();
  await expect(sheet.getByText('2 people, not counting those they bring, $37.50 each')).toBeVisible();
  await journey.expectAccessible();
  await sheet.getByText('By who ate').click();
  await sheet.getByLabel('Amount').focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  const row = page.getByRole('button', { name: 'You get back $30.00' });
  await expect(row).toBeVisible();
  await journey.expectAccessible();

  await row.focus();
  await page.keyboard.press('Enter');
  const share = page.getByRole('dialog', { name: 'You get back $30.00' });
  await expect(share.getByText('1½ of 2½ portions of $75.00')).toBeVisible();
  await expect(share.getByLabel('Noa’s share is paid by')).toHaveValue(/.+/);
  await journey.expectAccessible();
  await share.getByLabel('Noa’s share is paid by').selectOption({ label: 'Sam' });
  await expect(page.getByRole('dialog', { name: 'You get back $45.00' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'You get back $45.00' })).toBeFocused();

  await page.getByRole('button', { name: 'Settle up with 1 transfer' }).click();
  await expect(page.getByRole('dialog', { name: 'Settle up' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Mark as paid: Sam to you' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Sam to you' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is settled' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: /^Groceries/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Shares no longer follow who eats' })).toBeVisible();
  await journey.expectAccessible();
});
