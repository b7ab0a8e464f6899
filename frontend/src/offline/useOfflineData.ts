import { useSyncExternalStore } from 'react';
import { offlineData, watchOfflineData, type OfflineData } from './offlineData.ts';

export function useOfflineData(): OfflineData {
  return useSyncExternalStore(watchOfflineData, offlineData);
}
