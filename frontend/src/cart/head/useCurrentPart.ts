import { useEffect, useState } from 'react';
import { partElementId } from '../detailsId.ts';

/** The part at the top of the screen, below the head; the first one at the beginning of the list. */
export function useCurrentPart(partIds: readonly string[]): string | null {
  const [current, setCurrent] = useState(partIds[0] ?? null);
  const joined = partIds.join('\n');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const ids = joined.split('\n');
      setCurrent(ids.findLast((id) => isAtTop(id)) ?? ids[0] ?? null);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [joined]);
  return current;
}

/** Lines are about this high. */
const NEAR_PX = 60;

function isAtTop(partId: string): boolean {
  const section = document.getElementById(partElementId(partId))?.closest('section');
  if (!section) return false;
  const top = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  return section.getBoundingClientRect().top <= top + NEAR_PX;
}
