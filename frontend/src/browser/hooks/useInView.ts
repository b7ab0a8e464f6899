import { type RefObject, useEffect, useRef, useState } from 'react';

/** Loads before the element is scrolled to. */
const AHEAD = '300px';

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
