import type { TripExportFile } from './tripExport.ts';

/**
 * Signs that are valid in JSON and would still mislead whoever opens the file in an editor: controls, what turns the
 * direction of reading, what ends a line, what is not seen at all. Joiners stay, which scripts and emoji are written with.
 */
const MISLEADING = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const JOINERS = /[\u200C\u200D]/;

/** The text of a JSON file. Misleading signs are escaped; whoever reads the JSON gets the texts as they were. */
export function exportJson(file: TripExportFile): string {
  const escaped = JSON.stringify(file, null, 2).replace(MISLEADING, (sign) =>
    // The line ends between the fields are ours: within a text JSON has none.
    sign === '\n' || JOINERS.test(sign) ? sign : escapedSign(sign),
  );
  return `${escaped}\n`;
}

/**
 * 'trip-{id}-backup', or 'all-trips-backup': the name of the file without its ending (specification, section 9).
 * @param tripId null for a file of all trips
 */
export function exportFileStem(tripId: string | null): string {
  return tripId === null ? 'all-trips-backup' : `trip-${tripId}-backup`;
}

function escapedSign(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
