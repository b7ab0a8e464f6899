import { currencyDigits, OTHER_DIGITS } from '../../../../domain/money/currencyDigits.ts';

/** SQL of a currency's decimals by ISO 4217. @param currency SQL */
export function isoDigits(currency: string): string {
  const cases = [...new Set(OTHER_DIGITS.values())].map((digits) => {
    const codes = [...OTHER_DIGITS].filter(([, one]) => one === digits).map(([code]) => `'${code}'`);
    return `when ${currency} in (${codes.join(', ')}) then ${digits}`;
  });
  return `case ${cases.join(' ')} else 2 end`;
}

/** Decimals of this engine's own data where they are not those of ISO 4217: versions before counted amounts by them. */
function engineDigits(): ReadonlyMap<string, number> {
  return new Map(
    Intl.supportedValuesOf('currency').flatMap((currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      return digits === currencyDigits(currency) ? [] : [[currency, digits] as const];
    }),
  );
}

/**
 * SQL of the decimals by which a version before counted an amount; it stored none.
 * @param currency SQL
 */
export function digitsBefore(currency: string): string {
  const cases = [...engineDigits()].map(([code, digits]) => `when '${code}' then ${digits}`);
  return cases.length === 0
    ? isoDigits(currency)
    : `case ${currency} ${cases.join(' ')} else ${isoDigits(currency)} end`;
}

/**
 * SQL of the factor that makes a stored amount one in the smallest unit by ISO 4217.
 * @param digits SQL of the decimals it was stored with; null in rows that a version before wrote
 */
export function toSmallestUnit(currency: string, digits: string): string {
  return `power(10::numeric, ${isoDigits(currency)} - coalesce(${digits}, ${digitsBefore(currency)}))`;
}
