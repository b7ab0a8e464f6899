import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import type { EntityStore } from '@apollo/client/cache';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { isOnline, onSilence, watchConnection } from '../../browser/connection.ts';
import {
  dropFromDevice,
  putOnDevice,
  readDevice,
  readOwn,
  type DeviceKey,
} from '../../browser/store/deviceStore.ts';
import { onAnswer } from '../../gql/answers.ts';
import { DOCUMENTS_HASH } from '../../gql/documentsHash.generated.ts';
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

/** Answers come in bursts; those within this time are saved together. */
const SAVE_EVERY_MS = 1000;

const LIST_OPERATION = 'Home';

/** What the home screen or a trip needs of Apollo's cache. */
interface SavedPart {
  /** Hash of the queries: another version of the app may need more data. */
  readonly documents: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly objects: NormalizedCacheObject;
}

/** Ids of opened trips that are not saved yet, latest first. */
let opened: readonly string[] = [];
/** To be kept after the opened ones. */
let ahead: readonly string[] = [];
/** Trips that this page has opened so far. */
const openedBefore = new Set<string>();
const keptClients = new WeakSet<ApolloClient>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the list of trips came since the last save. */
let isListNew = false;
/** Counts resets, so that a save begun earlier is dropped. */
let resets = 0;

/** Saves what the viewer sees, and restores it when offline. Resolves when the first screen can be shown. */
export async function keepForOffline(client: ApolloClient): Promise<void> {
  keptClients.add(client);
  watchOfflineData();
  onAnswer((operationName) => {
    isListNew ||= operationName === LIST_OPERATION;
    saveSoon(client);
  });
  watchConnection(() => {
    if (isOnline()) return;
    savePending(client);
    void restore(client);
  });
  onSilence(() => restore(client));
  // A phone may close a hidden page.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') savePending(client);
  });
  if (!isOnline()) await restore(client);
}

export function isKept(client: ApolloClient): boolean {
  return keptClients.has(client);
}

/** Saves an opened trip for offline use; the first time at once, as its page may be left at once. */
export function keepTrip(client: ApolloClient, tripId: string): void {
  opened = [tripId, ...opened.filter((id) => id !== tripId)];
  saveSoon(client);
  if (openedBefore.has(tripId)) return;
  openedBefore.add(tripId);
  savePending(client);
}

/** The order of the others stays. */
export function keepTripAhead(client: ApolloClient, tripId: string): void {
  ahead = [...ahead, tripId];
  saveSoon(client);
}

/** Trips readable offline, last opened first. */
export async function keptTrips(client: ApolloClient): Promise<unknown[]> {
  // Without storage, the cache alone.
  const objects = (await savedObjects(client)) ?? extracted(client);
  return keptIds().map((id) => plainTrip(objects, id));
}

export function dropSavedTrip(tripId: string): void {
  opened = opened.filter((id) => id !== tripId);
  ahead = ahead.filter((id) => id !== tripId);
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
  reset();
  await dropFromDevice('home', 'trip:', 'recipe:');
  clearOfflineData();
}

/** Ids of listed trips that are missing or saved by another version, which may lack data. */
export async function outdatedTrips(): Promise<readonly string[]> {
  const saved = await readOwn('trip:');
  if (saved === null) return [];
  const ids = offlineData().trips.map(({ id }) => id);
  return ids.filter((id) => {
    const part = saved.get(`trip:${id}`);
    return !isSavedPart(part) || part.documents !== DOCUMENTS_HASH;
  });
}

function reset(): void {
  stopTimer();
  resets += 1;
  opened = [];
  openedBefore.clear();
  ahead = [];
}

function saveSoon(client: ApolloClient): void {
  timer ??= setTimeout(() => savePending(client), SAVE_EVERY_MS);
}

function savePending(client: ApolloClient): void {
  if (timer === undefined) return;
  stopTimer();
  void save(client);
}

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

async function save(client: ApolloClient): Promise<void> {
  const all = extracted(client);
  if (viewerIdIn(all) === null) return;
  if (isListNew) dropUnlisted(all);
  const tripIds = keptIds().filter((id) => tripObjects(all, id) !== null);
  const resetsBefore = resets;
  const isSaved = await putOnDevice([
    savedPart('home', all, homeObjects),
    ...tripIds.map((id) => savedPart(`trip:${id}`, all, (objects) => tripObjects(objects, id) ?? {})),
  ]);
  if (!isSaved || resets !== resetsBefore) return;
  changeOfflineData((before) => {
    const ids = keptIds();
    const isSavedNow = (id: string) => tripIds.includes(id);
    const trips = ids.flatMap((id) =>
      isSavedNow(id) ? [offlineTrip(id, all)] : before.trips.filter((trip) => trip.id === id),
    );
    const [latest] = trips;
    return {
      trips,
      currentTrip:
        latest !== undefined && isSavedNow(latest.id) ? plainTrip(all, latest.id) : before.currentTrip,
      lastSync: new Date().toISOString(),
    };
  });
  opened = opened.filter((id) => !tripIds.includes(id));
  ahead = ahead.filter((id) => !tripIds.includes(id));
}

/** @param needed filters the part's objects out of more */
function savedPart(
  key: DeviceKey,
  all: NormalizedCacheObject,
  needed: (objects: NormalizedCacheObject) => NormalizedCacheObject,
) {
  const savedAt = Date.now();
  const value = (before: unknown): SavedPart => ({
    documents: DOCUMENTS_HASH,
    savedAt,
    // Saved data that are not read again yet, such as ingredients, stay.
    objects: needed(isSavedPart(before) ? mergedObjects(before.objects, all) : all),
  });
  return [key, value] as const;
}

/** Drops trips missing in the new list. */
function dropUnlisted(all: NormalizedCacheObject): void {
  isListNew = false;
  const listed = listedTripIds(all);
  if (listed === null) return;
  for (const { id } of offlineData().trips) if (!listed.has(id) && !opened.includes(id)) dropSavedTrip(id);
}

/** Latest first, of all tabs; then those that were never opened. */
function keptIds(): readonly string[] {
  return [...new Set([...opened, ...offlineData().trips.map(({ id }) => id), ...ahead])];
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
  const objects = await savedObjects(client);
  if (objects === null) return;
  // Its private store: `restore` would drop optimistic changes, whose calls may still be answered.
  const { data: store } = client.cache as unknown as { readonly data: EntityStore };
  for (const [id, object] of Object.entries(objects))
    if (id !== '__META' && object !== undefined) store.merge(id, object);
  // Notifies the screens.
  client.cache.batch({ update: () => undefined });
}

/** Saved data merged with the cache; null if none or another account's. */
async function savedObjects(client: ApolloClient): Promise<NormalizedCacheObject | null> {
  const entries = (await readDevice()) ?? new Map<string, unknown>();
  const parts = [...entries.values()].filter(isSavedPart).sort((one, other) => one.savedAt - other.savedAt);
  const current = extracted(client);
  const viewerId = viewerIdIn(current);
  const isOthers = viewerId !== null && viewerId !== entries.get('owner');
  if (parts.length === 0 || isOthers) return null;
  return [...parts.map(({ objects }) => objects), current].reduce(mergedObjects);
}

/** `extract` returns what `restore` takes, but is typed as unknown. */
function extracted({ cache }: ApolloClient): NormalizedCacheObject {
  return cache.extract() as NormalizedCacheObject;
}

function isSavedPart(value: unknown): value is SavedPart {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'documents') === 'string' &&
    typeof Reflect.get(value, 'savedAt') === 'number' &&
    typeof Reflect.get(value, 'objects') === 'object'
  );
}

onAccountEnd(reset);
