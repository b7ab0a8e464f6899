import { useSyncExternalStore } from 'react';
import { isOnline, watchConnection } from './connection.ts';

/** Whether the server can be reached; follows it. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnline);
}

/** Why a deed that needs the connection cannot be done. */
export const OFFLINE = 'You are offline';

/** What a button takes whose deed needs the connection: without one it is disabled, and says why. */
export function useOnlineOnly(): { readonly disabled: boolean; readonly title: string | undefined } {
  const hasConnection = useOnline();
  return { disabled: !hasConnection, title: hasConnection ? undefined : OFFLINE };
}
