import { rational, type Rational } from '../../number/rational.ts';
import { currencyFormat, currencySign, decimalSign } from '../../text/formats.ts';
import { currencyDigits } from '../../money/currencyDigits.ts';

/** Ten billion of a currency with two decimals, so also a villa in LBP; sums of a thousand stay exact. */
export const MAX_CENTS = 999_999_999_999;

/** Of a trip, until its group chooses another. */
export const DEFAULT_CURRENCY = 'USD';

function formatOf(currency: string, locale?: string): Intl.NumberFormat {
  const digits = currencyDigits(currency);
  return currencyFormat(currency, { minimumFractionDigits: digits, maximumFractionDigits: digits }, locale);
}

/** 123450 in EUR is "€1,234.50" in English and "1.234,50 €" in German. */
export function formatAmount(cents: number, currency: string, locale?: string): string {
  return formatOf(currency, locale).format(cents / 10 ** currencyDigits(currency));
}

/** Decimal text of an API or a file: "1234.50" in EUR is "€1,234.50" in English. */
export function formatDecimal(amount: string, currency: string, locale?: string): string {
  return formatOf(currency, locale).format(Number(amount));
}

/** As one would type it, without currency and groups: "1234.50" in English, "1234,50" in German. */
export function amountToType(cents: number, currency: string, locale?: string): string {
  const number = formatOf(currency, locale)
    .formatToParts(Math.abs(cents) / 10 ** currencyDigits(currency))
    .filter(({ type }) => ['integer', 'decimal', 'fraction'].includes(type))
    .map(({ value }) => value)
    .join('');
  return cents < 0 ? `-${number}` : number;
}

/**
 * An amount as people type it: "12", "12.5", "12,50", "1.234,50", "1,234.50", "1 234,50", "1'234.50", with or without the
 * currency's sign or code. Comma and point both work: what stands before the last one or two digits is the decimal sign. A
 * single sign before three digits is read as the locale writes it: "1.234" is 1234 in German. A minus stands before the
 * number or before the currency.
 * @returns in the currency's smallest unit; null if it is no amount, has too many decimals or is too large
 */
export function readAmount(text: string, currency: string, locale?: string): number | null {
  const digits = currencyDigits(currency);
  const [, outer = '', rest = ''] = /^(-?)(.*)$/s.exec(plainSign(text)) ?? [];
  const bare = withoutCurrency(rest, currency, locale).replace(/[\s'’]/g, '');
  const [, inner = '', number = ''] = /^(-?)(.*)$/s.exec(bare) ?? [];
  if (outer !== '' && inner !== '') return null;
  if (!/^\d[\d.,]*$/.test(number)) return null;
  const [whole, fraction] = splitAtDecimal(number, locale);
  if (whole === null || fraction.length > digits) return null;
  return withSign(outer + inner, whole + fraction.padEnd(digits, '0'));
}

function withSign(minus: string, digits: string): number | null {
  const cents = Number(digits);
  if (cents > MAX_CENTS) return null;
  return minus === '' || cents === 0 ? cents : -cents;
}

/** "12.50", "-12.50" as APIs write it: a point, and no grouping. Null if it is no amount of the currency. */
export function readDecimal(text: string, currency: string): number | null {
  const [, minus = '', whole, fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  const digits = currencyDigits(currency);
  if (whole === undefined || fraction.length > digits) return null;
  return withSign(minus, whole + fraction.padEnd(digits, '0'));
}

/** 1250 in USD is "12.50", 1200 in JPY "1200". */
export function decimalAmount(cents: number, currency: string): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(cents)).padStart(digits + 1, '0');
  const sign = cents < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * 10.00 in a currency with rate 1.0842 of the trip's is 10.84 there; half a cent is rounded up, and a refund like what it
 * refunds.
 */
export function exchanged(cents: number, rate: Rational, from: string, to: string): number {
  const scale = 10n ** BigInt(currencyDigits(to));
  const numerator = BigInt(Math.abs(cents)) * rate.numerator * scale;
  const denominator = rate.denominator * 10n ** BigInt(currencyDigits(from));
  const size = Number((2n * numerator + denominator) / (2n * denominator));
  return cents < 0 && size > 0 ? -size : size;
}

/** "1.0842"; null unless a decimal above 0 with at most 9 digits on each side. */
export function readRate(text: string): Rational | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,9}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const numerator = BigInt(whole + fraction);
  return numerator === 0n ? null : rational(numerator, 10n ** BigInt(fraction.length));
}

/** Sign or code, as the locale or English writes it, before or behind the number. */
function withoutCurrency(text: string, currency: string, locale?: string): string {
  const signs = [locale, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol', 'code'] as const).map((display) =>
      plainSign(currencySign(currency, display, language)),
    ),
  );
  const plain = plainSign(text);
  // "US$" before "$".
  for (const sign of signs.sort((one, other) => other.length - one.length)) {
    if (plain.startsWith(sign)) return plain.slice(sign.length).trim();
    if (plain.endsWith(sign)) return plain.slice(0, -sign.length).trim();
  }
  return plain;
}

function plainSign(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[−–]/g, '-')
    .toUpperCase()
    .trim();
}

/** The whole part is null if its signs are not those of thousands. */
function splitAtDecimal(number: string, locale?: string): readonly [whole: string | null, fraction: string] {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last === -1) return [number, ''];
  const sign = number.charAt(last);
  const before = number.slice(0, last);
  const after = number.slice(last + 1);
  const isSingle = !/[.,]/.test(before);
  const isThousands =
    after.length === 3 && (before.includes(sign) || (isSingle && sign !== decimalSign(locale)));
  const whole = isThousands ? number : before;
  const grouping = isThousands ? sign : sign === '.' ? ',' : '.';
  const isGrouped = new RegExp(`^\\d{1,3}(\\${grouping}\\d{3})*$|^\\d+$`).test(whole);
  return [isGrouped ? whole.replace(/[.,]/g, '') : null, isThousands ? '' : after];
}
