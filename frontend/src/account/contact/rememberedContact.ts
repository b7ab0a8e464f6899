import { isEmail } from '../../../../domain/people/contact.ts';
import { formatNorthAmerican, isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';
import { phoneDigits } from '../../../../domain/people/phone/typing.ts';
import { keepText, readText } from '../../browser/store/browserText.ts';

const PHONE_KEY = 'remembered-phone';
const EMAIL_KEY = 'remembered-email';

/** The phone number, formatted, or the email stored in this browser; else ''. */
export function rememberedContact(): string {
  return readText(EMAIL_KEY) ?? formatNorthAmerican(readText(PHONE_KEY) ?? '');
}

/** In place of the one before; null forgets it. Numbers are ten digits, or have their country code. */
export function rememberContact(contact: string | null): void {
  const email = contact !== null && isEmail(contact) ? contact.trim() : null;
  const phone = email === null ? contact : null;
  keepText(EMAIL_KEY, email);
  keepText(PHONE_KEY, phone === null || isPhoneAbroad(phone) ? phone : phoneDigits(phone));
}
