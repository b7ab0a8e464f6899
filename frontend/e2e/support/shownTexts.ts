import type { Page } from '@playwright/test';

/** All texts on the page that somebody sees or hears, without what is typed in fields. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPOKEN =
      'aria-label aria-description aria-roledescription aria-valuetext alt label placeholder title'.split(
        ' ',
      );
    const texts = new Set([document.title]);
    const visit = (element: Element): void => {
      if (
        element.matches('script, style, noscript, template, textarea, [translate=no]') ||
        !element.checkVisibility()
      )
        return;
      for (const name of SPOKEN) texts.add(element.getAttribute(name) ?? '');
      // What is searched for is marked within words.
      if (element.querySelector(':scope > mark') !== null) texts.add(element.textContent.trim());
      else
        for (const node of element.childNodes) {
          if (node instanceof Text) texts.add(node.data.trim());
          else if (node instanceof Element) visit(node);
        }
    };
    visit(document.body);
    return [...texts].filter((text) => text !== '');
  });
}
