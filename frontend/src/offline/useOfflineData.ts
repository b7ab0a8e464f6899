import { useSyncExternalStore } from 'react';
import { offlineData, watchOfflineData, type OfflineData } from './offlineData.ts';

/** The offline data, and what becomes of them. */
export function useOfflineData(): OfflineData {
  return useSyncExternalStore(watchOfflineData, offlineData);
}
