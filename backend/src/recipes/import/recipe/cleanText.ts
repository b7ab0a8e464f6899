import { hasUser } from '../../../../../domain/text/site/webAddress.ts';

/** Between lines. */
export const LINE = '\n';
/** Between boxes within what may be one line. */
export const BOX = '\u2028';

/** They would split words. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]|(?!\s)\p{Cc}/gu;

/** One line of well-formed text without needless space. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** The lines that a text has, without empty ones. `isList` also starts lines at boxes. */
export function linesOf(text: string, isList: 'boxes' | 'lines' = 'boxes'): string[] {
  return text
    .split(isList === 'boxes' ? new RegExp(`[${LINE}${BOX}]`) : LINE)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** Null if blank. */
export function textOrNull(text: string | null | undefined): string | null {
  const line = oneLine(text ?? '');
  return line === '' ? null : line;
}

/** Shortens at a word, with an ellipsis. `maxLength` in UTF-16 units. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const words = cut.replace(/\s+\S*$/, '');
  return `${words.length > maxLength / 2 ? words : cut}…`;
}

/** "example.com" of an address; null for what is no address. */
export function hostOf(url: string | null | undefined): string | null {
  if (url === null || url === undefined || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '') || null;
}

/** An address without the user name and password that a file may have in it. */
export function withoutUser(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return url;
  const address = new URL(url);
  if (!hasUser(address)) return url;
  address.username = '';
  address.password = '';
  return address.href;
}
