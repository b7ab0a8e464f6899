import { isCalendarDate, utcMidnight, type CalendarDate } from '../../time/calendarDate.ts';
import { monthNames, weekdayLabel } from './dates.ts';

/** Which year a day without one gets. */
export interface NearDay {
  readonly day: CalendarDate;
  /** True: the last such day up to `day`; false: the first from `day` on. */
  readonly isPast: boolean;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export const WEEKDAYS: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** The years of a 'Feb 29' without its year: nine in a row can lack it. */
const YEARS_TRIED = 9;

const FIRST_WORD = /^(\p{L}{2,})\.?,?\s+(?=\S)/u;
// Two digits each: '2026-11-2' is not yet '2026-11-20'.
const ISO = /^(?<year>\d{4})([-/.]?)(?<month>\d{2})\2(?<day>\d{2})$/;
const AMERICAN = /^(?<month>\d{1,2})([-/])(?<day>\d{1,2})(?:\2(?<year>\d{4}|\d{2}))?$/;
const DIGITS = /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/;
const DAY_FIRST = /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/;
const DAY_AND_MONTH = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})\.?$/;
const DAY_DIGITS = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;
const NAME_FIRST =
  /^(?<name>\p{L}{3,})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:(?:,\s*|\s+)(?<year>\d{4}))?$/u;
// Also "5. Dezember", "1er juin", "5 de junio de 2026".
const NAME_SECOND =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]*(?:(?:of|de)\s+)?(?<name>\p{L}{3,})\.?(?:(?:,\s*|\s+de\s+|[\s-]+)(?<year>\d{4}))?$/u;

/**
 * A typed date: `2026-12-05`, `12/5/2026`, `12/5`, `12052026`, `Dec 5`, `5 December 2026`, `Sat, Dec 5`.
 * @param dayFirst `5/12/2026` is December 5, as the writer's language has it; else May 12
 * @returns null if it is not a date, or could be two (`5.12.2026`, month first)
 */
export function readDate(typed: string, near: NearDay, dayFirst = false): CalendarDate | null {
  const text = typed.trim().toLowerCase();
  const weekday = FIRST_WORD.exec(text)?.[1];
  const date = readDay(text, near, dayFirst);
  if (date !== null || weekday === undefined) return date;
  const day = readDay(text.replace(FIRST_WORD, ''), near, dayFirst);
  return day !== null && isOn(weekday, day) ? day : null;
}

/** The only one of the days with this weekday: "Friday", "Fr."; null if it is none, or several are. */
export function readWeekday(typed: string, days: readonly CalendarDate[]): CalendarDate | null {
  const word = /^(\p{L}{2,})\.?$/u.exec(typed.trim().toLowerCase())?.[1];
  const [day, another] = word === undefined ? [] : days.filter((date) => isOn(word, date));
  return another === undefined ? (day ?? null) : null;
}

function readDay(text: string, near: NearDay, dayFirst: boolean): CalendarDate | null {
  const usual = dayFirst ? [DAY_FIRST, DAY_AND_MONTH, DAY_DIGITS] : [];
  for (const pattern of [ISO, ...usual, AMERICAN, DIGITS, NAME_FIRST, NAME_SECOND]) {
    const date = dateOf(pattern.exec(text)?.groups, near);
    if (date !== null) return date;
  }
  const inOtherOrder = DAY_FIRST.exec(text)?.groups;
  // Only where the month cannot come first.
  return Number(inOtherOrder?.['day']) > 12 ? dateOf(inOtherOrder, near) : null;
}

/** In the reader's language or in English: "Sa", "sat". */
function isOn(word: string, date: CalendarDate): boolean {
  return (
    weekdayLabel(date).toLowerCase().startsWith(word) || (word.length > 2 && weekdayOf(date).startsWith(word))
  );
}

/** One of `WEEKDAYS`. */
export function weekdayOf(date: CalendarDate): string {
  return WEEKDAYS[new Date(utcMidnight(date)).getUTCDay()] ?? '';
}

type Parts = Readonly<Record<string, string | undefined>>;

function dateOf(parts: Parts | undefined, near: NearDay): CalendarDate | null {
  if (parts === undefined) return null;
  const { year, month, name, day = '' } = parts;
  const monthNumber = name === undefined ? Number(month) : monthNamed(name);
  const inYear = (each: number) =>
    `${each}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}` satisfies CalendarDate;
  if (year !== undefined) {
    const date = inYear(Number(year) < 100 ? 2000 + Number(year) : Number(year));
    return isCalendarDate(date) ? date : null;
  }
  const step = near.isPast ? -1 : 1;
  const years = Array.from(
    { length: YEARS_TRIED },
    (_, count) => Number(near.day.slice(0, 4)) + step * count,
  );
  const isNear = (date: CalendarDate) => (near.isPast ? date <= near.day : date >= near.day);
  return years.map(inYear).find((date) => isCalendarDate(date) && isNear(date)) ?? null;
}

/** In the reader's language or in English; 0 if it is none: 'sep', 'sept' and 'september' are. */
function monthNamed(name: string): number {
  const isNamed = (month: string) => month.toLowerCase().startsWith(name);
  return monthNames().findIndex(isNamed) + 1 || MONTHS.findIndex(isNamed) + 1;
}
