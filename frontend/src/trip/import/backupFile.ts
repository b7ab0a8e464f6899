import { msg, type Message } from '../../../../domain/text/message.ts';
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
  if (file.size > MAX_FILE_BYTES)
    return refused(msg('tripImport.fileTooLarge', 'This file is too large for a trip backup.'));
  let text: string;
  try {
    text = await file.text();
  } catch {
    // Moved or deleted.
    return refused(msg('tripImport.unreadable', 'This file could not be read. Please choose it again.'));
  }
  try {
    return tripsOfBackup(JSON.parse(text));
  } catch {
    return refused(
      msg('tripImport.partMissing', 'This is not a trip backup, or part of the file is missing.'),
    );
  }
}

/** At its own dates. */
export function readTripOfBackup(rawTrip: unknown): Imported<TripImport> {
  const read = readTripImport(rawTrip, null);
  if (!read.isRead) return cannotBeImported(read.message);
  let size: number;
  try {
    ({ size } = new Blob([JSON.stringify(fileOf(rawTrip))]));
  } catch {
    // Too deep for JSON.stringify.
    return cannotBeImported(msg('tripImport.itIsNoTrip', 'It is not a trip from a backup.'));
  }
  return size + CALL_BYTES > LIMITS.importBytes
    ? refused(
        msg(
          'tripImport.tooMuchText',
          'This trip is too large to import: it has more than {megabytes} MB of text.',
          { megabytes: LIMITS.importBytes / 2 ** 20 },
        ),
      )
    : read;
}

/** Without derived data. */
export function fileOf(rawTrip: unknown): ChosenTrip['file'] {
  const { schedule: _schedule, shoppingList: _list, ...trip } = Object(rawTrip) as Record<string, unknown>;
  return { format: TRIP_EXPORT_FORMAT, version: TRIP_EXPORT_VERSION, trips: [trip] };
}

function cannotBeImported(reason: Message): Imported<never> {
  return refused(msg('tripImport.cannot', 'This trip cannot be imported. {reason}', { reason }));
}

function refused(message: Message): Imported<never> {
  return { isRead: false, message, path: [] };
}
