import type { Page } from '@playwright/test';

export type Direction = 'ltr' | 'rtl';

/**
 * What stands out of the window or of its own box, or has a letter or two in a line, in a direction of writing; sideways
 * scrolling of the page, too.
 */
export function cutTexts(page: Page, direction: Direction): Promise<string[]> {
  return page.evaluate(async (dir) => {
    document.documentElement.dir = dir;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
    const visit = (element: Element): void => {
      if (!element.checkVisibility({ opacityProperty: true }) || scrolls(element)) return;
      const { width, height, left, right } = element.getBoundingClientRect();
      // What is only for screen readers is a point.
      if (width <= 1 || height <= 1) return;
      const { overflowX, textOverflow, fontSize, lineHeight } = getComputedStyle(element);
      const isCut =
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1;
      const isOut = left < -1 || right > clientWidth + 1;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const isSqueezed = hasText && width < 3 * parseFloat(fontSize) && height > 3.5 * parseFloat(lineHeight);
      const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);
      const problem = isCut
        ? 'cut'
        : isOut && element.children.length === 0
          ? 'out of the window'
          : isSqueezed && 'squeezed';
      if (text !== '' && problem !== false) found.push(`${problem}: ${element.tagName} ${text}`);
      [...element.children].forEach(visit);
    };
    visit(document.body);
    return found;
  }, direction);
}
