import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { isAnswering, isOnline, watchConnection } from './connection.ts';

export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnline);
}

/** False also while a read waits too long. */
export function useAnswering(): boolean {
  return useSyncExternalStore(watchConnection, isAnswering);
}

export const OFFLINE = t`You are offline`;

/** Button props: disabled with a reason while offline. */
export function useOnlineOnly(): { readonly disabled: boolean; readonly title: string | undefined } {
  const hasConnection = useOnline();
  return { disabled: !hasConnection, title: hasConnection ? undefined : OFFLINE };
}
