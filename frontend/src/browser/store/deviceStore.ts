import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { logFailure } from '../logFailure.ts';

/** Some browsers never answer just after their start. */
const ANSWER_WITHIN_MS = 3000;
/** The timeout runs in slices: after a long task timers fire before answers, but use one slice only. */
const LISTEN_MS = 300;

/** `last-owner` owns the ticks of an ended session. */
export type DeviceKey =
  | 'owner'
  | 'last-owner'
  | 'home'
  | `trip:${string}`
  | `recipe:${string}`
  | `tick:${string}`
  | `item:${string}`;

let opened: UseStore | null | undefined;
/** Account this page stores for. */
let keptFor: string | null = null;
/** By the viewer, beyond {@link resumeDevice}. */
let isClaimed = false;

let onClaimed = (): void => undefined;
const claimed = new Promise<void>((resolve) => {
  onClaimed = resolve;
});

function open(): UseStore | null {
  opened ??= typeof indexedDB === 'undefined' ? null : createStore('grub-club', 'offline');
  return opened;
}

/** Never rejects: errors are logged, and the app works as if nothing was saved. */
async function guarded<T>(what: string, otherwise: T, work: (store: UseStore) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const store = open();
    if (store === null) return otherwise;
    const tooLate = new Promise<never>((_resolve, reject) => {
      const listen = (leftMs: number) => {
        if (leftMs <= 0) reject(new Error('The store is not responding.'));
        else timer = setTimeout(() => listen(leftMs - LISTEN_MS), LISTEN_MS);
      };
      listen(ANSWER_WITHIN_MS);
    });
    return await Promise.race([work(store), tooLate]);
  } catch (error) {
    logFailure(what, error);
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

function guardedChange<T>(
  what: string,
  otherwise: T,
  work: (objects: IDBObjectStore) => Promise<T>,
): Promise<T> {
  return guarded(what, otherwise, (store) =>
    store('readwrite', async (objects) => {
      const result = await work(objects);
      await promisifyRequest(objects.transaction);
      return result;
    }),
  );
}

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Values may come from older versions. */
export type DeviceEntries = ReadonlyMap<string, unknown>;

/** A snapshot, whoever owns it; null on failure. */
export function readDevice(): Promise<DeviceEntries | null> {
  return read((objects) => entriesOf(objects, ''));
}

/** Entries of this page's account; null on failure. */
export function readOwn(prefix: 'trip:' | 'tick:'): Promise<DeviceEntries | null> {
  return read(async (objects) => ((await isOwn(objects)) ? entriesOf(objects, prefix) : new Map()));
}

function read(work: (objects: IDBObjectStore) => Promise<DeviceEntries>): Promise<DeviceEntries | null> {
  return guarded<DeviceEntries | null>('Offline data could not be loaded', null, (store) =>
    store('readonly', work),
  );
}

async function entriesOf(objects: IDBObjectStore, prefix: string): Promise<DeviceEntries> {
  const range = beginningWith(prefix);
  const [keys, values] = await Promise.all([
    promisifyRequest(objects.getAllKeys(range)),
    promisifyRequest<unknown[]>(objects.getAll(range)),
  ]);
  // All keys are strings.
  return new Map((keys as DeviceKey[]).map((key, index) => [key, values[index]]));
}

async function isOwn(objects: IDBObjectStore): Promise<boolean> {
  return keptFor !== null && (await promisifyRequest<unknown>(objects.get('owner'))) === keptFor;
}

type NewValue = (before: unknown) => unknown;

/**
 * Stores all values, or none if another tab signed out.
 * @returns success
 */
export function putOnDevice(entries: readonly (readonly [DeviceKey, NewValue])[]): Promise<boolean> {
  return guardedChange('Offline data could not be saved', false, async (objects) => {
    if (!(await isOwn(objects))) return false;
    for (const [key, value] of entries)
      objects.put(value(await promisifyRequest<unknown>(objects.get(key))), key);
    return true;
  });
}

/**
 * Replaces entries in one transaction.
 * @returns success; false if another account owns the store
 */
export function replaceOwn(
  prefix: 'tick:' | 'item:',
  next: (before: DeviceEntries) => DeviceEntries,
): Promise<boolean> {
  return guardedChange('Offline data could not be saved', false, async (objects) => {
    if (!(await isOwn(objects))) return false;
    const before = await entriesOf(objects, prefix);
    const after = next(before);
    for (const key of before.keys()) if (!after.has(key)) objects.delete(key);
    for (const [key, value] of after) if (before.get(key) !== value) objects.put(value, key);
    return true;
  });
}

/** Deletes the entries whose keys begin with one of the prefixes. */
export function dropFromDevice(...prefixes: readonly string[]): Promise<void> {
  return guardedChange('Offline data could not be removed', undefined, async (objects) => {
    await Promise.all(prefixes.map((prefix) => promisifyRequest(objects.delete(beginningWith(prefix)))));
  });
}

/**
 * Makes the account the owner; deletes other accounts' data.
 * @returns whether there were any
 */
export async function claimDevice(ownerId: string): Promise<boolean> {
  if (isClaimed && keptFor === ownerId) return false;
  isClaimed = true;
  keptFor = ownerId;
  const wasOthers = await guardedChange('Offline data could not be saved', false, async (objects) => {
    const owner = await promisifyRequest<unknown>(objects.get('owner'));
    if (owner === ownerId) return false;
    const lastOwner = owner ?? (await promisifyRequest<unknown>(objects.get('last-owner')));
    if (lastOwner === ownerId) objects.delete('last-owner');
    else objects.clear();
    objects.put(ownerId, 'owner');
    return lastOwner !== undefined && lastOwner !== ownerId;
  });
  onClaimed();
  return wasOthers;
}

/** Before a start offline knows its viewer, its account is the one that the data are of. */
export async function resumeDevice(): Promise<void> {
  const owner = await guarded<unknown>('Offline data could not be loaded', null, (store) =>
    store('readonly', (objects) => promisifyRequest<unknown>(objects.get('owner'))),
  );
  if (keptFor === null && typeof owner === 'string') keptFor = owner;
}

/** Resolves when the stored data are the viewer's. */
export function deviceClaimed(): Promise<void> {
  return claimed;
}

/** How many of each. */
export interface Unsent {
  readonly ticks: number;
  readonly items: number;
}

/**
 * Deletes an ended session's data and stops all tabs' writes. Pending ticks stay for their owner without names, items
 * with their text, which nobody else has.
 * @returns what stays
 */
export function sealDevice(): Promise<Unsent> {
  keptFor = null;
  return guardedChange('Offline data could not be removed', { ticks: 0, items: 0 }, async (objects) => {
    const ticks = await entriesOf(objects, 'tick:');
    const items = await entriesOf(objects, 'item:');
    const [owner, lastOwner] = await Promise.all([
      promisifyRequest<unknown>(objects.get('owner')),
      promisifyRequest<unknown>(objects.get('last-owner')),
    ]);
    await promisifyRequest(objects.clear());
    const unsent = { ticks: ticks.size, items: items.size };
    if (unsent.ticks + unsent.items === 0) return unsent;
    objects.put(owner ?? lastOwner, 'last-owner');
    for (const [key, tick] of ticks) objects.put(nameless(tick), key);
    for (const [key, item] of items) objects.put(item, key);
    return unsent;
  });
}

function nameless(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? { ...value, name: '' } : value;
}

/** Deletes everything and stops this page's writes. */
export function clearDevice(): Promise<void> {
  keptFor = null;
  return dropFromDevice('');
}
