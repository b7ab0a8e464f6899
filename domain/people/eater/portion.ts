/** Beside the shopping rules, which need it too. */
export { portionText } from '../../shopping/amount/portion.ts';

/** Portions are counted in quarters. */
export const DEFAULT_QUARTERS = 4;
export const MAX_QUARTERS = 8;

/** Choices for an eater, small to large. */
export const PORTIONS = [
  { name: 'Baby', quarters: 0 },
  { name: 'Toddler', quarters: 1 },
  { name: 'Child', quarters: 2 },
  { name: 'Adult', quarters: 4 },
  { name: 'Hungry', quarters: 6 },
] as const;

const WORDS = ['', 'a quarter', 'a half', 'three quarters'] as const;
/** Below one portion. */
const SPOKEN_PARTS = [
  'no portion',
  'a quarter of a portion',
  'half a portion',
  'three quarters of a portion',
] as const;

/** For screen readers: "5 and a half portions", "half a portion". */
export function spokenPortions(quarters: number): string {
  const { whole, part } = partsOf(quarters);
  if (whole === 0) return SPOKEN_PARTS[part];
  if (part === 0) return whole === 1 ? '1 portion' : `${whole} portions`;
  return `${whole} and ${WORDS[part]} portions`;
}

function partsOf(quarters: number): { readonly whole: number; readonly part: 0 | 1 | 2 | 3 } {
  // The remainder of a count by four.
  return { whole: Math.floor(quarters / 4), part: (quarters % 4) as 0 | 1 | 2 | 3 };
}
