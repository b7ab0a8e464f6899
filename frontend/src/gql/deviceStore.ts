import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { logFailure } from '../ui/logFailure.ts';

/** A browser that does not answer at all (some do, just started) is one without a store. */
const ANSWER_WITHIN_MS = 3000;

/** What one entry is about: the account it belongs to, a trip or the home screen as it was seen, a tick. */
export type DeviceKey = 'owner' | 'home' | `trip:${string}` | `tick:${string}`;

let opened: UseStore | null | undefined;

/** The browser's database; null where there is none. */
function open(): UseStore | null {
  opened ??= typeof indexedDB === 'undefined' ? null : createStore('grub-club', 'offline');
  return opened;
}

/**
 * What the browser keeps for the time without a connection. Nothing here rejects: where there is no room, or no store at
 * all, the app works as if nothing had been kept, and the failure is on the console.
 */
async function guarded<T>(what: string, otherwise: T, work: (store: UseStore) => Promise<T>): Promise<T> {
  try {
    const store = open();
    if (store === null) return otherwise;
    return await Promise.race([work(store), afterTime()]);
  } catch (error) {
    logFailure(what, error);
    return otherwise;
  }
}

function afterTime(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The store does not answer.')), ANSWER_WITHIN_MS);
  });
}

/** All values whose key begins so; null when they cannot be read. They are what this version or an older one put there. */
export function readDevice(prefix: string): Promise<readonly unknown[] | null> {
  return guarded<readonly unknown[] | null>('Offline data could not be loaded', null, (store) =>
    store('readonly', (objects) =>
      promisifyRequest(objects.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    ),
  );
}

/** Puts values there, all of them or none. @returns whether they are kept now */
export function putOnDevice(entries: readonly (readonly [DeviceKey, unknown])[]): Promise<boolean> {
  return guarded('Offline data could not be saved', false, (store) =>
    store('readwrite', async (objects) => {
      for (const [key, value] of entries) objects.put(value, key);
      await promisifyRequest(objects.transaction);
      return true;
    }),
  );
}

/** Takes out a value if it is still the one that is meant. */
export async function dropFromDevice(
  key: DeviceKey,
  isMeant: (value: unknown) => boolean = () => true,
): Promise<void> {
  await guarded('Offline data could not be removed', undefined, (store) =>
    store('readwrite', async (objects) => {
      if (isMeant(await promisifyRequest<unknown>(objects.get(key)))) objects.delete(key);
      await promisifyRequest(objects.transaction);
      return undefined;
    }),
  );
}

/** Makes the store that of an account: what another one left in it goes. */
export async function claimDevice(ownerId: string): Promise<void> {
  await guarded('Offline data could not be loaded', undefined, (store) =>
    store('readwrite', async (objects) => {
      const owner: unknown = await promisifyRequest<unknown>(objects.get('owner'));
      if (owner !== ownerId) {
        if (owner !== undefined) objects.clear();
        objects.put(ownerId, 'owner');
      }
      await promisifyRequest(objects.transaction);
      return undefined;
    }),
  );
}

/** Takes out everything. */
export async function clearDevice(): Promise<void> {
  await guarded('Offline data could not be removed', undefined, (store) =>
    store('readwrite', async (objects) => {
      objects.clear();
      await promisifyRequest(objects.transaction);
      return undefined;
    }),
  );
}
