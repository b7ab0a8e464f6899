import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { TRIP_EXPORT_FORMAT, TRIP_EXPORT_VERSION } from '../../../../domain/transfer/tripExport.ts';
import {
  readTripImport,
  tripsOfBackup,
  type Imported,
  type TripImport,
} from '../../../../domain/transfer/tripImport.ts';

/** More than all trips of somebody are exported as; a browser on a phone reads that much at once. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Room for the call around the file. */
const CALL_BYTES = 4096;

/** One trip of a backup as it is sent: a file of its own, and the first day that it shall have. */
export interface ChosenTrip {
  readonly file: { readonly format: string; readonly version: number; readonly trips: readonly [unknown] };
  readonly startDate: CalendarDate;
}

/** The trips in a file that somebody chose, unread; or why there are none, as a sentence. */
export async function readBackup(file: Blob): Promise<Imported<readonly [unknown, ...unknown[]]>> {
  if (file.size > MAX_FILE_BYTES) return refused('This file is too large to be a backup of trips.');
  let text: string;
  try {
    text = await file.text();
  } catch {
    // The file was moved, or its disk is gone.
    return refused('This file could not be read. Please choose it again.');
  }
  try {
    return tripsOfBackup(JSON.parse(text));
  } catch {
    return refused('This is no backup of trips, or a part of the file is missing.');
  }
}

/** One of them as the plan of a new trip, on its own days; or why it is none, as a sentence. */
export function readTripOfBackup(rawTrip: unknown): Imported<TripImport> {
  const read = readTripImport(rawTrip, null);
  if (!read.isRead) return refused(`This trip cannot be imported. ${read.message}`);
  let size: number;
  try {
    ({ size } = new Blob([JSON.stringify(fileOf(rawTrip))]));
  } catch {
    // Lists within lists within lists, so many that they cannot be written: nothing of ours.
    return refused('This trip cannot be imported. It is no trip of a backup.');
  }
  return size + CALL_BYTES > LIMITS.importBytes
    ? refused('This trip is too large to be imported: it has more than 8 MB of text.')
    : read;
}

/** What is sent of a trip: what the export derives from the rest stays here. */
export function fileOf(rawTrip: unknown): ChosenTrip['file'] {
  const { schedule: _schedule, shoppingList: _list, ...trip } = Object(rawTrip) as Record<string, unknown>;
  return { format: TRIP_EXPORT_FORMAT, version: TRIP_EXPORT_VERSION, trips: [trip] };
}

function refused(message: string): Imported<never> {
  return { isRead: false, message, path: [] };
}
