import { useLayoutEffect, type RefObject } from 'react';

/** Marks the checkbox of a line. */
export const CART_LINE = { 'data-cart-line': '' };

export const FOCUSED_AFTER_LAST_LINE = { 'data-after-last-line': '' };

/**
 * A focused checkbox that disappears passes the focus to the next open line, else the last one, else the purchased
 * items' button.
 */
export function useFocusPassedOn(checkbox: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const leaving = checkbox.current;
    return () => {
      if (leaving === null || document.activeElement !== leaving) return;
      const open = [...document.querySelectorAll<HTMLElement>('[data-cart-line]:not(:checked)')];
      const next = open.find((line) => isAfter(line, leaving)) ?? open.at(-1);
      // After React's commit.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        (next ?? document.querySelector<HTMLElement>('[data-after-last-line]'))?.focus();
      });
    };
  }, [checkbox]);
}

function isAfter(line: Node, other: Node): boolean {
  return (other.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
