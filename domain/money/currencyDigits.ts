/** Decimals of ISO 4217 other than two. Engines' own data differ from it and from each other, so none is asked. */
const CODES = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const TWO = 2;

/** By currency; all others have two. */
export const OTHER_DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/** Decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  return OTHER_DIGITS.get(currency) ?? TWO;
}
