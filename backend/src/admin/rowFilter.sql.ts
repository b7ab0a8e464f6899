import type { SortDirection } from '../../../domain/admin/adminFields.ts';

/** What narrows a list down. */
interface Filter {
  readonly from: string | null;
  readonly to: string | null;
}

/** Digits below which a search is not taken for a part of a phone number. */
const MIN_PHONE_DIGITS = 3;

/** SQL that is true from the day $1 to the day $2 in UTC, each where it is given: {@link daysOf}. */
export function withinDays(instant: string): string {
  return `($1::date is null or ${instant} >= $1::date::timestamp at time zone 'UTC')
    and ($2::date is null or ${instant} < ($2::date + 1)::timestamp at time zone 'UTC')`;
}

/** The values of {@link withinDays}. */
export function daysOf({ from, to }: Filter): [string | null, string | null] {
  return [from, to];
}

/** SQL that is true for a user `u` whose name or phone number holds what is searched for, by $3 and $4: {@link searchOf}. */
export const IS_FOUND = `($3::text is null or u.name ilike $3 or u.phone like $4)`;

/** The values of {@link IS_FOUND}. */
export function searchOf(search: string | null): [string | null, string | null] {
  if (search === null) return [null, null];
  const digits = search.replace(/\D/g, '');
  const isPhone = /^[\d\s()+.-]+$/.test(search) && digits.length >= MIN_PHONE_DIGITS;
  return [`%${search.replace(/[\\%_]/g, '\\$&')}%`, isPhone ? `%${digits}%` : null];
}

/** Which rows of a list to show, in which order. */
interface Page {
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
  readonly sort: string;
  readonly direction: SortDirection;
}

/** Values of a page of people: $1 to $4 as above, $5 limit, $6 offset, $7 sort, $8 direction. */
export function pageValues({ search, limit, offset, sort, direction, ...days }: Filter & Page): unknown[] {
  return [...daysOf(days), ...searchOf(search), limit, offset, sort, direction === 'asc' ? 1 : -1];
}

/**
 * SQL order by the sort $7 in the direction $8, then by `id`.
 * @param numbers key by sort; an instant by {@link seconds}
 * @param text key by sort; rows without a text come last
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

/** SQL of an instant as a number. */
export function seconds(instant: string): string {
  return `date_part('epoch', ${instant})`;
}
