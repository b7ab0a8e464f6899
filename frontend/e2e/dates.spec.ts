import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test } from './support/journey.ts';

/** The calendar has to turn pages. */
const YEAR = Number(localDate(new Date()).slice(0, 4)) + 1;

const focusedDay = (page: Page) => page.locator('[data-part=table-cell-trigger]:focus');

test('the dates of a trip are typed and chosen with the keyboard alone', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await page.getByRole('button', { name: 'Create New Trip' }).press('Enter');
  const newTrip = page.getByRole('dialog', { name: 'Create New Trip' });
  const start = newTrip.getByLabel('Start date');
  const end = newTrip.getByLabel('End date');
  await expect(newTrip.getByLabel('Trip name')).toBeFocused();
  await page.keyboard.type('Moab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Utah');

  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await page.keyboard.type(`Feb 30, ${YEAR}`);
  await page.keyboard.press('Tab');
  await expect(newTrip.getByText('Start date has to be a calendar date such as 2026-06-13.')).toBeVisible();
  await expect(start).toHaveValue(`Feb 30, ${YEAR}`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(`5/30/${YEAR}`);
  await page.keyboard.press('Tab');
  await expect(start).toHaveValue(`${YEAR}-05-30`);
  await expect(newTrip.getByText(`May 30, ${YEAR}`, { exact: true })).toBeVisible();
  await expect(end).toHaveValue(`${YEAR}-06-01`);

  // The end opens in the start's month.
  await page.keyboard.press('Tab');
  await expect(end).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  const calendar = newTrip.getByRole('dialog', { name: 'Choose the last day' });
  await expect(calendar.getByText(`May ${YEAR}`, { exact: true })).toBeVisible();
  await expect(focusedDay(page)).toHaveAttribute('data-value', `${YEAR}-06-01`);
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(end).toBeFocused();
  await expect(newTrip).toBeVisible();

  // Choosing the first day goes on to the last.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(newTrip.getByRole('dialog', { name: 'Choose the first day' })).toBeVisible();
  await expect(focusedDay(page)).toHaveAttribute('data-value', `${YEAR}-05-30`);
  for (const [key, date] of [
    ['ArrowLeft', '05-29'],
    ['ArrowDown', '06-05'],
    ['PageDown', '07-05'],
    ['PageUp', '06-05'],
    ['ArrowUp', '05-29'],
    ['ArrowRight', '05-30'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focusedDay(page)).toHaveAttribute('data-value', `${YEAR}-${date}`);
  }
  await page.keyboard.press('Home');
  await expect(focusedDay(page)).toHaveAccessibleName(new RegExp(`day, May 1, ${YEAR}$`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeVisible();
  await expect(focusedDay(page)).toHaveAttribute('data-value', `${YEAR}-05-04`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(newTrip.getByRole('button', { name: 'Choose the first day in a calendar' })).toBeFocused();
  await expect(start).toHaveValue(`${YEAR}-05-02`);
  await expect(end).toHaveValue(`${YEAR}-05-05`);

  await end.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Moab' })).toBeVisible();
  const [trip] = await journey.rest<{ startDate: string; endDate: string }[]>('GET', '/api/trips');
  expect(trip).toMatchObject({ startDate: `${YEAR}-05-02`, endDate: `${YEAR}-05-05` });
});

test('days before the start cannot be chosen as the end', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await page.getByRole('button', { name: 'Create New Trip' }).click();
  const newTrip = page.getByRole('dialog', { name: 'Create New Trip' });
  await newTrip.getByLabel('Start date').fill(`${YEAR}-05-12`);
  await newTrip.getByRole('button', { name: 'Choose the last day in a calendar' }).click();
  const dayNamed = (name: RegExp) => newTrip.getByRole('button', { name });
  await expect(dayNamed(/May 12, \d+, first day, not available$/)).toHaveAttribute('aria-disabled', 'true');
  await dayNamed(/May 11, /).click({ force: true });
  await expect(newTrip.getByLabel('End date')).toHaveValue(`${YEAR}-05-14`);
  await dayNamed(/May 13, /).click();
  await expect(newTrip.getByLabel('End date')).toHaveValue(addDays(`${YEAR}-05-12`, 1));
});
