import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, lastCode, newPhone, test } from './support/journey.ts';
import { translationsIn } from './support/translations.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;
const firstDay = addDays(localDate(new Date()), 10);
const translated = translationsIn('de');

test.use({
  viewport: PHONE.viewport,
  hasTouch: PHONE.hasTouch,
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
});

test('in German, on a phone: from the landing page to a ticked list in grams', async ({ page, journey }) => {
  const phone = newPhone();
  const button = (source: string) => ({ name: translated(source), exact: true });
  await page.goto('/de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', button('Start Planning For Free')).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(translated('Phone number'), { exact: true }).pressSequentially(phone.slice(2));
  await page.keyboard.press('Enter');
  await dialog.getByLabel(translated('Your name'), { exact: true }).fill('Maya Torres');
  await page.keyboard.press('Enter');
  await dialog.getByLabel(translated('Verification code')).fill(await lastCode(phone));
  await page.getByRole('button', button('Create New Trip')).first().click();

  await dialog.getByLabel(translated('Trip name'), { exact: true }).fill('Harz');
  await dialog.getByLabel(translated('Location'), { exact: true }).fill('Schierke');
  await dialog.getByLabel(translated('Start date'), { exact: true }).press('Alt+ArrowDown');
  // The week begins on Monday.
  await expect(page.locator('[data-part=table-header]:visible').first()).toHaveText(/^Mo/);
  await page.keyboard.press('Escape');
  await dialog.getByLabel(translated('Start date'), { exact: true }).fill(firstDay);
  await dialog.getByLabel(translated('End date'), { exact: true }).fill(addDays(firstDay, 2));
  await journey.expectAccessible();
  await dialog.getByRole('button', button('Create trip')).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);

  // As the list is typed in a shop in Goslar.
  await page.goto(`${page.url()}/shopping`);
  const add = page.getByRole('textbox').last();
  for (const line of ['1,5 kg carrots', '2 lb ground beef', '400 g tomatoes']) {
    await add.fill(line);
    await add.press('Enter');
  }
  const carrots = page.getByRole('checkbox', { name: 'Carrots' });
  await expect(carrots).toHaveAccessibleDescription(/1,5 kg/);
  await expect(page.getByRole('checkbox', { name: 'Ground beef' })).toHaveAccessibleDescription(/\d g\b/);
  await carrots.tap();
  await expect(carrots).toBeChecked();
  await expect(
    page.getByText(translated('{count} of {total} purchased', { count: 1, total: 3 })),
  ).toBeAttached();
  await journey.expectAccessible();
});
