import { useDeferredValue, type ReactNode } from 'react';

interface SecondRenderProps {
  /** Has the size of the children. */
  readonly fallback: ReactNode;
  /** For what was loaded before: a fallback would flicker. */
  readonly isAtOnce: boolean;
  readonly children: ReactNode;
}

/** Children too large for one frame of a slow phone: the rest of the page is painted first, then React works in slices. */
export function SecondRender({ fallback, isAtOnce, children }: SecondRenderProps) {
  return useDeferredValue(true, isAtOnce) ? children : fallback;
}
