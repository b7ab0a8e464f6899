import { keepText, readText } from '../../browser/store/browserText.ts';

/** Where a number is read that has no country code. */
export interface PickedCountry {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** `+49` */
  readonly code: string;
}

const STORAGE_KEY = 'phone-country';
export const UNITED_STATES: PickedCountry = { country: 'US', code: '+1' };

/** That of the last choice in this browser, else the US. */
export function keptCountry(): PickedCountry {
  const [, country, code] = /^([A-Z]{2})(\+\d{1,3})$/.exec(readText(STORAGE_KEY) ?? '') ?? [];
  return country === undefined || code === undefined ? UNITED_STATES : { country, code };
}

export function keepCountry({ country, code }: PickedCountry): void {
  keepText(STORAGE_KEY, `${country}${code}`);
}
