import { replaceOwn } from '../../browser/store/deviceStore.ts';
import type { PendingStore } from './pendingRecords.ts';
import type { WaitingItem } from './waitingItem.ts';

/** Waiting items in IndexedDB. */
export const itemStore: PendingStore<WaitingItem> = {
  update: async (change) => {
    let waiting = new Map<string, WaitingItem>();
    const isDone = await replaceOwn('item:', (stored) => {
      waiting = new Map([...stored.values()].filter(isWaitingItem).map((item) => [item.key, item]));
      change(waiting);
      return new Map([...waiting].map(([key, item]) => [`item:${key}`, item]));
    });
    return isDone ? waiting : null;
  },
};

/** Every version wrote all fields. */
function isWaitingItem(value: unknown): value is WaitingItem {
  return typeof value === 'object' && value !== null && 'line' in value && 'key' in value;
}
