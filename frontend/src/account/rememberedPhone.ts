import { formatPhone } from '../../../domain/phone.ts';

const STORAGE_KEY = 'remembered-phone';

/** The phone number that this browser remembers, formatted; '' when it remembers none. */
export function rememberedPhone(): string {
  return formatPhone(localStorage.getItem(STORAGE_KEY) ?? '');
}

/** Remembers the phone number, or with null forgets it. */
export function rememberPhone(phone: string | null): void {
  if (phone === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, phone);
}
