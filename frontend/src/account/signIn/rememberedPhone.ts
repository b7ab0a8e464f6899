import { formatNorthAmerican } from '../../../../domain/people/phone/spelling.ts';
import { keepText, readText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'remembered-phone';

/** Stored in this browser, formatted, or ''. */
export function rememberedPhone(): string {
  return formatNorthAmerican(readText(STORAGE_KEY) ?? '');
}

export function rememberPhone(phone: string | null): void {
  keepText(STORAGE_KEY, phone);
}
