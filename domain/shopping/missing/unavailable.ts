import { msg, type Message } from '../../text/message.ts';
import { beginningSmall } from '../../text/withinSentence.ts';

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

/**
 * 'left out', 'asked Ana and Leo', 'not at Safeway'; several: 'asked Ana, not at Safeway'. Null if nothing is said.
 * @param nameOf null for former participants
 */
export function unavailableLabel(
  rows: readonly Findable[],
  nameOf: (participantId: string) => string | null,
): Message | null {
  const marks = rows.flatMap(({ purchased, unavailable }) =>
    purchased || unavailable === null ? [] : unavailable,
  );
  const hasKind = (kind: UnavailableKind) => marks.some((one) => one.kind === kind);
  const cooks = distinct(marks.flatMap(({ asked }) => (asked === null ? [] : (nameOf(asked) ?? []))));
  const shops = distinct(marks.flatMap(({ shop }) => shop ?? []));
  const [first, ...others] = [
    hasKind('left_out') ? LEFT_OUT : null,
    hasKind('asked') ? askedLabel(cooks) : null,
    hasKind('not_here') || shops.length > 0 ? notHereLabel(shops) : null,
  ].filter((part) => part !== null);
  if (first === undefined) return null;
  return others.reduce((part, next) => msg('unavailable.both', '{part}, {next}', { part, next }), first);
}

function askedLabel(cooks: readonly string[]): Message {
  return cooks.length === 0
    ? msg('unavailable.askedCook', 'asked the cook')
    : msg('unavailable.asked', 'asked {cooks}', { cooks });
}

function notHereLabel(shops: readonly string[]): Message {
  return shops.length === 0
    ? msg('unavailable.notHere', 'not in this shop')
    : msg('unavailable.notAt', 'not at {shops}', { shops });
}

/** 'No buckwheat flour'; with a message 'No buckwheat flour: only 500 g on the shelf'. */
export function missingLabel(name: string, { message }: Pick<Unavailable, 'message'>): Message {
  const food = beginningSmall(name);
  return message === null
    ? msg('unavailable.no', 'No {food}', { food })
    : msg('unavailable.noBecause', 'No {food}: {message}', { food, message });
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
