import { CURRENCIES } from '../../../../domain/money/currencies.ts';
import { compareTexts, currencyName } from '../../../../domain/text/formats.ts';

/** First in the list: where most trips go. */
const COMMON = ['USD', 'CAD', 'EUR', 'GBP', 'MXN', 'AUD', 'JPY', 'CHF'];

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
    others: [...others].sort((a, b) => compareTexts(currencyName(a), currencyName(b))),
  };
}
