import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Area code 555 aside, these lines are kept for fiction and tests: no phone rings there. */
const RESERVED_LINE = /^\+1[2-9]\d{2}55501\d{2}$/;
const NANP = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA']);
const TEXTABLE_TYPES: ReadonlySet<string> = new Set([
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'PERSONAL_NUMBER',
]);

/**
 * The E.164 form (`+14155550123`) of a phone number in any common spelling.
 * @returns null unless it is a number of the United States or Canada that can be texted: no premium and no
 *   toll-free numbers. Reserved 555-01XX numbers count as valid, because people test with them.
 */
export function parsePhone(spelling: string): string | null {
  const phone = parsePhoneNumberFromString(spelling, 'US');
  if (phone === undefined || phone.ext !== undefined || !NANP.test(phone.number)) return null;
  if (RESERVED_LINE.test(phone.number)) return phone.number;
  return phone.isValid() && COUNTRIES.has(phone.country ?? '') && TEXTABLE_TYPES.has(phone.getType() ?? '')
    ? phone.number
    : null;
}
