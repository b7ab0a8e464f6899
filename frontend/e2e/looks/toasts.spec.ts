import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { expect, lastCode, newPhone, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const SCREENS = [
  { device: 'the smallest phone', viewport: { width: 320, height: 568 }, hasTouch: true },
  PHONE,
  { device: 'a tablet', viewport: { width: 768, height: 1024 }, hasTouch: true },
  LAPTOP,
] as const;

for (const { device, viewport, hasTouch } of SCREENS)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    test('a toast covers no title, close button, next step or bar', async ({ page, journey }) => {
      await test.step('signing in', async () => {
        const phone = newPhone();
        await page.goto('/?dialog=sign-in');
        const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
        await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
        await dialog.getByRole('button', { name: 'Continue' }).click();
        await dialog.getByLabel('Your name').fill('Maya Torres');
        await dialog.getByLabel('Your name').press('Enter');
        await expectNothingCovered(page, 'Code Sent');
        await dialog.getByLabel('Verification code').fill(await lastCode(phone));
        await expectNothingCovered(page, 'Welcome!');
        await expect(page.getByRole('button', { name: 'New Trip' }).first()).toBeVisible();
      });

      const tripId = await createTrip(journey);
      await test.step('the plan', async () => {
        await page.goto(`/trips/${tripId}`);
        await page
          .getByRole('button', { name: /^Not Needed/ })
          .first()
          .click();
        await expectNothingCovered(page, 'Meal marked as not needed');
      });

      await test.step('an ingredient', async () => {
        await page.getByRole('button', { name: /^Chili :/ }).click();
        const sheet = page.getByRole('dialog', { name: 'Chili' });
        await sheet.getByRole('button', { name: 'Add ingredient' }).click();
        await page.keyboard.type('2 onions');
        await page.keyboard.press('Enter');
        await page.keyboard.type('1 lemon');
        await expectNothingCovered(page, 'Ingredient added!');
        await page.getByRole('button', { name: 'Add ingredient' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await test.step('a meal', async () => {
        await page
          .getByRole('button', { name: /^Unassigned: assign/ })
          .first()
          .click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expectNothingCovered(page, 'Validation Error');
        await sheet.getByRole('button', { name: 'Close' }).click();
        await expect(sheet).toHaveCount(0);
      });

      await test.step('a meal that is moved', async () => {
        await page.getByRole('button', { name: /^Chili :/ }).click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
        await expect(page.getByRole('group', { name: 'Moving a meal' })).toBeVisible();
        await page.getByRole('button', { name: /^More: .*Print/ }).click();
        await page
          .getByRole('menuitem', { name: /as not needed$/ })
          .last()
          .click();
        await expectNothingCovered(page, 'Day marked as not needed');
        await page
          .getByRole('group', { name: 'Moving a meal' })
          .getByRole('button', { name: 'Cancel' })
          .click();
      });

      await test.step('an invitation', async () => {
        await page.goto(`/trips/${tripId}?dialog=invite`);
        const dialog = page.getByRole('dialog', { name: 'Invite to Trip' });
        await dialog.getByRole('button', { name: 'Send invitation' }).click();
        await expectNothingCovered(page, 'Validation Error');
        await dialog.getByLabel('Name', { exact: true }).fill('Jonas Weber');
        await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(newPhone()));
        await dialog.getByRole('button', { name: 'Send invitation' }).click();
        await expectNothingCovered(page, 'Invitation Sent');
      });

      await test.step('the list', async () => {
        await page.route('**/graphql', (route) =>
          (route.request().postData() ?? '').includes('"TickIngredients"')
            ? route.fulfill({ status: 500, body: '' })
            : route.fallback(),
        );
        // The meal's ingredients are not bought: its day is not needed.
        await journey.rest('POST', `/api/trips/${tripId}/items`, { name: 'Charcoal' });
        await page.goto(`/trips/${tripId}/shopping`);
        await page.getByRole('checkbox', { name: 'Charcoal' }).click();
        await expectNothingCovered(page, 'Failed to update ingredient.');
      });
    });
  });

test.describe('on a list of many sections', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

  test('a toast leaves the head of the page free', async ({ page, journey }) => {
    await journey.signUp('Maya Torres');
    const food = 'Tomatoes,tomatoes,Ground beef,Milk,Spaghetti,Ice cream,Orange juice,Chips,Foil';
    const tripId = await createTrip(
      journey,
      food.split(',').map((name) => ({ name, quantity: '2', unit: 'lb' })),
    );
    await page.goto(`/trips/${tripId}/shopping`);
    const menu = page.getByRole('button', { name: 'List menu' });
    await menu.click();
    await page.getByRole('button', { name: /^Optimize/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Optimize' });
    await dialog.getByRole('button', { name: /^Optimize/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('List optimized', { exact: true })).toBeVisible();
    // Where the toast is once the dialog is gone.
    await expect.poll(() => page.evaluate(toastTop)).toBeGreaterThanOrEqual(PHONE.viewport.height / 2);
    await menu.click({ trial: true });
  });
});

/** In the page, in px. */
function toastTop(): number {
  return document.querySelector('[data-scope=toast][data-part=root]')?.getBoundingClientRect().top ?? 0;
}

/** A trip whose one meal has a cook and these ingredients. */
async function createTrip(
  journey: Journey,
  ingredients = [
    { name: 'Black beans', quantity: '1', unit: 'can' },
    { name: 'Eggs', quantity: '6', unit: null },
  ] as readonly object[],
): Promise<string> {
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 2 });
  await journey.meal({
    tripId: trip.id,
    date: startDate,
    name: 'Chili',
    assignedToId: trip.participants[0]?.id,
    ingredients,
  });
  return trip.id;
}

/** Of the upper dialog, else of the page. */
async function expectNothingCovered(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text })).toBeVisible();
  await expect.poll(() => page.evaluate(coveredByToast), { message: `covered by "${text}"` }).toEqual([]);
}

/** In the page: names of what the toast covers. */
function coveredByToast(): string[] {
  const toast = document.querySelector('[data-scope=toast][data-part=root]')?.getBoundingClientRect();
  if (toast === undefined) return ['no toast'];
  const dialogs = document.querySelectorAll('[data-scope=dialog][data-part=content][data-state=open]');
  const screen = [...dialogs].at(-1) ?? document;
  const obstacles = screen.querySelectorAll(
    'h1, [aria-label=Close], [data-variant=primary], [data-variant=dangerSolid], [data-scope=field]:focus-within, form:focus-within [type=submit], [aria-label="Moving a meal"]',
  );
  const isOutside = toast.top < 0 || toast.left < 0 || toast.bottom > innerHeight || toast.right > innerWidth;
  const covered = [...obstacles].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
  });
  return [
    ...(isOutside ? ['the edge of the window'] : []),
    ...covered.map((each) => each.outerHTML.slice(0, 120)),
  ];
}
