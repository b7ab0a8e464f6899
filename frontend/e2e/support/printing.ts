import { expect, type Page } from '@playwright/test';

/** Before the page opens: a test cannot close the print dialog. */
export async function hidePrintDialog(page: Page): Promise<void> {
  await page.addInitScript(
    () => (window.print = () => (document.documentElement.dataset['printed'] = document.title)),
  );
}

/**
 * What the print dialog got is looked at on paper; the screen never shows it.
 * @param title the PDF's name
 */
export async function expectPrinted(page: Page, title: string, look: () => Promise<void>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-printed', title);
  const paper = page.locator('body > .paper');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await look();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Shift');
  await expect(paper).toHaveCount(0);
}
