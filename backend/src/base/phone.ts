import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const NANP = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA']);
/** Not among them: premium, toll-free, shared-cost and personal (500) numbers, which cost extra or take no texts. */
const TEXTABLE_TYPES: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);

/**
 * The E.164 form (`+14155550123`) of a phone number in any common spelling.
 * @returns null unless it is a number of the United States or Canada that can be texted. The 555-01XX numbers that
 *   are kept for fiction count as valid, because people test with them, but only where their area code does.
 */
export function parsePhone(spelling: string): string | null {
  const phone = parsePhoneNumberFromString(spelling.trim(), { defaultCountry: 'US', extract: false });
  if (phone === undefined || phone.ext !== undefined || !NANP.test(phone.number)) return null;
  return phone.isValid() && COUNTRIES.has(phone.country ?? '') && TEXTABLE_TYPES.has(phone.getType() ?? '')
    ? phone.number
    : null;
}
