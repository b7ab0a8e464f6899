import { formatPhone } from '../../domain/people/phone.ts';
import { expect, lastCode, newPhone, test } from './support/journey.ts';

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

test('an empty, a short and a foreign number each get an error message', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter your phone number')).toBeVisible();
  await dialog.getByLabel('Phone number', { exact: true }).fill('900 555 0123');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter a valid US or Canadian phone number.')).toBeVisible();
});

test('a wrong code gets an error, going back keeps the number, and the right code works once', async ({
  page,
  journey,
}) => {
  const phone = newPhone();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your name').fill('Priya Nair');
  await journey.expectAccessible();
  await page.keyboard.press('Enter');
  const code = await lastCode(phone);
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  await journey.expectAccessible();
  const wrong = code === '000000' ? '111111' : '000000';
  await dialog.getByLabel('Verification code').fill(wrong);
  await expect(dialog.getByText(/^The code is wrong\./)).toBeVisible();
  await expect(dialog.getByText(/Resend code in \d+:\d\d/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Priya Nair');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Phone number', { exact: true })).toHaveValue(formatPhone(phone));
});
