/** Line ends in files, editors and terminals. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Invisible characters with effects: controls, direction marks, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Joiners are needed by scripts and emoji, and do no harm. */
const JOINERS = /[\u200C\u200D]/;
const SEEN = /[^\p{Cf}\p{Z}]/u;

/** More marks on a letter would grow over other lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Hebrew, Arabic and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Keeps the direction of a user's text inside of it. */
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/**
 * A user's text on one line: no controls, line ends or direction changes, single spaces; '' if nothing is visible.
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

/** The lines of a user's text as {@link oneLine} gives them, without blank ones. */
export function plainLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map(oneLine)
    .filter((line) => line !== '');
}

function joinerOrNothing(sign: string): string {
  return JOINERS.test(sign) ? sign : '';
}
