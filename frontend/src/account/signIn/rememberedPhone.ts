import { formatPhone } from '../../../../domain/people/phone.ts';
import { keepText, readText } from '../../browser/browserText.ts';

const STORAGE_KEY = 'remembered-phone';

/** The phone number that this browser remembers, formatted; '' when it remembers none. */
export function rememberedPhone(): string {
  return formatPhone(readText(STORAGE_KEY) ?? '');
}

/** Remembers the phone number, or with null forgets it. */
export function rememberPhone(phone: string | null): void {
  keepText(STORAGE_KEY, phone);
}
