import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { type Screen, sessionOf, showOn, VIEWPORTS } from './viewports.ts';

/** A rule that third-party markup violates on one kind of element. */
export interface AxeException {
  readonly rule: string;
  /** Prefix of the element's class attribute. */
  readonly className: string;
}

type Theme = 'light' | 'dark';

interface Pass {
  /** Selectors of the elements to check. */
  readonly context: { readonly include: string; readonly exclude?: string };
  readonly options: RunOptions;
}

const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const COMMON: RunOptions = { resultTypes: ['violations'], iframes: false };

/** Elements behind an open dialog: dimmed and inert. */
const BEHIND_DIALOG = '[data-aria-hidden]';

const WHOLE: Pass = { context: { include: 'html' }, options: COMMON };

const STRUCTURE: Pass = {
  ...WHOLE,
  options: {
    ...COMMON,
    rules: Object.fromEntries(RULES_OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  },
};

/** Colours behind a dialog are checked when no dialog is open. */
const COLOURS: Pass = {
  context: { include: 'html', exclude: BEHIND_DIALOG },
  options: { ...COMMON, runOnly: { type: 'rule', values: RULES_OF_COLOURS } },
};

/** A theme changes colours only, so structure is checked in light only. */
function passesIn(theme: Theme, isCovered: boolean): readonly Pass[] {
  if (theme === 'dark') return [COLOURS];
  return isCovered ? [STRUCTURE, COLOURS] : [WHOLE];
}

/**
 * Fails on axe violations or sideways scrolling, on a phone and a laptop: all rules in light, colour rules in dark.
 * Runs in the page itself, which is faster than the official package; frames are skipped.
 * @param own the page's screen, before and after
 */
export async function expectAccessible(
  page: Page,
  own: Screen,
  exceptions: readonly AxeException[] = [],
): Promise<void> {
  const open = page.locator(':is([role=dialog], [role=alertdialog], [role=menu])[data-state=open]');
  await expectAccessibleInThemes(page, ['light', 'dark'], exceptions);
  const openHere = await open.count();
  for (const { device, ...other } of VIEWPORTS) {
    if (other.viewport.width === own.viewport.width) continue;
    await showOn(page, other);
    await expect(open, `dialogs and menus stay open on ${device}`).toHaveCount(openHere);
    await expectAccessibleInThemes(page, ['dark', 'light'], exceptions, device);
    await showOn(page, own);
  }
}

async function expectAccessibleInThemes(
  page: Page,
  themes: readonly Theme[],
  exceptions: readonly AxeException[],
  device = 'its own screen',
): Promise<void> {
  // A menu is repositioned shortly after a resize.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `sideways scroll in pixels on ${device}`,
    })
    .toBeLessThanOrEqual(0);
  const isCovered = (await page.locator(BEHIND_DIALOG).count()) > 0;
  for (const theme of themes) {
    await showInTheme(page, theme);
    for (const pass of passesIn(theme, isCovered)) {
      const found = faults(await violations(page, pass), exceptions);
      expect(found, `axe in ${theme} on ${device}`).toEqual([]);
    }
  }
}

/** Switches the page to the theme and waits until it is drawn. */
async function showInTheme(page: Page, theme: Theme): Promise<void> {
  if (await page.evaluate(isShownInTheme, theme)) return;
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(async (shown) => {
    // The page's script reacts to the system's theme with a delay, and some pages only on load.
    const { dataset } = document.documentElement;
    if (dataset['theme'] !== undefined) dataset['theme'] = shown;
    // A style that follows the system's theme is drawn two frames later.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // GraphiQL sets its own theme class after React renders.
    const { classList } = document.body;
    const other = shown === 'dark' ? 'graphiql-light' : 'graphiql-dark';
    while (classList.contains(other)) await frame();
  }, theme);
}

/** Runs in the page. */
function isShownInTheme(theme: Theme): boolean {
  const chosen = document.documentElement.dataset['theme'] ?? theme;
  return chosen === theme && window.matchMedia(`(prefers-color-scheme: ${theme})`).matches;
}

async function violations(page: Page, { context, options }: Pass): Promise<readonly Result[]> {
  await loadAxe(page);
  return page.evaluate(
    // Cast: the window's type does not include axe.
    async ([where, how]) =>
      (await (window as unknown as { readonly axe: typeof axe }).axe.run(where, how)).violations,
    [context, options] as const,
  );
}

/** Injects axe once; not by Playwright, which reads through the half a megabyte at each step. */
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
