import { msg, type Message } from '../../text/message.ts';
import { withinSentence } from '../../text/withinSentence.ts';

export const UNAVAILABLE_KINDS = ['left_out', 'asked', 'not_here'] as const;
export type UnavailableKind = (typeof UNAVAILABLE_KINDS)[number];

/** What a shopper said who could not find an ingredient. A purchase or another name ends it. */
export interface Unavailable {
  readonly kind: UnavailableKind;
  /** Participant; null for a former one. */
  readonly by: string | null;
  /** ISO 8601 */
  readonly at: string;
  /** To the cooks. */
  readonly message: string | null;
  /** Where it was not found. */
  readonly shop: string | null;
  /** The cook who was asked; null for others, and for a former participant. */
  readonly asked: string | null;
}

export interface Findable {
  /** False while more is needed. */
  readonly purchased: boolean;
  readonly unavailable: Unavailable | null;
}

/** Whether it is neither to buy nor bought. */
export function isLeftOut({
  purchased,
  unavailable,
}: Pick<Findable, 'purchased'> & {
  readonly unavailable?: Pick<Unavailable, 'kind'> | null | undefined;
}): boolean {
  return !purchased && unavailable?.kind === 'left_out';
}

export const LEFT_OUT = msg('unavailable.leftOut', 'left out');

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

/**
 * 'left out', 'asked Ana and Leo', 'not at Safeway', 'Ana couldn’t find it'; several: 'asked Ana, not at Safeway'. Null
 * if nothing is said.
 * @param people of the trip, without former participants
 */
export function unavailableLabel(rows: readonly Findable[], people: readonly Person[]): Message | null {
  const marks = rows.flatMap(({ purchased, unavailable }) =>
    purchased || unavailable === null ? [] : unavailable,
  );
  const peopleOf = (ids: readonly (string | null)[]) => people.filter(({ id }) => ids.includes(id));
  const hasKind = (kind: UnavailableKind) => marks.some((one) => one.kind === kind);
  const cooks = peopleOf(marks.map(({ asked }) => asked)).map(({ name }) => name);
  const shops = distinct(marks.flatMap(({ shop }) => shop ?? []));
  const searched = marks.filter(({ kind }) => kind === 'not_here').map(({ by }) => by);
  const [first, ...others] = [
    hasKind('left_out') ? LEFT_OUT : null,
    hasKind('asked') ? askedLabel(cooks) : null,
    shops.length > 0 ? msg('unavailable.notAt', 'not at {shops}', { shops }) : null,
    searched.length > 0 && shops.length === 0 ? notFoundLabel(peopleOf(searched)) : null,
  ].filter((part) => part !== null);
  if (first === undefined) return null;
  return others.reduce((part, next) => msg('unavailable.both', '{part}, {next}', { part, next }), first);
}

function askedLabel(cooks: readonly string[]): Message {
  return cooks.length === 0
    ? msg('unavailable.askedCook', 'asked the cook')
    : msg('unavailable.asked', 'asked {cooks}', { cooks });
}

/** Others may be in another shop: who looked is said, not where it is missing. */
function notFoundLabel(people: readonly Person[]): Message {
  if (people.some(({ isViewer }) => isViewer)) return msg('unavailable.youNotFound', 'you couldn’t find it');
  if (people.length === 0) return msg('unavailable.notFound', 'somebody couldn’t find it');
  return msg(
    'unavailable.notFoundBy',
    '{count, plural, one {{people} couldn’t find it} other {{people} couldn’t find it}}',
    { count: people.length, people: people.map(({ name }) => name) },
  );
}

/** 'No buckwheat flour'; with a message 'No buckwheat flour: only 500 g on the shelf'. */
export function missingLabel(name: string, { message }: Pick<Unavailable, 'message'>): Message {
  const food = withinSentence(name);
  return message === null
    ? msg('unavailable.no', 'No {food}', { food })
    : msg('unavailable.noBecause', 'No {food}: {message}', { food, message });
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
