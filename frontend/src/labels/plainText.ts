/** Whatever ends a line somewhere: in files, in editors, in terminals. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Signs that are not seen and change what is: controls, what turns the direction of reading, halves of letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Scripts and emoji are written with them, and nothing else comes of them. */
const JOINERS = /[\u200C\u200D]/;
const SEEN = /[^\p{Cf}\p{Z}]/u;

/** No language stacks as many marks on a letter; more of them would grow over the lines around. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Letters that are read from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text of somebody's own set apart, so that its direction ends where it does. */
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/**
 * A text that somebody typed, on one line of a plain text: no control sign, no line end, no other direction gets out of
 * it, and spaces are single ones. '' when nothing is seen of it.
 */
export function oneLine(text: string): string {
  const seen = text.split(LINE_ENDS).join(' ').replaceAll('\t', ' ').replace(UNSEEN, joinerOrNothing);
  const line = seen
    .replace(STACKED_MARKS, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (!SEEN.test(line)) return '';
  return RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${END_OF_ISOLATE}` : line;
}

/** The lines of a text that somebody typed, each as {@link oneLine} has it, without blank ones. */
export function plainLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map(oneLine)
    .filter((line) => line !== '');
}

function joinerOrNothing(sign: string): string {
  return JOINERS.test(sign) ? sign : '';
}
