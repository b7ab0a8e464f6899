import { formatNorthAmerican, isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';
import { phoneDigits } from '../../../../domain/people/phone/typing.ts';
import { keepText, readText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'remembered-phone';

/** Stored in this browser, formatted, or ''. */
export function rememberedPhone(): string {
  return formatNorthAmerican(readText(STORAGE_KEY) ?? '');
}

/** Its ten digits, or with its country code; null forgets it. */
export function rememberPhone(phone: string | null): void {
  keepText(STORAGE_KEY, phone === null || isPhoneAbroad(phone) ? phone : phoneDigits(phone));
}
