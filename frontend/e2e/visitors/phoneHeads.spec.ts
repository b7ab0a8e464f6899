import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

test('a shared list shows visitors the whole header, and members without it the one of the app', async ({
  page,
  journey,
}) => {
  await page.goto(`/trips/${randomUUID()}/shopping`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link')).toBeInViewport({ ratio: 1 });

  await journey.signUp('Ana Lindqvist');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ana Lindqvist, menu' })).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 390])
  test(`the first step stands in its band at ${width} px`, async ({ page, journey }) => {
    await page.setViewportSize({ width, height: 844 });
    await journey.signUp('Ana Lindqvist');
    const { id } = await journey.trip({ name: 'Moab', days: 2 });
    await page.goto(`/trips/${id}`);
    const band = page.getByRole('region', { name: 'What’s on the menu?' });
    const frame = await band.boundingBox();
    const plan = await band.getByRole('button', { name: 'Pick a first dish' }).boundingBox();
    const text = await band.getByRole('heading').boundingBox();
    const right = (box: typeof frame) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(right(plan)).toBeLessThan(right(frame));
    expect(text?.height).toBeLessThan(30);
  });
