import type { BrowserContext, Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { installFakeStripe } from '../test/fakeStripe.ts';
import { expect, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
const TRIP = { name: 'Crater Lake', location: 'Oregon', startDate, endDate: addDays(startDate, 2) };
const GOOD_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000 0000 0000 0002';

test.use({ baseURL: process.env['E2E_SELLING_URL'], viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

/** Replaces Stripe's script by a fake, whose requests go to the local Stripe. */
async function withLocalStripe(context: BrowserContext): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installFakeStripe.toString()})();` }),
  );
  await context.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const answer = await fetch(new URL(new URL(request.url()).pathname, process.env['E2E_STRIPE_URL']), {
      method: 'POST',
      body: request.postData(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: await answer.text(),
    });
  });
}

async function fillTrip(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create New Trip' });
  await dialog.getByLabel('Trip name').fill(TRIP.name);
  await dialog.getByLabel('Location').fill(TRIP.location);
  await dialog.getByLabel('Start date').fill(TRIP.startDate);
  await dialog.getByLabel('End date').fill(TRIP.endDate);
}

async function pay(page: Page, card: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await dialog.getByLabel('Card number').fill(card);
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
}

test('a user without trips buys a bundle and creates the next trip with the kept draft', async ({
  page,
  context,
  journey,
}) => {
  await withLocalStripe(context);
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await expect(page.getByRole('link', { name: '1 trip remaining, My Credits' })).toBeVisible();
  await page.getByRole('button', { name: 'Create New Trip' }).click();
  await fillTrip(page);
  // Meanwhile another tab spends the free trip.
  await journey.trip({ ...TRIP, name: 'Hot Springs' });
  await page.getByRole('button', { name: 'Create trip' }).click();

  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(plans.getByText(/^You can finish “Crater Lake”/)).toBeVisible();
  await plans.getByRole('radio', { name: /^Special offer/ }).check();
  await expect(plans.getByRole('spinbutton', { name: /Number of trips/ })).toHaveValue('1');
  await journey.expectAccessible();
  await plans.getByRole('radio', { name: /^Trip Bundle/ }).check();
  expect(await page.locator('script[src*="stripe.com"]').count()).toBe(0);
  await plans.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await pay(page, DECLINED_CARD);
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
  await journey.expectAccessible();
  await pay(page, GOOD_CARD);
  await expect(page.getByText('Payment Successful')).toBeVisible();

  const again = page.getByRole('dialog', { name: 'Create New Trip' });
  await expect(again.getByLabel('Trip name')).toHaveValue(TRIP.name);
  await expect(again.getByLabel('End date')).toHaveValue(TRIP.endDate);
  await again.getByRole('button', { name: 'Create trip' }).click();
  await expect(page.getByRole('heading', { name: TRIP.name, level: 1 })).toBeVisible();
  // On a phone the head of a trip has no room for the credits.
  await page.getByRole('link', { name: 'Your Trips' }).click();
  await page.getByRole('link', { name: '4 trips remaining, My Credits' }).click();
  await expect(page.getByRole('heading', { name: 'My Credits' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Payment History' });
  await expect(history.getByRole('listitem')).toHaveText(/^Trip Bundle \(5 trips\).*\$9\.99Succeeded$/);
  await journey.expectAccessible();
});

test('a payment made before the tab was closed is there on the next visit', async ({
  page,
  context,
  journey,
}) => {
  await withLocalStripe(context);
  await journey.signUp('Maya Torres');
  await journey.trip(TRIP);
  await page.goto('/?dialog=new-trip');
  const newTrip = page.getByRole('dialog', { name: 'Create New Trip' });
  await expect(newTrip.getByText('No trips remaining')).toBeVisible();
  await expect(newTrip.getByRole('button', { name: 'Create trip' })).toBeDisabled();
  await journey.expectAccessible();
  await newTrip.getByRole('link', { name: 'My Credits' }).click();
  await expect(page.getByText('Purchase more trips to continue creating meal plans')).toBeVisible();
  await expect(page.getByText('No payment history found')).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Buy More Trips' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  // Stripe has the money, and the page cannot confirm it.
  const asked = page.waitForRequest((request) => request.postData()?.includes('"ConfirmPayment"') === true);
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"ConfirmPayment"') === true) return;
    await route.continue();
  });
  await pay(page, GOOD_CARD);
  await asked;
  await expect(page.getByRole('button', { name: /^Pay / }).locator('svg')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/credits');
    await expect(later.getByRole('region', { name: 'Payment History' }).getByRole('listitem')).toHaveText(
      /^Single Trip.*Succeeded$/,
      { timeout: 3000 },
    );
  }).toPass();
  await expect(later.getByRole('link', { name: '1 trip remaining, My Credits' })).toBeVisible();
});
