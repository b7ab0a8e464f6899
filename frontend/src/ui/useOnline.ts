import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection; follows it. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** What a button takes whose deed needs the connection: without one it is disabled, and says why. */
export function useOnlineOnly(): { readonly disabled: boolean; readonly title: string | undefined } {
  const isOnline = useOnline();
  return { disabled: !isOnline, title: isOnline ? undefined : 'You are offline' };
}
