import { expect, test } from '../support/journey.ts';

const PLACES = ['', '/shopping', '/people', '/costs'];

test('the places of a trip begin at one edge on a wide screen, and say on paper of which trip they are', async ({
  page,
  journey,
}) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await journey.signUp('Maya Torres');
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', days: 3 });
  for (const place of PLACES) {
    await page.goto(`/trips/${trip.id}${place}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lake Wallowa Weekend' })).toBeVisible();
    for (const direction of ['ltr', 'rtl']) {
      const [name, content] = await page.evaluate(startsOf, direction);
      expect(content, `${place} ${direction}`).toBe(name);
    }
  }
  for (const [place, title] of [
    ['/shopping', 'Shopping List, Lake Wallowa Weekend, '],
    ['/people', 'People, Lake Wallowa Weekend, '],
  ] as const) {
    await page.goto(`/trips/${trip.id}${place}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lake Wallowa Weekend' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(titleOnPaper)).toContain(title);
    await page.emulateMedia({ media: null });
  }
});

/** Runs in the page: how far from where lines begin are the trip's name, and what its place shows. */
function startsOf(direction: string): (number | undefined)[] {
  document.documentElement.dir = direction;
  return ['[data-place] h1', '[data-place] > :last-child > *'].map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined) return undefined;
    return direction === 'ltr' ? box.left : document.documentElement.clientWidth - box.right;
  });
}

/** Runs in the page. */
function titleOnPaper(): string {
  const content = document.querySelector('[data-place] > :last-child');
  return content === null ? '' : getComputedStyle(content, '::before').content;
}
