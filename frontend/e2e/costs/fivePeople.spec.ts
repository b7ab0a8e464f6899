import { addDays } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { startDate } from '../table/tableScreens.ts';
import type { Locator, Page } from '@playwright/test';

const [, LAPTOP] = VIEWPORTS;

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

/** Three dinners; portions of all five, then Leo arrives for the second one. */
const DINNERS = ['Clam chowder', 'Fish tacos', 'Bean chili'];

interface Eater {
  readonly id: string;
  readonly name: string;
  readonly participantId: string;
}

/** Maya with a child, and four friends. */
async function build(journey: Journey): Promise<{ tripId: string; eaters: readonly Eater[] }> {
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({
    name: 'Cannon Beach',
    startDate,
    days: 3,
    invitees: ['Sam Okafor', 'Priya Nair', 'Ana Lindqvist', 'Leo Marchetti'].map((name) => ({
      name,
      phone: newPhone(),
    })),
  });
  for (const [day, name] of DINNERS.entries())
    await journey.meal({ tripId, date: addDays(startDate, day), name });
  await journey.rest('POST', `/api/trips/${tripId}/eaters`, { name: 'Noa', portion: 0.5 });
  const eaters = await journey.rest<Eater[]>('GET', `/api/trips/${tripId}/eaters`);
  return { tripId, eaters };
}

async function addReceipt(
  page: Page,
  amount: string,
  label: string,
  fill: (sheet: Locator) => Promise<void>,
) {
  await page.getByRole('button', { name: 'Add receipt' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add receipt' });
  await expect(sheet.getByLabel('Amount')).toBeFocused();
  await sheet.getByLabel('Amount').fill(amount);
  await sheet.getByLabel('What for').fill(label);
  await fill(sheet);
  await sheet.getByRole('button', { name: /^Add \$/ }).click();
  await expect(sheet).toBeHidden();
}

/** The lines of a participant's share, with their working. */
async function expectShare(page: Page, row: string, title: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: row, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  for (const line of lines) await expect(dialog.getByText(line, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

test('five people and three receipts, one of which arrives late: the screen explains each cent', async ({
  page,
  journey,
}) => {
  const { tripId, eaters } = await build(journey);
  await page.goto(`/trips/${tripId}`);
  await page.getByRole('link', { name: 'Costs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add the first receipt' })).toBeVisible();

  // 5½ portions at each of three dinners are 16½; two of them are 11.
  await addReceipt(page, '99', 'Big shop', async (sheet) => {
    await expect(sheet.getByText('16½ portions, $6.00 each')).toBeVisible();
    await expect(sheet.getByRole('list', { name: 'Shares' }).getByRole('listitem').first()).toHaveText(
      /You and Noa\s*4½ portions\s*\$27\.00/,
    );
  });
  await addReceipt(page, '$60.00', 'Fish market', async (sheet) => {
    await sheet.getByRole('radio', { name: 'Sam' }).check();
    await sheet.getByText('Some meals').click();
    for (const box of (await sheet.getByRole('checkbox').all()).slice(0, 2)) await box.check();
    await expect(sheet.getByText('11 portions, about $5.45 each')).toBeVisible();
  });
  const names = ['You', 'Sam', 'Priya', 'Ana', 'Leo'];
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('listitem')).toHaveCount(
    names.length,
  );
  // Of $60.00: 3/11 and four times 2/11. The cents left over go to the largest fractions.
  await expectShare(page, 'Leo owes $28.91', 'Leo owes $28.91', [
    '3 of 16½ portions of $99.00',
    '$18.00',
    '2 of 11 portions of $60.00, rounded up',
    '$10.91',
  ]);

  // Leo arrives a day late: 15½ and 10 portions.
  const leo = eaters.find(({ name }) => name === 'Leo Marchetti');
  await journey.rest('PATCH', `/api/trips/${tripId}/eaters/${leo?.id}`, {
    arrives: { date: addDays(startDate, 1), type: 'dinner' },
  });
  await expect(page.getByRole('button', { name: 'Leo owes $18.78', exact: true })).toBeVisible();
  await expectShare(page, 'Leo owes $18.78', 'Leo owes $18.78', [
    '2 of 15½ portions of $99.00, rounded up',
    '$12.78',
    '1 of 10 portions of $60.00',
    '$6.00',
  ]);

  // The late receipt, of the third kind.
  await addReceipt(page, '24,00', 'Ice cream', async (sheet) => {
    await sheet.getByRole('radio', { name: 'Ana' }).check();
    await sheet.getByText('Other', { exact: true }).click();
    await sheet.getByText('Own shares').click();
    await sheet.getByLabel('Share of You').fill('12');
    await sheet.getByLabel('Share of Ana').fill('8');
    await expect(sheet.getByText('$4.00 left to split')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Add $24.00' })).toBeDisabled();
    await sheet.getByLabel('Share of Ana').fill('12');
  });
  await expect(page.getByText('$183.00')).toBeVisible();
  const costs = await journey.rest<{ balances: { balance: string }[]; transfers: object[] }>(
    'GET',
    `/api/trips/${tripId}/balances`,
  );
  const cents = costs.balances.map(({ balance }) => Math.round(Number(balance) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0);

  // All transfers are paid; then everybody is even.
  const count = costs.transfers.length;
  await page.getByRole('button', { name: `Settle up with ${count} transfers` }).click();
  const settle = page.getByRole('dialog', { name: 'Settle up' });
  await expect(settle.getByText(/^Grub Club doesn’t move money\./)).toBeVisible();
  for (let paid = 0; paid < count; paid += 1) {
    await settle
      .getByRole('button', { name: /^Mark as paid/ })
      .first()
      .click();
    await expect(settle.getByRole('button', { name: /^Undo/ })).toHaveCount(paid + 1);
  }
  await expect(settle.getByText('Everybody is even.')).toBeVisible();
  await settle.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is settled' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByRole('button', { name: 'Settle up with 1 transfer' })).toBeVisible();
});
