import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far ahead of the screen's edge something counts as in view, so that it is there when it is scrolled to. */
const AHEAD = '300px';

/** Whether the element of the ref is in view, or was at some time. */
export function useInView<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly wasInView: boolean;
} {
  const ref = useRef<E>(null);
  const [wasInView, setWasInView] = useState(false);
  useEffect(() => {
    if (wasInView || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasInView(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [wasInView]);
  return { ref, wasInView };
}
