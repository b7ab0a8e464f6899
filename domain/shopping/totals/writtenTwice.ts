import { findUnit } from '../amount/units.ts';

const LENGTH = /^(?:in|inch(?:es)?|[cm]m)$/i;
/** "450 g (", "2 cm/", "8 oz or " */
const BEFORE = /\d ?-?(\p{L}+)\.? ?(?:[([/=]|or ) ?$/iu;
/** " (about 1", "/ 4", " or 2" */
const AFTER = /^\.? ?(?:[([/=]|or )(?: ?(?:about|ca\.?|[~≈]))? ?[\d¼-¾⅐-⅞]/iu;

/** Characters in which the other one begins or ends. */
const NEAR = 30;

/** Whether the measure at this place has another one beside it, which is its conversion: "450 g (1 lb)". */
export function isWrittenTwice(text: string, start: number, end: number): boolean {
  const [, before] = BEFORE.exec(text.slice(Math.max(start - NEAR, 0), start)) ?? [];
  return (before !== undefined && isMeasure(before)) || AFTER.test(text.slice(end, end + NEAR));
}

function isMeasure(word: string): boolean {
  return LENGTH.test(word) || (findUnit(word)?.dimension ?? 'count') !== 'count';
}
