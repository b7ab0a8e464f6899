/** First in the list: where most trips go. */
const COMMON = ['USD', 'CAD', 'EUR', 'GBP', 'MXN', 'AUD', 'JPY', 'CHF'];

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** "US Dollar" */
export function currencyName(code: string): string {
  return names.of(code) ?? code;
}

/** All that the browser knows: the common ones, then the others by name. */
export function currencies(): { readonly common: readonly string[]; readonly others: readonly string[] } {
  const others = Intl.supportedValuesOf('currency').filter((code) => !COMMON.includes(code));
  return { common: COMMON, others: others.sort((a, b) => currencyName(a).localeCompare(currencyName(b))) };
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
