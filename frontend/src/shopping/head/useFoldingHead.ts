import { useEffect, type RefObject } from 'react';

/** A smaller move is a trembling hand. */
const MOVE_PX = 8;

/** A thumb scrolls less at once: this is a jump, whose target must not be covered. */
const JUMP_PX = 200;

/** Above this the page is at its beginning. */
const TOP_PX = 120;

/** Scrolling down marks an element of the page with `data-folded`, scrolling up takes the mark away. */
export function useFoldingHead(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Reading it here would lay out the page before it is whole.
    let last = 0;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < MOVE_PX && now > TOP_PX) return;
      const isReading = now > last || last - now > JUMP_PX;
      page.current?.toggleAttribute('data-folded', isReading && now > TOP_PX);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [page]);
}
