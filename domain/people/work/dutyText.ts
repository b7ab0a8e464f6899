import type { DutyKind } from '../../plan/duty.ts';
import { msg, type Message } from '../../text/message.ts';
import { isOnlyViewer, youFirst } from '../eater/answer.ts';

interface Person {
  readonly name: string;
  readonly isViewer: boolean;
}

const YOU_FIRST = msg('person.youFirst', 'You');

/** "Leo and Ana help, Dan washes up"; null for nobody. */
export function dutiesText(peopleOf: (kind: DutyKind) => readonly Person[]): Message | null {
  const help = helpText(peopleOf('help'));
  const washUp = washUpText(peopleOf('wash_up'), help === null);
  if (help === null || washUp === null) return help ?? washUp;
  return msg('duty.all', '{duties}', { duties: { items: [help, washUp] } });
}

function helpText(people: readonly Person[]): Message | null {
  if (people.length === 0) return null;
  if (isOnlyViewer(people)) return msg('duty.youHelp', 'You help');
  return msg('duty.help', '{names} {count, plural, one {helps} other {help}}', {
    names: named(people, true),
    count: people.length,
  });
}

function washUpText(people: readonly Person[], isFirst: boolean): Message | null {
  if (people.length === 0) return null;
  if (isOnlyViewer(people))
    return isFirst ? msg('duty.youWashUp', 'You wash up') : msg('duty.andYouWashUp', 'you wash up');
  return msg('duty.washUp', '{names} {count, plural, one {washes up} other {wash up}}', {
    names: named(people, isFirst),
    count: people.length,
  });
}

/** @param isFirst of a sentence */
function named(people: readonly Person[], isFirst: boolean) {
  const names = youFirst(people);
  return isFirst && typeof names[0] !== 'string' ? [YOU_FIRST, ...names.slice(1)] : names;
}

interface Share extends Person {
  readonly dutyCount: number;
}

/** Names before "3 people". */
const MOST_NAMES = 2;

/** Who has most duties and who fewest: "Ana and Leo: 3 duties, you: 1". Null while nobody has any. */
export function dutyBalanceText(shares: readonly Share[]): Message | null {
  const counts = shares.map(({ dutyCount }) => dutyCount);
  const [most, fewest] = [Math.max(0, ...counts), Math.min(...counts)];
  if (most === 0) return null;
  if (most === fewest)
    return msg('duty.equal', 'Everybody has {count, plural, one {# duty} other {# duties}}.', {
      count: most,
    });
  return msg('duty.balance', '{who}: {most, plural, one {# duty} other {# duties}}, {others}: {fewest}.', {
    who: who(shares, most, true),
    most,
    others: who(shares, fewest, false),
    fewest,
  });
}

function who(shares: readonly Share[], count: number, isFirst: boolean) {
  const people = shares.filter(({ dutyCount }) => dutyCount === count);
  return people.length > MOST_NAMES
    ? msg('duty.people', '{count} people', { count: people.length })
    : named(people, isFirst);
}
