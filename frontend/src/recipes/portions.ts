/** The stepper counts in halves; portions are kept in quarters. */
const HALF_QUARTERS = 2;
export const MIN_QUARTERS = 4;
export const MAX_QUARTERS = 60 * 4;

const GLYPHS: Readonly<Record<string, number>> = { '¼': 1, '½': 2, '¾': 3 };

/** "5½", "5.5" or "5,5" in quarters, from 1 to 60 portions; null if it is no number. */
export function readPortions(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const glyph = GLYPHS[text.slice(-1)];
  const number = Number(glyph === undefined ? text : text.slice(0, -1));
  if (text === '' || Number.isNaN(number)) return null;
  const quarters = Math.round(number * 4) + (glyph ?? 0);
  return Math.min(MAX_QUARTERS, Math.max(MIN_QUARTERS, quarters));
}

/** The next half up or down, within 1 to 60 portions. */
export function nextHalf(quarters: number, direction: 1 | -1): number {
  const halves = direction > 0 ? Math.floor(quarters / HALF_QUARTERS) : Math.ceil(quarters / HALF_QUARTERS);
  const next = (halves + direction) * HALF_QUARTERS;
  return Math.min(MAX_QUARTERS, Math.max(MIN_QUARTERS, next));
}
