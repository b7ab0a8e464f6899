import { onAccountEnd } from '../browser/accountEnd.ts';
import { keepText, readText, watchText } from '../browser/browserText.ts';
import { logFailure } from '../browser/logFailure.ts';
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

/** The trips readable offline, and all data of the last opened one. */
export interface OfflineData {
  readonly trips: readonly OfflineTrip[];
  readonly currentTrip: unknown;
  /** ISO 8601 */
  readonly lastSync: string | null;
}

const NOTHING: OfflineData = { trips: [], currentTrip: null, lastSync: null };

const listeners = new Set<() => void>();
let known: OfflineData = NOTHING;
/** The text last read or stored; undefined before. */
let knownText: string | null | undefined;
let isWatching = false;

/** The same object until a change. */
export function offlineData(): OfflineData {
  if (knownText === undefined) look();
  return known;
}

/** Changes the latest data of all tabs and sends them to the worker. */
export function changeOfflineData(change: (now: OfflineData) => OfflineData): void {
  look();
  const data = change(known);
  if (data === known) return;
  const text = JSON.stringify(data);
  known = data;
  // If storage fails, only this tab has the data.
  if (keepText(STORAGE_KEY, text)) knownText = text;
  tellWorker({ type: 'CACHE_TRIP_DATA', data });
  tell();
}

/** Clears local storage and the worker's cache. */
export function clearOfflineData(): void {
  known = NOTHING;
  if (keepText(STORAGE_KEY, null)) knownText = null;
  forgetWorkersData();
  tell();
}

/**
 * Calls back on changes in any tab.
 * @returns unsubscribe
 */
export function watchOfflineData(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    watchText(STORAGE_KEY, () => {
      look();
      tell();
    });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads changes of other tabs. */
function look(): void {
  const text = readText(STORAGE_KEY);
  if (text === knownText) return;
  knownText = text;
  known = parsed(text);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
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
