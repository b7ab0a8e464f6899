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

const PLURALS: Readonly<Record<string, string>> = {
  Baby: 'babies',
  Toddler: 'toddlers',
  Child: 'children',
  Adult: 'adults',
  Hungry: 'hungry',
};
/** Adults first, then larger and smaller portions. */
const ORDER = ['Adult', 'Hungry', 'Child', 'Toddler', 'Baby'];

/** "4 adults, 1 hungry, 2 children"; sizes without a name are "other". */
export function portionGroups(present: readonly Seated[]): string {
  const names = present.map(
    ({ portionQuarters }) => PORTIONS.find(({ quarters }) => quarters === portionQuarters)?.name ?? 'Other',
  );
  return [...ORDER, 'Other']
    .map((name) => ({ name, count: names.filter((one) => one === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${count === 1 ? name.toLowerCase() : (PLURALS[name] ?? 'other')}`)
    .join(', ');
}
