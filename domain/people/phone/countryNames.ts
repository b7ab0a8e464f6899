import { byLocale } from '../../text/formats.ts';
import { reader } from '../../text/reader.ts';

const countryNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** "Germany" for `DE`. */
export function countryName(code: string): string {
  return countryNames().of(code) ?? code;
}

/** `DE` for `de-DE`, and for `de` alone. */
export function readersRegion(): string {
  return new Intl.Locale(reader().locale).maximize().region ?? '';
}
