import type { Locator, Page } from '@playwright/test';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { expect, lastCode, test } from '../support/journey.ts';

test('a user with an account signs in on a legal page, reaches the trips, and logs out', async ({
  page,
  journey,
}) => {
  const { name, phone } = await journey.signUp('Jonas Weber');
  await journey.rest('POST', '/api/auth/logout');
  await journey.ageCodesByAnHour(phone);
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  const phoneField = dialog.getByLabel('Phone number', { exact: true });
  await phoneField.fill(formatPhone(phone));
  await dialog.getByText('Remember my phone number').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  // A phone drops the page while its user reads the text.
  await page.reload();
  await dialog.getByLabel('Verification code').fill(await lastCode(phone));
  await expect(page.getByText('Welcome!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Next Grub Club' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(phoneField).toHaveValue(formatPhone(phone));
});

test('a phone number and a code that the browser fills in keep their colours', async ({ page, journey }) => {
  const { phone } = await journey.signUp('Jonas Weber');
  await journey.rest('POST', '/api/auth/logout');
  await journey.ageCodesByAnHour(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  const phoneField = dialog.getByLabel('Phone number', { exact: true });
  await phoneField.fill(formatPhone(phone));
  await expectSameWhenFilledIn(page, phoneField);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const code = dialog.getByLabel('Verification code');
  await code.fill('123');
  await expectSameWhenFilledIn(page, code);
});

/** Compares the picture of a field with that of the same field when the browser filled it in, in light and dark. */
async function expectSameWhenFilledIn(page: Page, field: Locator): Promise<void> {
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'input:focus',
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await picture(['autofill']);
    expect(await field.evaluate((input) => input.matches(':autofill'))).toBe(true);
    // Until the dialog and the colours have come to rest.
    await expect.poll(async () => (await picture(['autofill'])).equals(await picture([]))).toBe(true);
  }
  await session.detach();

  async function picture(forcedPseudoClasses: string[]): Promise<Buffer> {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Without the rounded edge, where both backgrounds blend.
    return page.screenshot({ clip: { x: x + 4, y: y + 4, width: width - 8, height: height - 8 } });
  }
}

test('an empty, a short and a foreign number each get an error message', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter your phone number')).toBeVisible();
  const field = dialog.getByLabel('Phone number', { exact: true });
  await field.fill('415 555');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('A phone number has 10 digits.')).toBeVisible();
  await field.fill('');
  await field.pressSequentially('+44 7700 900123');
  await expect(field).toHaveValue('+44 7700 900123');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter a valid phone number with its country code.')).toBeVisible();
});

test('a user of a German number signs in by keyboard, and sees it as it is written there', async ({
  page,
  journey,
}) => {
  // Of Berlin, reserved for films.
  const phone = `+4930231250${String(10 + (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 80))}`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  const phoneField = dialog.getByLabel('Phone number', { exact: true });
  await expect(phoneField).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const countries = page.getByRole('dialog', { name: 'Country' });
  await expect(countries.getByRole('combobox')).toBeFocused();
  await journey.expectAccessible();
  await page.keyboard.type('germ');
  await page.keyboard.press('Enter');
  await expect(phoneField).toBeFocused();
  await page.keyboard.type(`0${phone.slice(3)}`);
  await expect(phoneField).toHaveValue(/^030 231250\d\d$/);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your name').fill('Lena Vogt');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Verification code').fill(await lastCode(phone));
  await expect(page.getByText('Welcome!', { exact: true })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(formatPhone(phone), { exact: true })).toBeVisible();
});
