import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { TRIP_EXPORT_FORMAT, TRIP_EXPORT_VERSION } from '../../../../domain/trip/transfer/tripExport.ts';
import {
  readTripImport,
  tripsOfBackup,
  type Imported,
  type TripImport,
} from '../../../../domain/trip/transfer/tripImport.ts';

/** Above any export, within a phone's memory. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** For the rest of the call. */
const CALL_BYTES = 4096;

/** A trip as a file of its own. */
export interface ChosenTrip {
  readonly file: { readonly format: string; readonly version: number; readonly trips: readonly [unknown] };
  readonly startDate: CalendarDate;
}

/** Unparsed trips, or an error message. */
export async function readBackup(file: Blob): Promise<Imported<readonly [unknown, ...unknown[]]>> {
  if (file.size > MAX_FILE_BYTES) return refused('This file is too large for a trip backup.');
  let text: string;
  try {
    text = await file.text();
  } catch {
    // Moved or deleted.
    return refused('This file could not be read. Please choose it again.');
  }
  try {
    return tripsOfBackup(JSON.parse(text));
  } catch {
    return refused('This is not a trip backup, or part of the file is missing.');
  }
}

/** At its own dates. */
export function readTripOfBackup(rawTrip: unknown): Imported<TripImport> {
  const read = readTripImport(rawTrip, null);
  if (!read.isRead) return refused(`This trip cannot be imported. ${read.message}`);
  let size: number;
  try {
    ({ size } = new Blob([JSON.stringify(fileOf(rawTrip))]));
  } catch {
    // Too deep for JSON.stringify.
    return refused('This trip cannot be imported. It is not a trip from a backup.');
  }
  return size + CALL_BYTES > LIMITS.importBytes
    ? refused('This trip is too large to import: it has more than 8 MB of text.')
    : read;
}

/** Without derived data. */
export function fileOf(rawTrip: unknown): ChosenTrip['file'] {
  const { schedule: _schedule, shoppingList: _list, ...trip } = Object(rawTrip) as Record<string, unknown>;
  return { format: TRIP_EXPORT_FORMAT, version: TRIP_EXPORT_VERSION, trips: [trip] };
}

function refused(message: string): Imported<never> {
  return { isRead: false, message, path: [] };
}
