import { useLayoutEffect, type RefObject } from 'react';

/** Marks the checkbox of a line. */
export function cartLine(groupKey: string) {
  return { 'data-cart-line': groupKey };
}

export const FOCUSED_AFTER_LAST_LINE = { 'data-after-last-line': '' };

export function cartLinesOnScreen(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-cart-line]')];
}

/** The field that adds items, if there is one. */
export function findAddLine(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-add-line]');
}

/**
 * A focused checkbox that folds passes the focus to the next open line, else the last one, else the bought items'
 * button. One that returns from the bought items keeps it.
 */
export function useFocusPassedOn(checkbox: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const leaving = checkbox.current;
    return () => {
      if (leaving === null || document.activeElement !== leaving) return;
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
        (same ?? next ?? document.querySelector<HTMLElement>('[data-after-last-line]'))?.focus();
      });
    };
  }, [checkbox]);
}

function isAfter(line: Node, other: Node): boolean {
  return (other.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
