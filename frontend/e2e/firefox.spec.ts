import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { findFirefox, startFirefox } from './support/firefox.ts';
import { expect, test } from './support/journey.ts';

const FIREFOX = findFirefox();
// Firefox is optional: where it is not installed, the report says that the journey was skipped.
test.skip(FIREFOX === null, 'firefox-esr is not installed');

test('in Firefox, a shopping list is ticked by keyboard, and the focus stays in the list', async ({
  context,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 2 });
  await journey.meal({
    tripId: trip.id,
    date: startDate,
    name: 'Chili',
    ingredients: [{ name: 'Garlic' }, { name: 'Onions' }, { name: 'Peppers' }],
  });

  const firefox = await startFirefox(FIREFOX ?? '');
  try {
    const url = new URL(`/trips/${trip.id}/shopping`, process.env['E2E_URL']);
    for (const cookie of await context.cookies()) await firefox.setCookie(cookie, url.hostname);
    const focused = () => expect.poll(() => firefox.read(FOCUSED));
    await firefox.goto(url.href);
    await expect.poll(() => firefox.read(LINES)).toBe('Garlic, Onions, Peppers');
    await firefox.read("document.querySelector('[data-cart-line]').focus()");
    await firefox.press(' ');
    await expect.poll(() => firefox.read(LINES)).toBe('Onions, Peppers, Garlic');
    await focused().toBe('Onions');

    await firefox.goto(`${url.href}?purchased=hide`);
    await expect.poll(() => firefox.read(LINES)).toBe('Onions, Peppers');
    await firefox.read("document.querySelector('[data-cart-line]').focus()");
    await firefox.press(' ');
    await focused().toBe('Peppers');
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});

const NAME_OF =
  '(line) => document.getElementById(line.getAttribute("aria-labelledby"))?.textContent ?? line.tagName';
const LINES = `[...document.querySelectorAll('[data-cart-line]')].map(${NAME_OF}).join(', ')`;
const FOCUSED = `(${NAME_OF})(document.activeElement)`;
