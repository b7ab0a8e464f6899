import { useCallback, useSyncExternalStore } from 'react';

/** The one break of the layout: below it a phone, from it on a desktop. */
export const PHONE_QUERY = '(max-width: 719px)';

/** Whether the media query holds now; follows it. */
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
