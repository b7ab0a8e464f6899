import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { onAccountEnd } from '../browser/accountEnd.ts';
import { onAnswer } from '../gql/answers.ts';
import { dropFromDevice, dropSeenFromDevice } from '../browser/deviceStore.ts';
import { isOnline, watchConnection } from '../browser/connection.ts';
import { keepParts, outdatedOf, partIsGone, readParts, type Part } from './keptParts.ts';
import {
  changeOfflineData,
  clearOfflineData,
  offlineData,
  watchOfflineData,
  type OfflineTrip,
} from './offlineData.ts';
import {
  homeObjects,
  listedTripIds,
  mergedObjects,
  plainTrip,
  tripObjects,
  viewerIdIn,
} from './savedObjects.ts';

/** Debounce: answers come in bursts. */
const SAVE_DELAY_MS = 400;

const LIST_OPERATION = 'Home';

/** Ids of opened trips that are not saved yet, latest first. */
const opened: string[] = [];
/** Ids of trips removed here or in another tab. */
const gone = new Set<string>();
const keptClients = new WeakSet<ApolloClient>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the list of trips came since the last save. */
let isListNew = false;
/** Counts resets, so that a save begun earlier is dropped. */
let endings = 0;

/** Saves what the viewer sees, and restores it when offline. Resolves when the first screen can be shown. */
export async function keepForOffline(client: ApolloClient): Promise<void> {
  keptClients.add(client);
  onAnswer((operationName) => {
    isListNew ||= operationName === LIST_OPERATION;
    saveSoon(client);
  });
  followOtherPages();
  watchConnection(() => {
    if (!isOnline()) void restore(client);
  });
  if (!isOnline()) await restore(client);
}

export function isKept(client: ApolloClient): boolean {
  return keptClients.has(client);
}

/** Saves an opened trip for offline use. */
export function keepTrip(client: ApolloClient, tripId: string): void {
  gone.delete(tripId);
  notOpened(tripId);
  opened.unshift(tripId);
  saveSoon(client);
}

/** Trips readable offline, last opened first. */
export async function keptTrips(client: ApolloClient): Promise<unknown[]> {
  // Without storage, the cache alone.
  const objects = (await keptObjects(client)) ?? (client.cache.extract() as NormalizedCacheObject);
  return keptIds().map((id) => plainTrip(objects, id));
}

export function dropSavedTrip(tripId: string): void {
  forgetTrip(tripId);
  if (offlineData().trips.every(({ id }) => id !== tripId)) return;
  void dropFromDevice(`trip:${tripId}`);
  changeOfflineData(({ trips, currentTrip, lastSync }) => ({
    trips: trips.filter(({ id }) => id !== tripId),
    currentTrip: trips[0]?.id === tripId ? null : currentTrip,
    lastSync,
  }));
}

/** Deletes all saved data but pending ticks. */
export async function clearSavedTrips(): Promise<void> {
  forgetAll();
  await dropSeenFromDevice();
  clearOfflineData();
}

/** Ids of trips saved by another version, which may lack data. */
export function outdatedTrips(): Promise<readonly string[]> {
  return outdatedOf(offlineData().trips.map(({ id }) => id));
}

function notOpened(tripId: string): void {
  const index = opened.indexOf(tripId);
  if (index >= 0) opened.splice(index, 1);
}

function forgetTrip(tripId: string): void {
  gone.add(tripId);
  notOpened(tripId);
  partIsGone(`trip:${tripId}`);
}

function forgetAll(): void {
  clearTimeout(timer);
  endings += 1;
  opened.splice(0);
  partIsGone();
}

/** Trips deleted in another tab are not saved again by this one. */
function followOtherPages(): void {
  let { trips } = offlineData();
  watchOfflineData(() => {
    const before = trips;
    const now = offlineData();
    ({ trips } = now);
    const ids = new Set(trips.map(({ id }) => id));
    if (before.length > 0 && now.lastSync === null) forgetAll();
    else for (const { id } of before) if (!ids.has(id)) forgetTrip(id);
    for (const id of ids) gone.delete(id);
  });
}

function saveSoon(client: ApolloClient): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(client), SAVE_DELAY_MS);
}

async function save(client: ApolloClient): Promise<void> {
  // `extract` returns what `restore` takes.
  const all = client.cache.extract() as NormalizedCacheObject;
  if (viewerIdIn(all) === null) return;
  if (isListNew) dropUnlisted(all);
  const trips = keptIds().flatMap((id) => {
    const objects = tripObjects(all, id);
    return objects === null ? [] : [{ id, objects }];
  });
  const parts: Part[] = [
    { key: 'home', objects: homeObjects(all), of: homeObjects },
    ...trips.map(({ id, objects }): Part => ({
      key: `trip:${id}`,
      objects,
      of: (all) => tripObjects(all, id) ?? {},
    })),
  ];
  const begunIn = endings;
  const outcome = await keepParts(parts);
  if (outcome === 'failed' || begunIn !== endings) return;
  const savedIds = new Set(trips.map(({ id }) => id));
  if (outcome === 'same' && !opened.some((id) => savedIds.has(id))) return;
  changeOfflineData((before) => {
    const ids = keptIds();
    const saved = ids.flatMap((id): readonly OfflineTrip[] =>
      savedIds.has(id) ? [offlineTrip(id, all)] : before.trips.filter((trip) => trip.id === id),
    );
    const current = saved[0]?.id;
    const isKnown = current !== undefined && savedIds.has(current);
    return {
      trips: saved,
      currentTrip: isKnown ? plainTrip(all, current) : before.currentTrip,
      lastSync: outcome === 'kept' ? new Date().toISOString() : before.lastSync,
    };
  });
  for (const id of savedIds) notOpened(id);
}

/** Drops trips missing in the new list. */
function dropUnlisted(all: NormalizedCacheObject): void {
  isListNew = false;
  const listed = listedTripIds(all);
  if (listed === null) return;
  for (const { id } of offlineData().trips) if (!listed.has(id) && !opened.includes(id)) dropSavedTrip(id);
}

/** Latest first, of all tabs. */
function keptIds(): readonly string[] {
  const others = offlineData().trips.map(({ id }) => id);
  return [...new Set([...opened, ...others])].filter((id) => !gone.has(id));
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

/** Restores saved data under the cache's own. */
async function restore(client: ApolloClient): Promise<void> {
  const objects = await keptObjects(client);
  if (objects === null) return;
  client.cache.restore(objects);
  // Notifies the screens: `restore` does not.
  client.cache.batch({ update: () => undefined });
}

/** Saved data merged with the cache; null if none or another account's. */
async function keptObjects(client: ApolloClient): Promise<NormalizedCacheObject | null> {
  const kept = await readParts();
  if (kept === null) return null;
  const current = client.cache.extract() as NormalizedCacheObject;
  const viewerId = viewerIdIn(current);
  return viewerId !== null && viewerId !== kept.ownerId ? null : mergedObjects(kept.objects, current);
}

onAccountEnd(forgetAll);
