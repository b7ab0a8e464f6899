import { msg, type Message } from '../../text/message.ts';
import { PORTIONS } from './portion.ts';

/** Names before "Without 4 people". */
const MOST_NAMES = 3;

interface Seated {
  readonly id: string;
  readonly name: string;
  readonly portionQuarters: number;
}

/** "Everybody is there", "Without Sam and Leo", "Without 5 people", "Nobody eats". */
export function attendanceText(everybody: readonly Seated[], present: readonly Seated[]): Message {
  if (present.length === 0) return msg('seats.nobody', 'Nobody eats');
  const there = new Set(present.map(({ id }) => id));
  const absent = everybody.filter(({ id }) => !there.has(id)).map(({ name }) => name);
  if (absent.length === 0) return msg('seats.everybody', 'Everybody is there');
  return absent.length > MOST_NAMES
    ? msg('seats.withoutMany', 'Without {count} people', { count: absent.length })
    : msg('seats.without', 'Without {names}', { names: absent });
}

/** Adults first, then larger and smaller portions. */
const GROUPS: readonly (readonly [name: string | undefined, of: (count: number) => Message])[] = [
  ['Adult', (count) => msg('seats.adults', '{count, plural, one {# adult} other {# adults}}', { count })],
  ['Hungry', (count) => msg('seats.hungry', '{count} hungry', { count })],
  ['Child', (count) => msg('seats.children', '{count, plural, one {# child} other {# children}}', { count })],
  [
    'Toddler',
    (count) => msg('seats.toddlers', '{count, plural, one {# toddler} other {# toddlers}}', { count }),
  ],
  ['Baby', (count) => msg('seats.babies', '{count, plural, one {# baby} other {# babies}}', { count })],
  [undefined, (count) => msg('seats.others', '{count} other', { count })],
];

/** "4 adults", "1 hungry", "2 children"; sizes without a name are "other". */
export function portionGroups(present: readonly Seated[]): Message[] {
  const names = present.map(
    ({ portionQuarters }) => PORTIONS.find(({ quarters }) => quarters === portionQuarters)?.name,
  );
  return GROUPS.flatMap(([name, of]) => {
    const count = names.filter((one) => one === name).length;
    return count === 0 ? [] : [of(count)];
  });
}
