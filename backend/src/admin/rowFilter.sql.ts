import type { SortDirection } from '../../../domain/admin/adminFields.ts';

interface Filter {
  readonly from: string | null;
  readonly to: string | null;
}

/** Fewer digits are not searched as a phone number. */
const MIN_PHONE_DIGITS = 3;

/** SQL: within the UTC days $1 to $2, null for open ({@link daysOf}). */
export function withinDays(instant: string): string {
  return `($1::date is null or ${instant} >= $1::date::timestamp at time zone 'UTC')
    and ($2::date is null or ${instant} < ($2::date + 1)::timestamp at time zone 'UTC')`;
}

export function daysOf({ from, to }: Filter): [string | null, string | null] {
  return [from, to];
}

/** SQL: name or phone of user `u` matches $3 or $4 ({@link searchOf}). */
export const IS_FOUND = `($3::text is null or u.name ilike $3 or u.phone like $4)`;

export function searchOf(search: string | null): [string | null, string | null] {
  if (search === null) return [null, null];
  const digits = search.replace(/\D/g, '');
  const isPhone = /^[\d\s()+.-]+$/.test(search) && digits.length >= MIN_PHONE_DIGITS;
  return [`%${search.replace(/[\\%_]/g, '\\$&')}%`, isPhone ? `%${digits}%` : null];
}

interface Page {
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
  readonly sort: string;
  readonly direction: SortDirection;
}

/** Values $1 to $4 as above, $5 limit, $6 offset, $7 sort, $8 direction. */
export function pageValues({ search, limit, offset, sort, direction, ...days }: Filter & Page): unknown[] {
  return [...daysOf(days), ...searchOf(search), limit, offset, sort, direction === 'asc' ? 1 : -1];
}

/**
 * SQL order by sort $7 and direction $8, then `id`.
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
    `case $8::int when 1 then ${key} end, case $8::int when -1 then ${key} end desc`;
  return `$8::int * case $7 ${cases.join(' ')} end, ${both(`case $7 when '${text[0]}' then ${text[1]} end`)} nulls last,
    ${both(id)}`;
}

export function seconds(instant: string): string {
  return `date_part('epoch', ${instant})`;
}
