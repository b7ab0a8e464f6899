import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { logFailure } from './logFailure.ts';

/** A browser that does not answer at all (some do, just started) is one without a store. */
const ANSWER_WITHIN_MS = 3000;
/**
 * Time in which the page was too busy to listen does not count: after a long task its timers come before the answers. So
 * it waits in slices, of which a long task uses up one.
 */
const LISTEN_MS = 300;

/**
 * What one entry is about: the account it belongs to, or the one whose ticks wait there after its session was over; a
 * trip or the home screen as it was seen, a tick.
 */
export type DeviceKey = 'owner' | 'last-owner' | 'home' | `trip:${string}` | `tick:${string}`;

let opened: UseStore | null | undefined;
/** Whom this page keeps things for; null while it keeps nothing. */
let keptFor: string | null = null;

let onClaimed = (): void => undefined;
const claimed = new Promise<void>((resolve) => {
  onClaimed = resolve;
});

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

/** Changes what is there in one transaction: all of it or nothing. @returns what the change returns */
function change<T>(what: string, otherwise: T, work: (objects: IDBObjectStore) => Promise<T>): Promise<T> {
  return guarded(what, otherwise, (store) =>
    store('readwrite', async (objects) => {
      const result = await work(objects);
      await promisifyRequest(objects.transaction);
      return result;
    }),
  );
}

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Entries by their keys. Their values are what this version of the app or an older one put there. */
export type DeviceEntries = ReadonlyMap<string, unknown>;

/** All entries as they were at one moment, whosever they are; null when they cannot be read. */
export function readDevice(): Promise<DeviceEntries | null> {
  return read((objects) => entriesOf(objects, ''));
}

/** The entries of this page's account whose key begins so; null when they cannot be read. */
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
  // All of ours are texts.
  return new Map((keys as DeviceKey[]).map((key, index) => [key, values[index]]));
}

async function isOwn(objects: IDBObjectStore): Promise<boolean> {
  return keptFor !== null && (await promisifyRequest<unknown>(objects.get('owner'))) === keptFor;
}

/** A value to be kept, by what is there under its key so far. */
type NewValue = (before: unknown) => unknown;

/**
 * Puts values there, all of them or none; none as well when the store is not this account's any more, because somebody
 * signed out on another page.
 * @returns whether they are kept now
 */
export function putOnDevice(entries: readonly (readonly [DeviceKey, NewValue])[]): Promise<boolean> {
  return change('Offline data could not be saved', false, async (objects) => {
    if (!(await isOwn(objects))) return false;
    for (const [key, value] of entries)
      objects.put(value(await promisifyRequest<unknown>(objects.get(key))), key);
    return true;
  });
}

/**
 * Replaces the entries of this page's account whose key begins so, in one transaction.
 * @returns whether they were replaced; not when the store belongs to another account, or failed
 */
export function replaceOwn(
  prefix: 'tick:',
  next: (before: DeviceEntries) => DeviceEntries,
): Promise<boolean> {
  return change('Offline data could not be saved', false, async (objects) => {
    if (!(await isOwn(objects))) return false;
    const before = await entriesOf(objects, prefix);
    const after = next(before);
    for (const key of before.keys()) if (!after.has(key)) objects.delete(key);
    for (const [key, value] of after) if (before.get(key) !== value) objects.put(value, key);
    return true;
  });
}

/** Takes out a value. */
export function dropFromDevice(key: DeviceKey): Promise<void> {
  return change('Offline data could not be removed', undefined, async (objects) => {
    await promisifyRequest(objects.delete(key));
  });
}

/** Takes out what was seen: the trips and the home screen. Ticks that wait stay. */
export function dropSeenFromDevice(): Promise<void> {
  return change('Offline data could not be removed', undefined, async (objects) => {
    objects.delete('home');
    await promisifyRequest(objects.delete(beginningWith('trip:')));
  });
}

/**
 * Makes the store that of an account, so that this page may put something there: what another one left in it, or what
 * nobody owns, goes.
 * @returns whether there was somebody else's
 */
export async function claimDevice(ownerId: string): Promise<boolean> {
  if (keptFor === ownerId) return false;
  keptFor = ownerId;
  const wasOthers = await change('Offline data could not be saved', false, async (objects) => {
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

/** Resolves when it is known whose the store is: from then on what is in it is the viewer's. */
export function deviceClaimed(): Promise<void> {
  return claimed;
}

/**
 * Takes out what a session has left that is over: all but the ticks that wait. They stay for whoever made them, and say
 * nothing to anybody else: their names go too. From now on no page puts anything there, also none that has not heard
 * of it yet.
 * @returns how many wait
 */
export function sealDevice(): Promise<number> {
  keptFor = null;
  return change('Offline data could not be removed', 0, async (objects) => {
    const ticks = await entriesOf(objects, 'tick:');
    const [owner, lastOwner] = await Promise.all([
      promisifyRequest<unknown>(objects.get('owner')),
      promisifyRequest<unknown>(objects.get('last-owner')),
    ]);
    await promisifyRequest(objects.clear());
    if (ticks.size === 0) return 0;
    objects.put(owner ?? lastOwner, 'last-owner');
    for (const [key, tick] of ticks) objects.put(nameless(tick), key);
    return ticks.size;
  });
}

function nameless(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? { ...value, name: '' } : value;
}

/** Takes out everything; from now on this page puts nothing there. */
export function clearDevice(): Promise<void> {
  keptFor = null;
  return change('Offline data could not be removed', undefined, async (objects) => {
    await promisifyRequest(objects.clear());
  });
}
