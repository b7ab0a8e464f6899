import { CURRENCIES } from '../../../../domain/money/currencies.ts';

/** First in the list: where most trips go. */
const COMMON = ['USD', 'CAD', 'EUR', 'GBP', 'MXN', 'AUD', 'JPY', 'CHF'];

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** "US Dollar" */
export function currencyName(code: string): string {
  return names.of(code) ?? code;
}

/**
 * The common ones, then the others by name.
 * @param chosen stays in the list, also when nobody pays with it any more
 */
export function currencies(chosen: string): {
  readonly common: readonly string[];
  readonly others: readonly string[];
} {
  const others = new Set([...CURRENCIES, chosen].filter((code) => !COMMON.includes(code)));
  return {
    common: COMMON,
    others: [...others].sort((a, b) => currencyName(a).localeCompare(currencyName(b))),
  };
}

/** "$" */
export function currencySign(code: string): string {
  const parts = new Intl.NumberFormat(navigator.language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
