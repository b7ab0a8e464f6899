import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { type Screen, showOn, VIEWPORTS } from './viewports.ts';

/** One rule that one kind of element of somebody else's code cannot keep. */
export interface AxeException {
  readonly rule: string;
  /** What the element's class attribute begins with. */
  readonly className: string;
}

type Theme = 'light' | 'dark';

interface Pass {
  readonly theme: Theme;
  /** What is looked at, by selectors. */
  readonly context: { readonly include: string; readonly exclude?: string };
  readonly options: RunOptions;
}

const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const COMMON: RunOptions = { resultTypes: ['violations'], iframes: false };

/** All rules but those of colours, which take four fifths of axe's time. */
const STRUCTURE: Pick<Pass, 'context' | 'options'> = {
  context: { include: 'html' },
  options: {
    ...COMMON,
    rules: Object.fromEntries(RULES_OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  },
};

/** What lies behind an open dialog is dimmed and out of reach: its colours count where it lies open itself. */
const COLOURS: Pick<Pass, 'context' | 'options'> = {
  context: { include: 'html', exclude: '[data-aria-hidden]' },
  options: { ...COMMON, runOnly: { type: 'rule', values: RULES_OF_COLOURS } },
};

/** A theme changes colours and nothing else: what is read of a page's structure is read once. */
const PASSES: readonly Pass[] = [
  { theme: 'light', ...STRUCTURE },
  { theme: 'light', ...COLOURS },
  { theme: 'dark', ...COLOURS },
];

/**
 * Fails when the page, as it is, has anything that axe finds fault with, on a phone and on a laptop: by every rule in
 * light, and by those that look at colours in dark; and when it scrolls sideways. It runs in the page that is checked;
 * the official package opens another one for every result, which took most of the journeys' time. Frames are not looked
 * into.
 * @param own what the page is shown on, before and after
 */
export async function expectAccessible(
  page: Page,
  own: Screen,
  exceptions: readonly AxeException[] = [],
): Promise<void> {
  const open = page.locator(':is([role=dialog], [role=alertdialog], [role=menu])[data-state=open]');
  await expectAccessibleThere(page, PASSES, exceptions);
  const openHere = await open.count();
  for (const { device, ...other } of VIEWPORTS) {
    if (other.viewport.width === own.viewport.width) continue;
    await showOn(page, other);
    await expect(open, `what is open stays so on ${device}`).toHaveCount(openHere);
    await expectAccessibleThere(page, PASSES.toReversed(), exceptions, device);
    await showOn(page, own);
  }
}

async function expectAccessibleThere(
  page: Page,
  passes: readonly Pass[],
  exceptions: readonly AxeException[],
  device = 'its own screen',
): Promise<void> {
  // A menu finds its new place a moment after the size has changed.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `pixels that ${device} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
  for (const pass of passes) {
    await page.emulateMedia({ colorScheme: pass.theme, reducedMotion: 'reduce' });
    const found = faults(await violations(page, pass), exceptions);
    expect(found, `axe in ${pass.theme} on ${device}`).toEqual([]);
  }
}

async function violations(page: Page, pass: Pass): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ theme: shown, context, options }) => {
    // A page's own script learns of the system's theme a moment later, and some pages only when they are loaded.
    const { dataset } = document.documentElement;
    if (dataset['theme'] !== undefined) dataset['theme'] = shown;
    // A style that hangs on the system's theme is drawn with the frame after the next.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // GraphiQL has a class of its own for it, which comes when React has drawn it anew.
    const { classList } = document.body;
    const other = shown === 'dark' ? 'graphiql-light' : 'graphiql-dark';
    while (classList.contains(other)) await frame();
    // What was put into the window above.
    const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
    return (await inPage.run(context, options)).violations;
  }, pass);
}

function faults(found: readonly Result[], exceptions: readonly AxeException[]) {
  const isExcepted = (id: string, html: string) =>
    exceptions.some(({ rule, className }) => rule === id && html.includes(`class="${className}`));
  return found
    .map(({ id, nodes }) => ({
      id,
      at: nodes
        .filter(({ html }) => !isExcepted(id, html))
        .map(({ target, failureSummary }) => [target, failureSummary]),
    }))
    .filter(({ at }) => at.length > 0);
}
