import { useCallback, useSyncExternalStore } from 'react';

export const PHONE_QUERY = '(max-width: 719px)';

/** Too narrow for the words of rare actions. */
export const TABLET_QUERY = '(max-width: 1023px)';

/** A finger, not a mouse. */
export const TOUCH_QUERY = '(pointer: coarse)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
