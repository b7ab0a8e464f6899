import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test } from './support/journey.ts';
import { openMeal } from './support/mealMenu.ts';
import { VIEWPORTS } from './support/viewports.ts';

const startDate = addDays(localDate(new Date()), 10);

for (const { device, viewport, hasTouch } of VIEWPORTS) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    test('nothing moves in the sheet of a new meal, whenever its verdict comes', async ({
      page,
      journey,
    }) => {
      // The places at which the button was painted.
      await page.addInitScript(() => {
        const tops = new Set<number>();
        Object.assign(globalThis, { tops });
        const look = (): void => {
          const buttons = [...document.querySelectorAll('[role=dialog] section > button')];
          const add = buttons.find(({ textContent }) => textContent === 'Add ingredient');
          if (add !== undefined) tops.add(Math.round(add.getBoundingClientRect().top));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await journey.signUp('Maya Torres');
      const { id: tripId } = await journey.rest<{ id: string }>('POST', '/api/trips', {
        ...{ name: 'Lake Wallowa Weekend', location: 'Joseph, Oregon', includeLunches: false },
        ...{ startDate, endDate: addDays(startDate, 1), includeBreakfasts: false },
      });
      await journey.rest('POST', `/api/trips/${tripId}/invite`, {
        phone: '(503) 555-0142',
        name: 'Sam Okafor',
      });
      await page.goto(`/trips/${tripId}`);
      await page.waitForLoadState('networkidle');
      // The verdict is worked out from them.
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('"TripIngredients"') === true)
          await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });

      await page
        .getByRole('button', { name: /^Unassigned: assign dinner/i })
        .first()
        .click();
      const form = page.getByRole('dialog', { name: /^Assign Dinner - / });
      await form.getByLabel('Meal name').fill('Chili');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await openMeal(page, 'Chili');
      const sheet = page.getByRole('dialog', { name: 'Chili', exact: true });
      await expect(sheet.getByText('2 have not answered')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Add ingredient' })).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Write the recipe' })).toBeVisible();
      expect(
        await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]),
      ).toHaveLength(1);
    });
  });
}
