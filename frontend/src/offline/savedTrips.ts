import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { onAccountEnd } from '../gql/accountEnd.ts';
import { onAnswer } from '../gql/answers.ts';
import { dropFromDevice, putOnDevice, readDevice, type DeviceKey } from '../gql/deviceStore.ts';
import { DOCUMENTS_HASH } from '../gql/documentsHash.generated.ts';
import { isOnline, watchConnection } from '../ui/connection.ts';
import { clearOfflineData, offlineData, saveOfflineData, type OfflineTrip } from './offlineData.ts';
import { homeObjects, mergedObjects, plainTrip, tripObjects } from './savedObjects.ts';

/** Answers come in bursts; what they change is saved once. */
const SAVE_DELAY_MS = 400;

/** A part of the cache as it is kept. */
interface Saved {
  /** What it was kept for: another version of the app may ask for more. */
  readonly documents: string;
  readonly objects: NormalizedCacheObject;
}

/** Ids of the trips that were opened here, the last one first. */
const opened: string[] = [];
/** What was saved last, so that nothing is written that is there. */
const written = new Map<DeviceKey, string>();
/** Clients whose cache is kept. */
const kept = new WeakSet<ApolloClient>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** How often everything was forgotten: what began before that is not to come back after it. */
let endings = 0;

/**
 * Keeps what the viewer sees for the time without a connection, and brings it back when that begins. Resolves when the
 * first screen can be shown.
 */
export async function keepForOffline(client: ApolloClient): Promise<void> {
  kept.add(client);
  opened.push(...offlineData().trips.map(({ id }) => id));
  onAnswer(() => saveSoon(client));
  watchConnection(() => {
    if (!isOnline()) void restore(client);
  });
  if (!isOnline()) await restore(client);
}

/** Whether what this client shows is kept. */
export function isKept(client: ApolloClient): boolean {
  return kept.has(client);
}

/** A trip was opened, so that it is to be readable without a connection from now on. */
export function keepTrip(client: ApolloClient, tripId: string): void {
  forgetId(tripId);
  opened.unshift(tripId);
  saveSoon(client);
}

/** Forgets a trip that is gone for the viewer. */
export function dropSavedTrip(tripId: string): void {
  if (!opened.includes(tripId)) return;
  forgetId(tripId);
  written.delete(`trip:${tripId}`);
  void dropFromDevice(`trip:${tripId}`);
  const { trips, ...rest } = offlineData();
  saveOfflineData({ ...rest, trips: trips.filter(({ id }) => id !== tripId) });
}

/** Forgets all that was kept, on the viewer's own wish; ticks that wait are no part of it. */
export async function clearSavedTrips(): Promise<void> {
  await Promise.all(opened.map((id) => dropFromDevice(`trip:${id}`)));
  await dropFromDevice('home');
  forgetAll();
  clearOfflineData();
}

function forgetId(tripId: string): void {
  const index = opened.indexOf(tripId);
  if (index >= 0) opened.splice(index, 1);
}

function forgetAll(): void {
  clearTimeout(timer);
  endings += 1;
  opened.splice(0);
  written.clear();
}

function saveSoon(client: ApolloClient): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(client), SAVE_DELAY_MS);
}

async function save(client: ApolloClient): Promise<void> {
  // What the cache extracts is what its `restore` takes.
  const all = client.cache.extract() as NormalizedCacheObject;
  const me = all['ROOT_QUERY']?.['me'];
  if (me === undefined || me === null) return;
  const trips = opened.flatMap((id) => {
    const objects = tripObjects(all, id);
    return objects === null ? [] : [[`trip:${id}`, objects] as const];
  });
  const changed = [['home', homeObjects(all)] as const, ...trips].flatMap(([key, objects]) => {
    const text = JSON.stringify(objects);
    if (written.get(key) === text) return [];
    written.set(key, text);
    return [[key, { documents: DOCUMENTS_HASH, objects } satisfies Saved] as const];
  });
  if (changed.length === 0) return;
  const begunIn = endings;
  const isWritten = await putOnDevice(changed);
  if (begunIn !== endings) return;
  if (!isWritten) for (const [key] of changed) written.delete(key);
  const current = opened[0];
  const before = offlineData();
  const savedTrips = opened.flatMap((id): OfflineTrip[] => {
    if (!trips.some(([key]) => key === `trip:${id}`)) return before.trips.filter((trip) => trip.id === id);
    return isWritten ? [offlineTrip(id, all)] : [];
  });
  saveOfflineData({
    trips: savedTrips,
    currentTrip:
      current !== undefined && all[`Trip:${current}`] !== undefined
        ? plainTrip(all, current)
        : before.currentTrip,
    lastSync: new Date().toISOString(),
  });
}

function offlineTrip(id: string, all: NormalizedCacheObject): OfflineTrip {
  const text = (field: string) => {
    const value = all[`Trip:${id}`]?.[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    id,
    name: text('name'),
    location: text('location'),
    startDate: text('startDate'),
    endDate: text('endDate'),
  };
}

/** Puts what was saved below what the cache has; screens that show it follow. */
async function restore(client: ApolloClient): Promise<void> {
  const stored = [...((await readDevice('home')) ?? []), ...((await readDevice('trip:')) ?? [])];
  const saved = stored.filter(isSaved).map(({ objects }) => objects);
  if (saved.length === 0) return;
  const current = client.cache.extract() as NormalizedCacheObject;
  client.cache.restore([...saved, current].reduce(mergedObjects));
  // Restoring alone tells nobody.
  client.cache.batch({ update: () => undefined });
}

function isSaved(value: unknown): value is Saved {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'documents') === DOCUMENTS_HASH;
}

onAccountEnd(forgetAll);
