import { useEffect, useState } from 'react';
import { partElementId } from '../rows/detailsId.ts';

/** Lines are about this high. */
const NEAR_PX = 60;

/** The part at the top of the screen, below the head; the first one at the beginning of the list. */
export function useCurrentPart(partIds: readonly string[]): string | null {
  const [current, setCurrent] = useState(partIds[0] ?? null);
  const joined = partIds.join('\n');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const sections = joined.split('\n').flatMap((id) => {
        const section = document.getElementById(partElementId(id))?.closest('section');
        return section ? [{ id, section }] : [];
      });
      const [first] = sections;
      if (first === undefined) return;
      const limit = Number.parseFloat(getComputedStyle(first.section).scrollMarginTop) + NEAR_PX;
      const isAtTop = ({ section }: { section: Element }) => !(section.getBoundingClientRect().top > limit);
      setCurrent((sections.findLast(isAtTop) ?? first).id);
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
