import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { type Screen, sessionOf, showOn, VIEWPORTS } from './viewports.ts';

/** One rule that one kind of element of somebody else's code cannot keep. */
export interface AxeException {
  readonly rule: string;
  /** What the element's class attribute begins with. */
  readonly className: string;
}

type Theme = 'light' | 'dark';

interface Pass {
  /** What is looked at, by selectors. */
  readonly context: { readonly include: string; readonly exclude?: string };
  readonly options: RunOptions;
}

const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const COMMON: RunOptions = { resultTypes: ['violations'], iframes: false };

/** What lies behind an open dialog: dimmed and out of reach. */
const BEHIND = '[data-aria-hidden]';

const WHOLE: Pass = { context: { include: 'html' }, options: COMMON };

const STRUCTURE: Pass = {
  ...WHOLE,
  options: {
    ...COMMON,
    rules: Object.fromEntries(RULES_OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  },
};

/** Colours of what lies behind count where it lies open itself. */
const COLOURS: Pass = {
  context: { include: 'html', exclude: BEHIND },
  options: { ...COMMON, runOnly: { type: 'rule', values: RULES_OF_COLOURS } },
};

/** A theme changes colours and nothing else: what is read of a page's structure is read in light only. */
function passesIn(theme: Theme, isCovered: boolean): readonly Pass[] {
  if (theme === 'dark') return [COLOURS];
  return isCovered ? [STRUCTURE, COLOURS] : [WHOLE];
}

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
  await expectAccessibleThere(page, ['light', 'dark'], exceptions);
  const openHere = await open.count();
  for (const { device, ...other } of VIEWPORTS) {
    if (other.viewport.width === own.viewport.width) continue;
    await showOn(page, other);
    await expect(open, `what is open stays so on ${device}`).toHaveCount(openHere);
    await expectAccessibleThere(page, ['dark', 'light'], exceptions, device);
    await showOn(page, own);
  }
}

async function expectAccessibleThere(
  page: Page,
  themes: readonly Theme[],
  exceptions: readonly AxeException[],
  device = 'its own screen',
): Promise<void> {
  // A menu finds its new place a moment after the size has changed.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `pixels that ${device} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
  const isCovered = (await page.locator(BEHIND).count()) > 0;
  for (const theme of themes) {
    await showIn(page, theme);
    for (const pass of passesIn(theme, isCovered)) {
      const found = faults(await violations(page, pass), exceptions);
      expect(found, `axe in ${theme} on ${device}`).toEqual([]);
    }
  }
}

/** Shows the page, as it is, in that theme from now on, and waits until it is drawn in it. */
async function showIn(page: Page, theme: Theme): Promise<void> {
  if (await page.evaluate(isShownIn, theme)) return;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(async (shown) => {
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
  }, theme);
}

/** Runs in the page. */
function isShownIn(theme: Theme): boolean {
  const chosen = document.documentElement.dataset['theme'] ?? theme;
  return chosen === theme && window.matchMedia(`(prefers-color-scheme: ${theme})`).matches;
}

async function violations(page: Page, { context, options }: Pass): Promise<readonly Result[]> {
  await loadAxe(page);
  return page.evaluate(
    // The type of the window knows nothing of what loadAxe puts there.
    async ([where, how]) =>
      (await (window as unknown as { readonly axe: typeof axe }).axe.run(where, how)).violations,
    [context, options] as const,
  );
}

/**
 * Puts axe into the page unless it is there: not by Playwright, which reads through the half a megabyte at each step on
 * the way.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await sessionOf(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
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
