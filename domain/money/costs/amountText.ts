import { rational, type Rational } from '../../number/rational.ts';

/** Above it nobody keeps a receipt; sums of a thousand stay exact. */
export const MAX_CENTS = 99_999_999_99;

/** Of a trip, until its group chooses another. */
export const DEFAULT_CURRENCY = 'USD';

/** ISO 4217, as the runtime knows them: "USD", "EUR", "JPY". */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
}

interface Format {
  readonly text: Intl.NumberFormat;
  readonly digits: number;
}

/** Slow to make, so each is made once. */
const formats = new Map<string, Format>();

function formatOf(currency: string, locale: string): Format {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const format = { text, digits: text.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(key, format);
  return format;
}

/** Decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  return formatOf(currency, 'en').digits;
}

/** 123450 in EUR is "€1,234.50" in English and "1.234,50 €" in German. */
export function formatAmount(cents: number, currency: string, locale: string): string {
  const { text, digits } = formatOf(currency, locale);
  return text.format(cents / 10 ** digits);
}

/**
 * An amount as people type it: "12", "12.5", "12,50", "1.234,50", "1,234.50", "1 234,50", "1'234.50", with or without the
 * currency's sign or code. Comma and point both work: what stands before the last one or two digits is the decimal sign. A
 * single sign before three digits is read as the locale writes it: "1.234" is 1234 in German.
 * @returns in the currency's smallest unit; null if it is no amount, has too many decimals or is too large
 */
export function readAmount(text: string, currency: string, locale: string): number | null {
  const digits = currencyDigits(currency);
  const number = withoutCurrency(text.normalize('NFKC'), currency).replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(number)) return null;
  const [whole, fraction] = splitAtDecimal(number, locale);
  if (whole === null || fraction.length > digits) return null;
  const cents = Number(whole + fraction.padEnd(digits, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** "12.50" as APIs write it: a point, and no grouping. Null if it is no amount of the currency. */
export function readDecimal(text: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  const digits = currencyDigits(currency);
  if (whole === undefined || fraction.length > digits) return null;
  const cents = Number(whole + fraction.padEnd(digits, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** 1250 in USD is "12.50", 1200 in JPY "1200". */
export function decimalAmount(cents: number, currency: string): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(cents)).padStart(digits + 1, '0');
  const sign = cents < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** 10.00 in a currency with rate 1.0842 of the trip's is 10.84 there; half a cent is rounded up. */
export function exchanged(cents: number, rate: Rational, from: string, to: string): number {
  const scale = 10n ** BigInt(currencyDigits(to));
  const numerator = BigInt(cents) * rate.numerator * scale;
  const denominator = rate.denominator * 10n ** BigInt(currencyDigits(from));
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** "1.0842"; null unless a decimal above 0 with at most 9 digits on each side. */
export function readRate(text: string): Rational | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,9}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const numerator = BigInt(whole + fraction);
  return numerator === 0n ? null : rational(numerator, 10n ** BigInt(fraction.length));
}

function withoutCurrency(text: string, currency: string): string {
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value),
  );
  const trimmed = text.trim();
  const sign = signs.find(
    (one) => trimmed.toUpperCase().startsWith(one) || trimmed.toUpperCase().endsWith(one),
  );
  if (sign === undefined) return trimmed;
  const rest = trimmed.toUpperCase().startsWith(sign)
    ? trimmed.slice(sign.length)
    : trimmed.slice(0, -sign.length);
  return rest.trim();
}

/** The whole part is null if its signs are not those of thousands. */
function splitAtDecimal(number: string, locale: string): readonly [whole: string | null, fraction: string] {
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

function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
