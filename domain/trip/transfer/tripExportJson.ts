import type { TripExportFile } from './tripExport.ts';

/**
 * Control, bidirectional, line-break and invisible characters mislead in editors; joiners stay, which scripts and
 * emoji need.
 */
const MISLEADING = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const JOINERS = /[\u200C\u200D]/;

/** Escapes misleading characters. */
export function exportJson(file: TripExportFile): string {
  const escaped = JSON.stringify(file, null, 2).replace(MISLEADING, (sign) =>
    // The formatter's line breaks.
    sign === '\n' || JOINERS.test(sign) ? sign : escapedSign(sign),
  );
  return `${escaped}\n`;
}

/** 'trip-{id}-backup', or 'all-trips-backup' (specification, section 9). */
export function exportFileStem(tripId: string | null): string {
  return tripId === null ? 'all-trips-backup' : `trip-${tripId}-backup`;
}

function escapedSign(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
