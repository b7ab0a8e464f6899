import { useEffect, useRef, type RefObject } from 'react';

/** A smaller move is a trembling hand. */
const MOVE_PX = 8;

/** Above this the page is at its beginning. */
const TOP_PX = 120;

interface FoldingHead {
  /** The next scrolling keeps the head as it is. */
  readonly keepOnce: () => void;
}

/** Scrolling down marks the page with `data-folded`, scrolling up takes the mark away. */
export function useFoldingHead(page: RefObject<HTMLElement | null>): FoldingHead {
  const isKept = useRef(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const element = page.current;
      if (element === null || (Math.abs(now - last) < MOVE_PX && now > TOP_PX)) return;
      if (!isKept.current) element.toggleAttribute('data-folded', now > last && now > TOP_PX);
      isKept.current = false;
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [page]);
  return {
    keepOnce: () => {
      isKept.current = true;
    },
  };
}
