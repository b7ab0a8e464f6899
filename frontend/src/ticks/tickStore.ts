import { replaceOwn } from '../browser/deviceStore.ts';
import type { PendingById, PendingPurchase } from './pendingPurchase.ts';
import type { PendingStore } from './pendingPurchases.ts';

/** The account's pending purchases in the browser's database. */
export const tickStore: PendingStore = {
  update: async (change) => {
    let pending: PendingById = new Map();
    const isDone = await replaceOwn('tick:', (stored) => {
      const all = [...stored.values()].map(readPending).filter((each) => each !== null);
      pending = new Map(all.map((each) => [each.ingredientId, each]));
      change(pending);
      return new Map([...pending].map(([id, each]) => [`tick:${id}`, each]));
    });
    return isDone ? pending : null;
  },
};

/** What older versions stored; `confirmed` is null once a call was sent. */
interface OlderTick extends Pick<PendingPurchase, 'tripId' | 'name' | 'wanted'> {
  readonly id: string;
  readonly confirmed: boolean | null;
}

const COMMON = { tripId: 'string', name: 'string', wanted: 'boolean' };

function readPending(value: unknown): PendingPurchase | null {
  if (isPending(value)) return value;
  if (!isOlderTick(value)) return null;
  const { id: ingredientId, tripId, name, wanted, confirmed } = value;
  return { ingredientId, tripId, name, wanted, seenPurchasedAt: undefined, isSent: confirmed === null };
}

function isPending(value: unknown): value is PendingPurchase {
  return hasTypes(value, { ...COMMON, ingredientId: 'string', isSent: 'boolean' });
}

function isOlderTick(value: unknown): value is OlderTick {
  return hasTypes(value, { ...COMMON, id: 'string' });
}

function hasTypes(value: unknown, types: Readonly<Record<string, string>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(types).every(([key, type]) => typeof Reflect.get(value, key) === type);
}
