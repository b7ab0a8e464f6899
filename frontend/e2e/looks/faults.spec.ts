import type { Page } from '@playwright/test';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { expect, lastCode, newPhone, test } from '../support/journey.ts';

/** Blocks the calls of that operation from now on. */
async function blockOperation(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    // JSON that our own client sends.
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === operation) await route.abort();
    else await route.fallback();
  });
}

test('axe passes on pages that failed to load', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  // Live updates would read a failed trip again before the button does.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  const { id } = await journey.trip({ name: 'Lake Wallowa Weekend', days: 3 });
  for (const [operation, path, title] of [
    ['Home', '/', 'Your trips could not be loaded'],
    ['Trip', `/trips/${id}`, 'This did not load.'],
    ['TripIngredients', `/trips/${id}/shopping`, 'This did not load.'],
    ['Viewer', '/', 'No connection to the server'],
  ] as const) {
    await blockOperation(page, operation);
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(title);
    await journey.expectAccessible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(title)).toBeHidden();
  }
});

test('axe passes on failed steps of signing in', async ({ page, journey }) => {
  const phone = newPhone();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
  const submits = [
    ['CheckPhone', 'Continue', 'Failed to check phone number'],
    ['RequestCode', 'Send code', 'Failed to send verification code'],
    ['VerifyCode', 'Sign in', 'Failed to verify code'],
  ] as const;
  for (const [operation, action, message] of submits) {
    if (operation === 'RequestCode') await dialog.getByLabel('Your name').fill('Priya Nair');
    await blockOperation(page, operation);
    // The last digit submits the code.
    if (operation === 'VerifyCode') await dialog.getByLabel('Verification code').fill(await lastCode(phone));
    else await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await journey.expectAccessible();
    await page.unrouteAll({ behavior: 'wait' });
    if (operation !== 'VerifyCode') await dialog.getByRole('button', { name: action }).click();
  }
});
