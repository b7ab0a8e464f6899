import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test, type Journey } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const startDate = addDays(localDate(new Date()), 10);

/** @returns the address of its sheet */
async function mealForTwo(journey: Journey): Promise<string> {
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 2 });
  const path = `/api/trips/${tripId}`;
  await journey.rest('POST', `${path}/invite`, { phone: '(503) 555-0142', name: 'Sam Okafor' });
  const meal = { tripId, date: startDate, type: 'dinner', name: 'Chili' };
  const { id } = await journey.meal(meal);
  const eaters = await journey.rest<{ id: string }[]>('GET', `${path}/eaters`);
  // One has answered, so that a verdict stands above who has not.
  await journey.rest('PATCH', `${path}/eaters/${eaters[0]?.id}`, { eatsEverything: true });
  return `/trips/${tripId}?ingredients=${id}`;
}

for (const { device, viewport, hasTouch } of VIEWPORTS) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    test('nothing moves in a meal’s sheet when its verdict comes last, nor when it gets a cook', async ({
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
      const address = await mealForTwo(journey);
      // The verdict is worked out from them.
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('"TripIngredients"') === true)
          await new Promise((resolve) => setTimeout(resolve, 2000));
        await route.continue();
      });

      await page.goto(address);
      const sheet = page.getByRole('dialog', { name: 'Chili', exact: true });
      await expect(sheet.getByText('Works for everybody who has answered')).toBeVisible();
      await expect(sheet.getByText('1 has not answered')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Write the recipe' })).toBeVisible();
      await sheet.getByRole('button', { name: "I'll cook this" }).click();
      await expect(sheet.getByText('You cook')).toBeVisible();
      const tops = await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]);
      expect(tops).toHaveLength(1);
    });
  });
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the votes stay in their row when a meal gets a cook', async ({ page, journey }) => {
    await page.goto(await mealForTwo(journey));
    const sheet = page.getByRole('dialog', { name: 'Chili', exact: true });
    await expect(sheet.getByText('1 has not answered')).toBeVisible();
    const votes = sheet.getByRole('button', { name: /^Vote for/ });
    const before = await votes.boundingBox();
    await sheet.getByRole('button', { name: "I'll cook this" }).click();
    await expect(sheet.getByText('You cook')).toBeVisible();
    expect(await votes.boundingBox()).toEqual(before);
  });
});
