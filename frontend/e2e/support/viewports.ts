import type { CDPSession, Page } from '@playwright/test';

/** The two sizes that journeys are made in. */
export const VIEWPORTS = [
  { device: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { device: 'a laptop', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const;

/** What a page is shown on. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Whether a finger is what points. */
  readonly hasTouch: boolean;
}

const sessions = new WeakMap<Page, CDPSession>();

/** The page's own protocol, for what Playwright has no call for. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Shows the page, as it is, on a screen of that size from now on, and waits until it is drawn for that. */
export async function showOn(page: Page, { viewport, hasTouch }: Screen): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await page.setViewportSize(viewport);
  await nextFrames(page);
}

/** Waits for the frame after the next: in the next one a page learns of another size. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
