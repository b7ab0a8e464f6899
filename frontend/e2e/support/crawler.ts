import type { Page } from '@playwright/test';
import { bareWords } from '../../../backend/test/texts/pseudoText.ts';
import { settling } from './settled.ts';
import { shownTexts } from './shownTexts.ts';

/** Of one screen. */
const MOST_PRESSES = 25;
/** Is pressed on its own. */
const FRAME = 'header, footer, nav';
const CAN_BE_PRESSED = 'button, summary, [role=menuitem]';

export interface Crawler {
  open(path: string): Promise<void>;
  /** Notes the texts that no catalogue has. */
  look(screen: string, texts?: readonly string[]): Promise<void>;
  /** Presses what has not been pressed on another screen, and looks each time. */
  pressAll(screen: string, path: string, within?: string): Promise<void>;
  /**
   * Each bare text with the first screen that shows it.
   * @param withoutTyped with what the visit itself has typed
   */
  found(withoutTyped: (text: string) => string): string[];
}

/** @param withoutTyped leaves of a text what nobody typed */
export function crawler(page: Page, url: string, withoutTyped: (text: string) => string): Crawler {
  const settled = settling(page);
  // Most texts have no bare word at all, and `withoutTyped` looks for thousands of typed texts.
  const isBare = (text: string, without: (text: string) => string): boolean =>
    bareWords(text, []).length > 0 && bareWords(without(text), []).length > 0;
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const pressed = new Set<string>();
  const open = async (path: string): Promise<void> => {
    await page.goto(url + path);
    await settled();
  };
  /** A press can load another page meanwhile. */
  const read = <V>(reading: () => Promise<V>): Promise<V> =>
    reading().catch(async () => {
      await settled();
      return reading();
    });
  const look: Crawler['look'] = async (screen, texts) => {
    await settled();
    for (const text of texts ?? (await read(() => shownTexts(page)))) {
      if (seen.has(text)) continue;
      seen.add(text);
      if (isBare(text, withoutTyped)) found.set(text, screen);
    }
  };
  return {
    open,
    look,
    pressAll: async (screen, path, within = 'body') => {
      for (let count = 0; count < MOST_PRESSES; count += 1) {
        const label = await read(() => nextButton(page, within, [...pressed]));
        if (label === null) return;
        pressed.add(label);
        // What moves or lies under something else is pressed elsewhere.
        await page
          .locator('[data-next]')
          .click({ timeout: 1500 })
          .catch(() => undefined);
        await look(`${screen}, ${label}`);
        if (await hasLeft(page, path)) await open(path);
      }
    },
    found: (withoutAll) =>
      [...found].filter(([text]) => isBare(text, withoutAll)).map(([text, screen]) => `${screen}: ${text}`),
  };
}

/** Closes what was opened. */
async function hasLeft(page: Page, path: string): Promise<boolean> {
  const opened = page.locator('[role$=dialog]:visible, [role=menu]:visible, [role=listbox]:visible');
  for (let count = 0; count < 2 && (await opened.count()) > 0; count += 1)
    await page.keyboard.press('Escape');
  return new URL(page.url()).pathname !== path.split('?')[0] || (await opened.count()) > 0;
}

/** Marks the next button; things that differ by name only are pressed once. */
function nextButton(page: Page, within: string, pressed: readonly string[]): Promise<string | null> {
  return page.evaluate(
    ([selector, labels, frame, pressable]) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const kindOf = (button: HTMLElement): string => {
        const label = button.getAttribute('aria-label') ?? button.innerText;
        return label
          .replaceAll(/[\d\s]+/g, ' ')
          .replaceAll(/[A-Za-z][A-Za-z' -]+/g, '…')
          .trim();
      };
      for (const button of document.querySelectorAll<HTMLElement>(`${selector} :is(${pressable})`)) {
        const isOut = button.closest('[role=alertdialog]') ?? (selector === 'body' && button.closest(frame));
        if (isOut || !button.checkVisibility() || button.matches(':disabled, [aria-disabled=true]')) continue;
        const kind = kindOf(button);
        if (kind === '' || labels.includes(kind)) continue;
        button.setAttribute('data-next', '');
        return kind;
      }
      return null;
    },
    [within, pressed, FRAME, CAN_BE_PRESSED] as const,
  );
}
