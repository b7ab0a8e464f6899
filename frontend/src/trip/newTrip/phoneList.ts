import { formatPhone, phoneDigits } from '../../../../domain/people/phone.ts';

/** Ten digits of North America, with or without its 1: area code and exchange begin with 2 to 9. */
const NATIONAL_NUMBER = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** Whether the text could be a North American phone number, in whatever spelling. The server knows which ones are. */
export function looksLikePhone(typed: string): boolean {
  return !/\p{L}/u.test(typed) && NATIONAL_NUMBER.test(typed.replace(/\D/g, ''));
}

/**
 * The phone numbers of a comma-separated list, each as it was typed, blank ones dropped. Lists from elsewhere come with
 * semicolons and line breaks too.
 */
export function phonesOfList(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '');
}

/** Whether the list has that number, in whatever spelling. */
export function listsPhone(list: string, phone: string): boolean {
  const digits = phoneDigits(phone);
  return phonesOfList(list).some((listed) => looksLikePhone(listed) && phoneDigits(listed) === digits);
}

/** The list with that number at its end, formatted; the same list when it has the number already. */
export function withPhone(list: string, phone: string): string {
  return listsPhone(list, phone) ? list : [...phonesOfList(list), formatPhone(phone)].join(', ');
}
