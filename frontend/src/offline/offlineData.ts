import { useSyncExternalStore } from 'react';
import { onAccountEnd } from '../gql/accountEnd.ts';
import { keepText, readText } from '../ui/browserText.ts';
import { logFailure } from '../ui/logFailure.ts';

/** Where the offline data are (specification, section 3). */
const STORAGE_KEY = 'offline-trip-data';

/** A trip that can be read without a connection. */
export interface OfflineTrip {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** yyyy-MM-dd */
  readonly startDate: string;
  readonly endDate: string;
}

/** The offline data: which trips there are, all of the one that was opened last, and when that was. */
export interface OfflineData {
  readonly trips: readonly OfflineTrip[];
  readonly currentTrip: unknown;
  /** ISO 8601; null before the first time. */
  readonly lastSync: string | null;
}

const NOTHING: OfflineData = { trips: [], currentTrip: null, lastSync: null };

const listeners = new Set<() => void>();
let known: OfflineData | undefined;

/** The offline data of this browser; the same object until they change. */
export function offlineData(): OfflineData {
  known ??= load();
  return known;
}

/** Keeps them in the browser and gives them to the worker. */
export function saveOfflineData(data: OfflineData): void {
  known = data;
  keepText(STORAGE_KEY, JSON.stringify(data));
  tellWorker({ type: 'CACHE_TRIP_DATA', data });
  for (const listener of listeners) listener();
}

/** Takes them out of the browser and of the worker's cache. */
export function clearOfflineData(): void {
  known = NOTHING;
  keepText(STORAGE_KEY, null);
  tellWorker({ type: 'CLEAR_CACHE' });
  for (const listener of listeners) listener();
}

/** The offline data, and what becomes of them. */
export function useOfflineData(): OfflineData {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, offlineData);
}

function load(): OfflineData {
  try {
    const data: unknown = JSON.parse(readText(STORAGE_KEY) ?? 'null');
    return isOfflineData(data) ? data : NOTHING;
  } catch (error) {
    logFailure('Offline data could not be loaded', error);
    return NOTHING;
  }
}

function isOfflineData(data: unknown): data is OfflineData {
  return (
    typeof data === 'object' &&
    data !== null &&
    Array.isArray(Reflect.get(data, 'trips')) &&
    Reflect.has(data, 'currentTrip')
  );
}

function tellWorker(message: { readonly type: string; readonly data?: OfflineData }): void {
  // Not there on a page that came over plain http.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  workers?.controller?.postMessage(message);
}

onAccountEnd(clearOfflineData);
