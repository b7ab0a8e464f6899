import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { ADMIN_PHONE, insertBusySummer } from './support/operatorData.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;

const isOfDashboard = (body: string) => body.includes('"operationName":"Admin');

/** Operations that the dashboard sends about the whole installation. */
function adminCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().includes('/api/admin') || isOfDashboard(body)) calls.push(body);
  });
  return calls;
}

/** Empties the dashboard's answers, whatever other journeys do meanwhile. */
async function emptyAnswers(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isAdminCall = isOfDashboard(route.request().postData() ?? '');
    if (!isAdminCall) return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: unknown };
    await route.fulfill({ response, json: { ...rest, data: emptied(data) } });
  });
}

/** The same answer without rows and with every number 0; trends keep their days. */
function emptied(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return key === 'trends' ? value.map((day) => emptied(day)) : [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner, name)]));
}

test('a user without admin rights is refused, and no metrics are requested', async ({ page, journey }) => {
  const calls = adminCalls(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('button', { name: 'Start Planning For Free' })).toBeVisible();

  await journey.signUp('Jonas Weber');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Next Grub Club' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('an admin sees the metrics: with no data, with little data, after a busy summer', async ({
  page,
  journey,
}) => {
  const payments = page.getByRole('region', { name: 'Payment Transactions' });
  const rows = payments.getByRole('row');
  await journey.signUp('Maya Torres', ADMIN_PHONE);

  await emptyAnswers(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByText('No payment transactions found')).toBeVisible();
  await expect(page.getByText('No user credit data found')).toBeVisible();
  await expect(page.getByText('No trips yet.')).toBeVisible();
  await journey.expectAccessible();

  await page.unroute('**/graphql');
  await page.reload();
  await expect(page.getByText('Unable to load Stripe configuration')).toBeVisible();
  await expect(page.getByRole('table', { name: 'User Financial Report' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Everything');
  await expect(
    page.getByRole('table', { name: 'Audit Log' }).getByText('Viewed trends').first(),
  ).toBeVisible();

  await insertBusySummer();
  await page.reload();
  await expect(payments.getByText(/^Showing latest 20 transactions out of \d+ total$/)).toBeVisible();
  await expect(rows).toHaveCount(21);
  await expect(page.getByRole('table', { name: /^Loss Leaders/ }).getByRole('row')).toHaveCount(11);
  const entries = page.getByRole('table', { name: 'Audit Log' }).getByRole('row');
  await expect(entries).toHaveCount(21);
  await page.getByRole('button', { name: 'Show more of Audit Log' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(21);
  await journey.expectAccessible();

  await page.setViewportSize(PHONE.viewport);
  await payments
    .getByRole('combobox', { name: /^Sort order of/ })
    .selectOption('Sort by amount, highest first');
  await expect(rows.nth(1)).toContainText('$29.99');
  await page.setViewportSize(LAPTOP.viewport);
  await payments.getByRole('searchbox').fill('(541) 555-0111');
  await expect(rows).toHaveCount(4);
  await expect(payments.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const download = page.waitForEvent('download');
  await payments.getByRole('button', { name: /^Save as CSV/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(5);
  expect(file).toContain(`"'=HYPERLINK(""https://example.com"",""Click"")",(541) 555-0111`);

  // The view is in the URL, and the back button clears it.
  await page.reload();
  await expect(rows).toHaveCount(4);
  await payments.getByRole('button', { name: /^Clear the filter/ }).click();
  await expect(rows).toHaveCount(21);

  // On paper figures stand below their heads too.
  await page.emulateMedia({ media: 'print' });
  const amount = rows.nth(1).getByRole('cell').filter({ hasText: '$' });
  await expect(amount).toHaveCSS('text-align', 'end');
  await expect(payments.getByRole('button', { name: /^Save as CSV/ })).toBeHidden();
});
