import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** Kept answers repeat the number that the server gave the first. */
function requestIdOfIcon(page: Page): Promise<string | null> {
  return page.evaluate(async () => (await fetch('/icon.svg')).headers.get('x-request-id'));
}

test.beforeEach(async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

test('a worker that gives way to another version answers nothing more', async ({ page }) => {
  const kept = await requestIdOfIcon(page);
  expect(await requestIdOfIcon(page)).toBe(kept);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => (port1.onmessage = resolve));
    active?.postMessage({ type: 'GIVE_WAY' }, [port2]);
    await answered;
  });
  expect(await requestIdOfIcon(page)).not.toBe(kept);
});

test('the worker of another version takes over at once, and answers', async ({ page, context, baseURL }) => {
  const before = await requestIdOfIcon(page);
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['worker'] = 'new';
    });
  });
  // Each language has its own build.
  await context.addCookies([{ name: 'language', value: 'de', url: String(baseURL) }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'new');
  const kept = await requestIdOfIcon(page);
  expect(kept).not.toBe(before);
  expect(await requestIdOfIcon(page)).toBe(kept);
});
