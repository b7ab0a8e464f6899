import { expect, newPhone, signUpInDialog, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;
const ADDRESS = 'https://example.com/smoky-bean-skillet';
const SHARED = `/recipes?shared-text=${encodeURIComponent(`Look at this: ${ADDRESS}`)}`;

test('the browser can install it, from the page of visitors and from the app', async ({ page, journey }) => {
  const browser = await page.context().newCDPSession(page);
  const expectInstallable = async () => {
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Journeys run in private windows.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data = '' } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ name: 'Grub Club', short_name: 'Grub Club' });
  };
  await page.goto('/');
  await expectInstallable();
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Recipes' }).first()).toBeVisible();
  await expectInstallable();
  for (const icon of ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'])
    expect((await page.request.get(`/icons/${icon}.png`)).headers()['content-type']).toBe('image/png');
});

test('a recipe shared with it is still there after signing in', async ({ journey }) => {
  const page = await journey.visitor(PHONE);
  await page.goto(SHARED);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await signUpInDialog(page, 'Jonas Weber', newPhone());
  const dialog = page.getByRole('dialog', { name: 'Import a recipe' });
  await expect(dialog.getByLabel('Web address')).toHaveValue(ADDRESS);
  await expect(dialog.getByRole('button', { name: 'Read', exact: true })).toBeVisible();
});
