import { msg, type Message } from '../../text/message.ts';
import { isOnlyViewer, youFirst } from './answer.ts';
import type { Told } from './eater.ts';
import { PORTIONS } from './portion.ts';

/** Names before a count of them. */
const MOST_NAMES = 3;

interface Seated extends Told {
  readonly id: string;
  readonly name: string;
  readonly portionQuarters: number;
}

/** Only what differs: "8 eat", "8 eat, not Ana", "Only Sam and Ana eat", "5 of 12 eat", "Nobody eats". */
export function eatText(everybody: readonly Seated[], present: readonly Seated[]): Message {
  const count = present.length;
  if (count === 0) return msg('seats.nobody', 'Nobody eats');
  const there = new Set(present.map(({ id }) => id));
  const absent = youFirst(everybody.filter(({ id }) => !there.has(id)));
  if (absent.length === 0) return msg('seats.all', '{count, plural, one {# eats} other {# eat}}', { count });
  if (absent.length <= MOST_NAMES)
    return msg('seats.allBut', '{count, plural, one {# eats} other {# eat}}, not {names}', {
      count,
      names: { anyOf: absent },
    });
  if (count > MOST_NAMES) return msg('seats.some', '{count} of {all} eat', { count, all: everybody.length });
  if (isOnlyViewer(present)) return msg('seats.onlyYou', 'Only you eat');
  return msg('seats.only', 'Only {names} {count, plural, one {eats} other {eat}}', {
    count,
    names: youFirst(present),
  });
}

/** Adults first, then larger and smaller portions. */
const GROUPS: readonly (readonly [quarters: number | undefined, of: (count: number) => Message])[] = [
  [4, (count) => msg('seats.adults', '{count, plural, one {# adult} other {# adults}}', { count })],
  [6, (count) => msg('seats.hungry', '{count} hungry', { count })],
  [2, (count) => msg('seats.children', '{count, plural, one {# child} other {# children}}', { count })],
  [1, (count) => msg('seats.toddlers', '{count, plural, one {# toddler} other {# toddlers}}', { count })],
  [0, (count) => msg('seats.babies', '{count, plural, one {# baby} other {# babies}}', { count })],
  [undefined, (count) => msg('seats.others', '{count} other', { count })],
];

/** "4 adults", "1 hungry", "2 children"; sizes without a name are "other". */
export function portionGroups(present: readonly Seated[]): Message[] {
  const sizes = present.map(
    ({ portionQuarters }) => PORTIONS.find(({ quarters }) => quarters === portionQuarters)?.quarters,
  );
  return GROUPS.flatMap(([size, of]) => {
    const count = sizes.filter((one) => one === size).length;
    return count === 0 ? [] : [of(count)];
  });
}
