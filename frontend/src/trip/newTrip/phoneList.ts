import { formatPhone, phoneDigits } from '../../../../domain/people/phone.ts';

/** Ten digits with or without a leading 1; area code and exchange begin with 2 to 9. */
const NATIONAL_NUMBER = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** Whether the text could be a North American phone number; the server decides. */
export function looksLikePhone(typed: string): boolean {
  return !/\p{L}/u.test(typed) && NATIONAL_NUMBER.test(typed.replace(/\D/g, ''));
}

/** The numbers of a list separated by commas, semicolons or line breaks, as typed. */
export function phonesOfList(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '');
}

/** Whether the list has the number in any spelling. */
export function listsPhone(list: string, phone: string): boolean {
  const digits = phoneDigits(phone);
  return phonesOfList(list).some((listed) => looksLikePhone(listed) && phoneDigits(listed) === digits);
}

/** Appends the formatted number unless listed. */
export function withPhone(list: string, phone: string): string {
  return listsPhone(list, phone) ? list : [...phonesOfList(list), formatPhone(phone)].join(', ');
}
