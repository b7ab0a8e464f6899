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
