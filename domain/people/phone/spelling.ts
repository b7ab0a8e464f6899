/** Area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;
/** Texts to premium numbers (900) and Canada's satellite phones (600) are charged to the sender. */
const CHARGED_AREA = /^[69]00/;
/** What people write between digits, and invisible marks of copied contacts. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}()./]/gu;
/** Another country's code, or the prefix for calls abroad. */
const ABROAD = /^(?:\+(?!1|$)|00|011)/;
/** No country code begins with 0. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * The rule that the first screens carry: a North American number in any spelling as E.164, `+14155550123`. It refuses
 * what it does not understand, and never shortens.
 * @returns null unless valid by the North American Numbering Plan; the reserved 555-01XX are
 */
export function parseNorthAmerican(typed: string): string | null {
  const national = NORTH_AMERICAN.exec(barePhone(typed))?.[1];
  return national === undefined || CHARGED_AREA.test(national) ? null : `+1${national}`;
}

/** `(415) 555-0123`; other numbers and texts unchanged. */
export function formatNorthAmerican(phone: string): string {
  const parsed = parseNorthAmerican(phone);
  return parsed === null ? phone : withMask(parsed.slice(2));
}

/** Begins with another country's code. */
export function isPhoneAbroad(typed: string): boolean {
  return ABROAD.test(barePhone(typed));
}

/** Whether two spellings, each North American or with its country code, are one number. */
export function isSamePhone(one: string, other: string): boolean {
  const spelled = spelledOut(one);
  return spelled !== null && spelled === spelledOut(other);
}

/** People invited without a name have their number as name. */
export function isPhone(text: string): boolean {
  return spelledOut(text) !== null;
}

/** With plain characters, without `tel:` and what stands between digits. */
export function barePhone(typed: string): string {
  return typed.normalize('NFKC').replace(BETWEEN_DIGITS, '').replace(/^tel:/i, '');
}

/** As E.164 if North American, else with `+` and its digits as spelled. */
export function spelledOut(typed: string): string | null {
  const bare = barePhone(typed);
  if (!isPhoneAbroad(typed)) return parseNorthAmerican(bare);
  const spelled = bare.replace(/^(?:00|011)/, '+');
  return INTERNATIONAL.test(spelled) ? spelled : null;
}

/** Of at most ten digits: `(415) 555-01`. */
export function withMask(digits: string): string {
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
