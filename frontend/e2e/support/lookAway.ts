import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Hides the page and shows it again, as a phone that was in a pocket, until this is there: what was bought folds once it is sent. */
export async function lookAway(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass();
}
