import { useLayoutEffect, type RefObject } from 'react';

/** Marks the checkbox of a line. */
export function cartLine(groupKey: string) {
  return { 'data-cart-line': groupKey };
}

export const FOCUSED_AFTER_LAST_LINE = { 'data-after-last-line': '' };

export function cartLinesOnScreen(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-cart-line]')];
}

/** The first open line, else the bought items' button. */
export function nextToTick(): HTMLElement | null {
  return cartLinesOnScreen().find((line) => !line.checked) ?? afterLastLine();
}

function afterLastLine(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-after-last-line]');
}

/**
 * A line that folds while its checkbox or details button is focused passes the focus to the next open line, else the last
 * one, else the bought items' button. One that returns from the bought items keeps it.
 */
export function useFocusPassedOn(checkbox: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const leaving = checkbox.current;
    return () => {
      const row = leaving?.closest('li');
      if (leaving === null || row?.contains(document.activeElement) !== true) return;
      const { cartLine: key } = leaving.dataset;
      const isBack = !leaving.checked;
      const open = cartLinesOnScreen().filter((line) => line !== leaving && !line.checked);
      const next = open.find((line) => isAfter(line, leaving)) ?? open.at(-1);
      // After React's commit.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const same = isBack
          ? cartLinesOnScreen().find((line) => line.dataset['cartLine'] === key)
          : undefined;
        // The page may have been scrolled since the tick.
        (same ?? next ?? afterLastLine())?.focus({ preventScroll: true });
      });
    };
  }, [checkbox]);
}

function isAfter(line: Node, other: Node): boolean {
  return (other.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
