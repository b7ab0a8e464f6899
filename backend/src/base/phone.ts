import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const NANP = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA']);
/** Premium, toll-free, shared-cost and personal (500) numbers cost extra or take no texts. */
const TEXTABLE_TYPES: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);

/**
 * Parses any spelling into E.164 (`+14155550123`).
 * @returns null unless textable and US or Canadian; accepts fictional 555-01XX numbers, for tests
 */
export function parsePhone(spelling: string): string | null {
  const phone = parsePhoneNumberFromString(spelling.trim(), { defaultCountry: 'US', extract: false });
  if (phone === undefined || phone.ext !== undefined || !NANP.test(phone.number)) return null;
  return phone.isValid() && COUNTRIES.has(phone.country ?? '') && TEXTABLE_TYPES.has(phone.getType() ?? '')
    ? phone.number
    : null;
}
