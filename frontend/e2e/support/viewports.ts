import type { CDPSession, Page } from '@playwright/test';

/** The two screen sizes of the journeys. */
export const VIEWPORTS = [
  { device: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { device: 'a laptop', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const;

/** The screen of a page. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Whether the pointer is a finger. */
  readonly hasTouch: boolean;
}

const sessions = new WeakMap<Page, CDPSession>();

/** The page's DevTools session, for calls that Playwright lacks. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Resizes the page to that screen and waits until it is drawn. */
export async function showOn(page: Page, { viewport, hasTouch }: Screen): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await page.setViewportSize(viewport);
  await nextFrames(page);
}

/** Waits two frames: a page handles a resize in the first. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
