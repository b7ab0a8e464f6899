import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { barePhone, formatNorthAmerican, parseNorthAmerican, spelledOut } from './spelling.ts';

/** ISO 3166-1, two letters. */
export type PhoneCountry = CountryCode;

/** Who texts them pays more than for a text, or reaches no person. */
const NEVER_TEXTED: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);

const TERRITORIES: readonly PhoneCountry[] = ['PR', 'VI', 'GU', 'AS', 'MP'];
const WITH_AREA_CODES: ReadonlySet<PhoneCountry> = new Set<PhoneCountry>(['US', 'CA', ...TERRITORIES]);

/**
 * The one reader of phone numbers: any North American spelling, or any spelling with a country code, to E.164. It
 * refuses what it does not understand, and never shortens; a trunk prefix behind the country code is left out.
 * @returns null for what is no number, and for premium, shared-cost, satellite and international-network ranges
 */
export function parsePhone(typed: string): string | null {
  const spelled = spelledOut(typed);
  const number = spelled === null ? undefined : read(spelled);
  if (number === undefined || number.isNonGeographic() || NEVER_TEXTED.has(number.getType())) return null;
  // North America gets area codes more often than the tables of the library are renewed.
  return parseNorthAmerican(number.number) ?? (isKnownAbroad(number) ? number.number : null);
}

/** As people write it in its country, with the country code outside North America; what is no number, unchanged. */
export function formatPhone(phone: string): string {
  const number = phone.startsWith('+') && !phone.startsWith('+1') ? read(phone) : undefined;
  return number?.formatInternational() ?? formatNorthAmerican(phone);
}

/** @param phone from {@link parsePhone} */
export function countryOfPhone(phone: string): PhoneCountry {
  return read(phone)?.country ?? 'US';
}

/**
 * What limits count together: an area code of the US and Canada, else a country.
 * @param phone from {@link parsePhone}
 */
export function placeOfPhone(phone: string): string {
  const country = countryOfPhone(phone);
  return WITH_AREA_CODES.has(country) ? phone.slice(0, '+1415'.length) : country;
}

/** The US, its territories and Canada. */
export function hasAreaCodes(country: PhoneCountry): boolean {
  return WITH_AREA_CODES.has(country);
}

/** The US include their territories. */
export function withTerritories(countries: readonly PhoneCountry[]): ReadonlySet<PhoneCountry> {
  return new Set(countries.flatMap((country) => (country === 'US' ? [country, ...TERRITORIES] : [country])));
}

export function isPhoneCountry(code: string): code is PhoneCountry {
  return isSupportedCountry(code);
}

/** Unsorted. */
export function phoneCountries(): PhoneCountry[] {
  return getCountries();
}

/** `+49` */
export function callingCode(country: PhoneCountry): string {
  return `+${getCountryCallingCode(country)}`;
}

/** A number, or its beginning, in its country's own writing. */
export interface TypedPhone {
  readonly country: PhoneCountry;
  /** `030 23125001`, without country code. */
  readonly national: string;
  /** With country code; that alone while nothing else is typed. */
  readonly international: string;
}

/**
 * Reads what is typed so far.
 * @param country of what is typed without a country code
 * @returns null while a country code leaves the country open
 */
export function readTypedPhone(typed: string, country: PhoneCountry): TypedPhone | null {
  const spelled = barePhone(typed).replace(/^00/, '+');
  const isAbroad = spelled.startsWith('+');
  const writer = new AsYouType(isAbroad ? undefined : country);
  const written = writer.input(isAbroad ? spelled : typed);
  const number = writer.getNumber();
  const found = number?.country ?? writer.getCountry() ?? (isAbroad ? null : country);
  if (found === null) return null;
  const national = isAbroad ? (number?.formatNational() ?? '') : written;
  const international = number?.isValid()
    ? number.formatInternational()
    : `${callingCode(found)} ${national}`;
  return { country: found, national, international };
}

function read(phone: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(phone, { extract: false });
}

function isKnownAbroad(number: PhoneNumber): boolean {
  return number.countryCallingCode !== '1' && number.country !== undefined && number.isValid();
}
