import type { SortDirection } from '../../../domain/admin/adminFields.ts';

/** Values of {@link withinDays}; null for open. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** Values of {@link IS_FOUND}. */
export interface Found {
  /** As a pattern of `like`, as the next. */
  readonly name: string | null;
  readonly phone: string | null;
}

/** Fewer digits are not searched as a phone number. */
const MIN_PHONE_DIGITS = 3;

/** SQL: within the UTC days. */
export function withinDays(instant: string): string {
  return `($from::date is null or ${instant} >= $from::date::timestamp at time zone 'UTC')
    and ($to::date is null or ${instant} < ($to::date + 1)::timestamp at time zone 'UTC')`;
}

export function daysOf({ from, to }: Days): Days {
  return { from, to };
}

/** SQL: name, address or phone of user `u` matches. */
export const IS_FOUND = `($name::text is null or u.name ilike $name or u.email ilike $name or u.phone like $phone)`;

export function searchOf(search: string | null): Found {
  if (search === null) return { name: null, phone: null };
  // Numbers are stored without the 0 that countries dial before an area code.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  const isPhone = /^[\d\s()+.-]+$/.test(search) && digits.length >= MIN_PHONE_DIGITS;
  return { name: `%${search.replace(/[\\%_]/g, '\\$&')}%`, phone: isPhone ? `%${digits}%` : null };
}

interface Page {
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
  readonly sort: string;
  readonly direction: SortDirection;
}

/** With those of {@link orderOf}. */
export interface PageValues extends Days, Found {
  readonly limit: number;
  readonly offset: number;
  readonly sort: string;
  readonly direction: 1 | -1;
}

export function pageValues({ search, limit, offset, sort, direction, ...days }: Days & Page): PageValues {
  return {
    ...daysOf(days),
    ...searchOf(search),
    limit,
    offset,
    sort,
    direction: direction === 'asc' ? 1 : -1,
  };
}

/**
 * SQL order by sort and direction, then `id`.
 * @param numbers key by sort; instants by {@link seconds}
 * @param text key by sort
 */
export function orderOf(
  numbers: Readonly<Record<string, string>>,
  text: readonly [sort: string, key: string],
  id: string,
): string {
  const cases = Object.entries(numbers).map(([sort, key]) => `when '${sort}' then ${key}`);
  const both = (key: string) =>
    `case $direction::int when 1 then ${key} end, case $direction::int when -1 then ${key} end desc`;
  return `$direction::int * case $sort ${cases.join(' ')} end, ${both(`case $sort when '${text[0]}' then ${text[1]} end`)} nulls last,
    ${both(id)}`;
}

export function seconds(instant: string): string {
  return `date_part('epoch', ${instant})`;
}
