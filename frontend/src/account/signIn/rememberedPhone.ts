import { formatPhone } from '../../../../domain/people/phone.ts';
import { keepText, readText } from '../../browser/browserText.ts';

const STORAGE_KEY = 'remembered-phone';

/** The phone number stored in this browser, formatted, or ''. */
export function rememberedPhone(): string {
  return formatPhone(readText(STORAGE_KEY) ?? '');
}

/** Stores the phone number; null removes it. */
export function rememberPhone(phone: string | null): void {
  keepText(STORAGE_KEY, phone);
}
