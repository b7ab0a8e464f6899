import { onAccountEnd } from '../browser/accountEnd.ts';
import { keepText, readText, watchText } from '../browser/browserText.ts';
import { logFailure } from '../browser/logFailure.ts';
import { forgetWorkersData, tellWorker } from './tellWorker.ts';

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
let known: OfflineData = NOTHING;
/** The text that they were read from, or kept as; undefined before the first time. */
let knownText: string | null | undefined;
let isWatching = false;

/** The offline data of this browser; the same object until they change. */
export function offlineData(): OfflineData {
  if (knownText === undefined) look();
  return known;
}

/** Changes what the browser keeps, as another page may just have left it, and gives it to the worker. */
export function changeOfflineData(change: (now: OfflineData) => OfflineData): void {
  look();
  const data = change(known);
  if (data === known) return;
  const text = JSON.stringify(data);
  known = data;
  // Where nothing can be kept they are this page's, until another one keeps something.
  if (keepText(STORAGE_KEY, text)) knownText = text;
  tellWorker({ type: 'CACHE_TRIP_DATA', data });
  tell();
}

/** Takes them out of the browser and of the worker's cache. */
export function clearOfflineData(): void {
  known = NOTHING;
  if (keepText(STORAGE_KEY, null)) knownText = null;
  forgetWorkersData();
  tell();
}

/** Calls back when they change, here or on another page of this browser, until the returned function is called. */
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

/** Another page may have changed them since. */
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
