import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { keepText, readText, watchText } from '../../browser/store/browserText.ts';
import { setSavedAt } from '../../browser/store/savedAt.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { forgetWorkersData, tellWorker } from './tellWorker.ts';

/** Local storage key (specification, section 3). */
const STORAGE_KEY = 'offline-trip-data';

export interface OfflineTrip {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** yyyy-MM-dd */
  readonly startDate: string;
  readonly endDate: string;
}

export interface OfflineData {
  readonly trips: readonly OfflineTrip[];
  readonly currentTrip: unknown;
  /** ISO 8601 */
  readonly lastSync: string | null;
}

const NOTHING: OfflineData = { trips: [], currentTrip: null, lastSync: null };

const known = makeVar(NOTHING);
/** The text last read or stored; undefined before. */
let knownText: string | null | undefined;

/** The latest data of all tabs. */
export function offlineData(): OfflineData {
  const text = readText(STORAGE_KEY);
  if (text !== knownText) {
    knownText = text;
    take(parsed(text));
  }
  return known();
}

export function useOfflineData(): OfflineData {
  return useReactiveVar(known);
}

/** Stores the changed data and sends them to the worker. */
export function changeOfflineData(change: (now: OfflineData) => OfflineData): void {
  const data = take(change(offlineData()));
  const text = JSON.stringify(data);
  // If storage fails, only this tab has the data.
  if (keepText(STORAGE_KEY, text)) knownText = text;
  tellWorker({ type: 'CACHE_TRIP_DATA', data });
}

/** Clears local storage and the worker's cache. */
export function clearOfflineData(): void {
  take(NOTHING);
  if (keepText(STORAGE_KEY, null)) knownText = null;
  forgetWorkersData();
}

/** Reads the data, now and whenever another tab changes them. */
export function watchOfflineData(): void {
  offlineData();
  watchText(STORAGE_KEY, offlineData);
}

function take(data: OfflineData): OfflineData {
  setSavedAt(data.lastSync);
  return known(data);
}

function parsed(text: string | null): OfflineData {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
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

onAccountEnd(clearOfflineData);
