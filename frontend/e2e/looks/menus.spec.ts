import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const SCREENS = [
  { device: 'the smallest phone', viewport: { width: 320, height: 568 }, hasTouch: true },
  ...VIEWPORTS,
] as const;

for (const { device, viewport, hasTouch } of SCREENS)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    test('nothing lies over an entry of the menus of a trip', async ({ page, journey }) => {
      await journey.signUp('Maya Torres');
      const startDate = addDays(localDate(new Date()), 5);
      const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 3 });
      await journey.meal({ tripId: trip.id, date: startDate, name: 'Chili' });
      for (const place of ['', '/people']) {
        await page.goto(`/trips/${trip.id}${place}`);
        await page.getByRole('button', { name: /^(More: |List menu$|People menu$)/ }).click();
        const entries = page.getByRole('menuitem');
        await expect(entries.first()).toBeVisible();
        for (const entry of await entries.all()) {
          await entry.scrollIntoViewIfNeeded();
          await expect
            .poll(() => entry.evaluate(coveredCorner), { message: `${await entry.innerText()} at ${place}` })
            .toBe(null);
        }
      }
    });
  });

/** Runs in the page: what lies over the entry's middle or near one of its ends. */
function coveredCorner(entry: Element): string | null {
  const { left, right, top, bottom } = entry.getBoundingClientRect();
  for (const x of [left + 4, (left + right) / 2, right - 4]) {
    const there = document.elementFromPoint(x, (top + bottom) / 2);
    if (!entry.contains(there)) return there?.outerHTML.slice(0, 80) ?? 'nothing';
  }
  return null;
}
