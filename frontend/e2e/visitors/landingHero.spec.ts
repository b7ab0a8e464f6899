import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { showOn } from '../support/viewports.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1024, 1366],
  [1280, 640],
  [1280, 720],
  [1280, 900],
  [1366, 768],
  [1440, 900],
  [1512, 860],
  [1536, 864],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
] as const;
/** Between a text and an object of the drawing, in pixels. */
const LEAST_GAP = 4;

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Hero {
  readonly frame: Box;
  /** Lines of text and the button. */
  readonly texts: readonly Box[];
  /** Of the drawing: things on the table, lights and the sun. */
  readonly objects: readonly Box[];
  /** The landscape and the table. */
  readonly scenery: readonly Box[];
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('text and drawing of the landing page share the first screen at every size', async ({
      page,
    }, testInfo) => {
      await page.goto('/');
      for (const [width, height] of SIZES)
        await test.step(`${width} × ${height}`, async () => {
          await showOn(page, { viewport: { width, height }, hasTouch: false });
          await page.evaluate(() => document.fonts.ready);
          const hero = await measure(page);
          await page.screenshot({ path: testInfo.outputPath(`${width}x${height}.png`) });
          expect.soft(problemsOf(hero, { width, height }), `${width} × ${height}`).toEqual([]);
        });
    });
  });

function problemsOf({ frame, texts, objects, scenery }: Hero, screen: { width: number; height: number }) {
  const problems: string[] = [];
  if (objects.length < 5) problems.push(`only ${objects.length} objects`);
  for (const text of texts) {
    for (const object of objects)
      if (overlap(text, object)) problems.push(`"${text.name}" overlaps ${object.name}`);
    if (text.left < 0 || text.right > screen.width || text.bottom > screen.height)
      problems.push(`"${text.name}" is outside the first screen`);
  }
  for (const { name, left, right, bottom } of objects)
    if (name !== 'light' && (left < frame.left || right > frame.right || bottom > frame.bottom))
      problems.push(`${name} is cut off`);
  for (const { name, left, right } of scenery)
    if (left > frame.left || right < frame.right) problems.push(`${name} does not reach the edges`);
  const highest = Math.min(...scenery.map(({ top }) => top));
  if (highest < frame.top) problems.push('the drawing is cut off at the top');
  if (frame.right !== screen.width) problems.push('the hero does not fill the width');
  // The lowest screens scroll to the front of the table.
  if (frame.bottom > Math.max(screen.height, 600)) problems.push('the hero is taller than the screen');
  return problems;
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + LEAST_GAP &&
    b.left < a.right + LEAST_GAP &&
    a.top < b.bottom + LEAST_GAP &&
    b.top < a.bottom + LEAST_GAP
  );
}

/** Boxes in pixels of the window, which is scrolled to its top. */
function measure(page: Page): Promise<Hero> {
  return page.evaluate(() => {
    const boxOf = (name: string, { left, top, right, bottom }: DOMRect) => ({
      name,
      left,
      top,
      right,
      bottom,
    });
    const heading = document.querySelector('h1');
    const hero = heading?.closest('section');
    if (!heading || !hero) throw new Error('The page has no hero.');
    const lines = [...hero.querySelectorAll('h1, p, span')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((line) => boxOf(element.textContent, line));
    });
    const buttons = [...hero.querySelectorAll('button')].map((button) =>
      boxOf(button.textContent, button.getBoundingClientRect()),
    );
    const drawn = (attribute: string) =>
      [...hero.querySelectorAll(`[${attribute}]`)]
        .map((part) => boxOf(part.getAttribute(attribute) ?? '', part.getBoundingClientRect()))
        .filter(({ left, right }) => right > left);
    return {
      frame: boxOf('hero', hero.getBoundingClientRect()),
      texts: [...lines, ...buttons],
      objects: drawn('data-object'),
      scenery: drawn('data-scenery'),
    };
  });
}
