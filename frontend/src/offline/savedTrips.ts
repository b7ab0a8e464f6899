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

/** Answers come in bursts; what they change is saved once. */
const SAVE_DELAY_MS = 400;

/** The query that brings all of the viewer's trips. */
const LIST_OPERATION = 'Home';

/** Ids of the trips that were opened on this page and are not saved yet, the last one first. */
const opened: string[] = [];
/** Ids of the trips that are gone for the viewer, or were forgotten on another page. */
const gone = new Set<string>();
/** Clients whose cache is kept. */
const keptClients = new WeakSet<ApolloClient>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the list of the viewer's trips has come since the last time that something was saved. */
let isListNew = false;
/** How often everything was forgotten: what began before that is not to come back after it. */
let endings = 0;

/**
 * Keeps what the viewer sees for the time without a connection, and brings it back when that begins. Resolves when the
 * first screen can be shown.
 */
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

/** Whether what this client shows is kept. */
export function isKept(client: ApolloClient): boolean {
  return keptClients.has(client);
}

/** A trip was opened, so that it is to be readable without a connection from now on. */
export function keepTrip(client: ApolloClient, tripId: string): void {
  gone.delete(tripId);
  notOpened(tripId);
  opened.unshift(tripId);
  saveSoon(client);
}

/** The trips that can be read without a connection, each as one plain thing; the one that was opened last first. */
export async function keptTrips(client: ApolloClient): Promise<unknown[]> {
  // Where nothing can be saved, there is still what is in the cache.
  const objects = (await keptObjects(client)) ?? (client.cache.extract() as NormalizedCacheObject);
  return keptIds().map((id) => plainTrip(objects, id));
}

/** Forgets a trip that is gone for the viewer. */
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

/** Forgets all that was kept, on the viewer's own wish; ticks that wait are no part of it. */
export async function clearSavedTrips(): Promise<void> {
  forgetAll();
  await dropSeenFromDevice();
  clearOfflineData();
}

/** Ids of the trips that another version of the app kept: this one may ask for more than they have. */
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

/** What another page of this browser forgets is not to come back from this one. */
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
  // What the cache extracts is what its `restore` takes.
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

/** Forgets the trips that the viewer is no longer in, by the list that has just come. */
function dropUnlisted(all: NormalizedCacheObject): void {
  isListNew = false;
  const listed = listedTripIds(all);
  if (listed === null) return;
  for (const { id } of offlineData().trips) if (!listed.has(id) && !opened.includes(id)) dropSavedTrip(id);
}

/** Ids of the trips to be kept, the one that was opened last on any page first. */
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

/** Puts what was saved below what the cache has; screens that show it follow. */
async function restore(client: ApolloClient): Promise<void> {
  const objects = await keptObjects(client);
  if (objects === null) return;
  client.cache.restore(objects);
  // Restoring alone tells nobody.
  client.cache.batch({ update: () => undefined });
}

/** What was saved, and above it what the cache has; null when nothing was saved, or for somebody else. */
async function keptObjects(client: ApolloClient): Promise<NormalizedCacheObject | null> {
  const kept = await readParts();
  if (kept === null) return null;
  const current = client.cache.extract() as NormalizedCacheObject;
  const viewerId = viewerIdIn(current);
  return viewerId !== null && viewerId !== kept.ownerId ? null : mergedObjects(kept.objects, current);
}

onAccountEnd(forgetAll);
