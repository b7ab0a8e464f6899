import type { Page, Request } from '@playwright/test';

const WITHIN_MS = 6000;
const PAUSE_MS = 40;

/** Waits, now and then, until a page has what it asked for. */
export function settling(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script', 'document'].includes(request.resourceType())) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return async () => {
    const deadline = Date.now() + WITHIN_MS;
    let calm = 0;
    while (calm < 3 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const isBusy = waiting.size > 0 || (await page.locator('[aria-busy=true]').count()) > 0;
      calm = isBusy ? 0 : calm + 1;
    }
  };
}
