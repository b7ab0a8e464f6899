const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Controls, direction marks, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Scripts and emoji need them. */
const JOINERS = /[\u200C\u200D]/;
const SEEN = /[^\p{Cf}\p{Z}]/u;

/** More marks would cover other lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Hebrew, Arabic and others. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Keeps a text's direction inside it. */
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** Single spaces, no controls or direction changes; '' if invisible. */
export function oneLine(text: string): string {
  const seen = text.split(LINE_ENDS).join(' ').replaceAll('\t', ' ').replace(UNSEEN, joinerOrNothing);
  const line = seen
    .replace(STACKED_MARKS, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (!SEEN.test(line)) return '';
  return RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${END_OF_ISOLATE}` : line;
}

/** Without blank lines. */
export function plainLines(text: string): string[] {
  return text
    .split(LINE_ENDS)
    .map(oneLine)
    .filter((line) => line !== '');
}

function joinerOrNothing(sign: string): string {
  return JOINERS.test(sign) ? sign : '';
}
