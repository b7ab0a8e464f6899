import { reader, SOURCE_LANGUAGE } from './reader.ts';

const numbers = byLocale((locale) => new Intl.NumberFormat(locale));
const percents = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const plurals = byLocale((locale) => new Intl.PluralRules(locale));
const currencyNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));

/** "12,906,440", "1.234,5" */
export function numberText(value: number): string {
  return numbers().format(value);
}

/** 0.4 is "40%", "40 %". */
export function percentText(share: number): string {
  return percents().format(share);
}

/** Of the plural cases of ICU MessageFormat: "one", "other". */
export function pluralOf(count: number): Intl.LDMLPluralRule {
  return plurals().select(count);
}

/** "." in English, "," in German. */
export function decimalSign(locale?: string): string {
  return partOf(numbers(locale).formatToParts(1.5), 'decimal') ?? '.';
}

/** "US Dollar" */
export function currencyName(code: string): string {
  return currencyNames().of(code) ?? code;
}

type CurrencyDisplay = 'symbol' | 'narrowSymbol' | 'code';

/** "$"; "US$" where another dollar is the usual one. */
export function currencySign(
  code: string,
  currencyDisplay: CurrencyDisplay = 'narrowSymbol',
  locale?: string,
) {
  const parts = currencyFormat(code, { currencyDisplay }, locale).formatToParts(0);
  return partOf(parts, 'currency') ?? code;
}

interface CurrencyStyle {
  readonly currencyDisplay?: CurrencyDisplay;
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

const currencies = new Map<string, Intl.NumberFormat>();

/** Decimals by the caller: engines differ in those of currencies. */
export function currencyFormat(
  currency: string,
  style: CurrencyStyle,
  locale = reader().locale,
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(style)}`;
  const known = currencies.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...style });
  currencies.set(key, format);
  return format;
}

function partOf(parts: readonly Intl.NumberFormatPart[], wanted: string): string | undefined {
  return parts.find(({ type }) => type === wanted)?.value;
}

const collators = byLocale((locale) => new Intl.Collator(locale));
const nameCollators = byLocale((locale) => new Intl.Collator(locale, { numeric: true }));
const graphemes = byLocale((locale) => new Intl.Segmenter(locale, { granularity: 'grapheme' }));
const words = byLocale((locale) => new Intl.Segmenter(locale, { granularity: 'word' }));

const lists = {
  and: byLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  or: byLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
};

/** English lists have no comma before "and", as in Britain. */
export function listFormat(joint: 'and' | 'or'): Intl.ListFormat {
  return lists[joint](reader().language === SOURCE_LANGUAGE ? 'en-GB' : undefined);
}

/** For sorting, as the reader's dictionaries do. */
export function compareTexts(one: string, other: string): number {
  return collators().compare(one, other);
}

/** As {@link compareTexts}, with "Cabin 2" before "Cabin 10". */
export function compareNames(one: string, other: string): number {
  return nameCollators().compare(one, other);
}

/** What a reader sees as one letter: an emoji may have several characters. */
export function firstLetter(text: string): string {
  return graphemes().segment(text).containing(0)?.segment ?? '';
}

/** Words, and what stands between them. */
export function wordsOf(text: string): string[] {
  return Array.from(words().segment(text), ({ segment }) => segment);
}

/** Makes each locale's object once, since that is slow; the reader's, unless another is named. */
export function byLocale<Format>(make: (locale: string) => Format): (locale?: string) => Format {
  const made = new Map<string, Format>();
  return (locale = reader().locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}
