import { replaceOwn } from '../../browser/store/deviceStore.ts';
import type { PendingById, PendingPurchase } from './pendingPurchase.ts';
import type { PendingStore } from './pendingRecords.ts';

/** Pending purchases in IndexedDB. */
export const tickStore: PendingStore<PendingPurchase> = {
  update: async (change) => {
    let pending: PendingById = new Map();
    const isDone = await replaceOwn('tick:', (stored) => {
      const all = [...stored.values()].flatMap(readPending);
      pending = new Map(all.map((each) => [each.ingredientId, each]));
      change(pending);
      return new Map([...pending].map(([id, each]) => [`tick:${id}`, each]));
    });
    return isDone ? pending : null;
  },
};

/** Of older versions; `confirmed` is null once sent. */
interface OlderTick extends Pick<PendingPurchase, 'tripId' | 'name' | 'wanted'> {
  readonly id: string;
  readonly confirmed: boolean | null;
}

function readPending(value: unknown): PendingPurchase[] {
  if (isStored<PendingPurchase>(value, 'ingredientId')) return [value];
  if (!isStored<OlderTick>(value, 'id')) return [];
  const { id: ingredientId, tripId, name, wanted, confirmed } = value;
  return [{ ingredientId, tripId, name, wanted, seenPurchasedAt: undefined, isSent: confirmed === null }];
}

/** Each version wrote all of its fields, so one key tells the version. */
function isStored<Version>(value: unknown, key: string & keyof Version): value is Version {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';
}
