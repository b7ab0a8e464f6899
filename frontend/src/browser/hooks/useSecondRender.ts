import { useDeferredValue } from 'react';

/**
 * True from the second render on, for content too large for one frame of a slow phone: the rest of the page is painted
 * first, then React works in slices.
 * @param isAtOnce for what was loaded before: a fallback would flicker
 */
export function useSecondRender(isAtOnce: boolean): boolean {
  return useDeferredValue(true, isAtOnce);
}
