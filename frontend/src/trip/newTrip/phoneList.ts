import { formatPhone, phoneDigits } from '../../../../domain/people/phone.ts';

/** Ten digits after an optional 1; area code and exchange begin with 2 to 9. */
const NATIONAL_NUMBER = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** North American; the server decides. */
export function looksLikePhone(typed: string): boolean {
  return !/\p{L}/u.test(typed) && NATIONAL_NUMBER.test(typed.replace(/\D/g, ''));
}

/** Split by commas, semicolons or line breaks. */
export function phonesOfList(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '');
}

/** In any spelling. */
export function listsPhone(list: string, phone: string): boolean {
  const digits = phoneDigits(phone);
  return phonesOfList(list).some((listed) => looksLikePhone(listed) && phoneDigits(listed) === digits);
}

/** Appends it, formatted, unless listed. */
export function withPhone(list: string, phone: string): string {
  return listsPhone(list, phone) ? list : [...phonesOfList(list), formatPhone(phone)].join(', ');
}
