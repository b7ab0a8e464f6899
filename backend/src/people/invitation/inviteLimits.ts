import type { Contact } from '../../../../domain/people/contact.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Per account, within 24 hours. */
const TEXTS_A_DAY = 50;
/** For accounts younger than 24 hours. */
const TEXTS_ON_FIRST_DAY = 10;
/** Per inviter and contact, within 7 days. */
const TEXTS_TO_A_NUMBER = 3;
const RESEND_AFTER_MS = 10 * MINUTE_MS;

/** Account age, and texts since {@link countedSince}, planned ones too. */
export interface Inviter {
  readonly accountCreatedAt: Date;
  readonly texts: readonly { readonly contact: Contact; readonly createdAt: Date }[];
}

/** Reason and whole seconds. */
export interface Wait {
  readonly message: Message;
  readonly seconds: number;
}

export function countedSince(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}

/**
 * How long the inviter must wait to send to all these.
 * @param contacts distinct, at most 50
 * @param notBeforeMs earlier times are known to be forbidden
 */
export function waitBeforeTexting(
  inviter: Inviter,
  contacts: readonly Contact[],
  now: Date,
  notBeforeMs = now.getTime(),
): Wait | null {
  const nowMs = now.getTime();
  const reason = limitAt(nowMs, inviter, contacts);
  if (reason === null) return null;
  const createdMs = inviter.accountCreatedAt.getTime();
  const textedMs = inviter.texts.map(({ createdAt }) => createdAt.getTime());
  // A limit can only clear when a window ends.
  const freeMs = [notBeforeMs, createdMs + DAY_MS, ...textedMs.flatMap((at) => [at + DAY_MS, at + WEEK_MS])]
    .filter((at) => at > nowMs && at >= notBeforeMs)
    .sort((a, b) => a - b)
    .find((at) => limitAt(at, inviter, contacts) === null);
  return { message: reason, seconds: Math.ceil(((freeMs ?? nowMs + WEEK_MS) - nowMs) / 1000) };
}

/**
 * When each contact can be sent to: null is now, and each planned one counts for the next.
 * @param contacts distinct
 */
export function planTexts(
  { accountCreatedAt, texts }: Inviter,
  contacts: readonly Contact[],
  now: Date,
): (Wait | null)[] {
  const counted = [...texts];
  const texted = new Set(texts.map(({ contact }) => contact));
  let notBeforeMs = now.getTime();
  return contacts.map((contact) => {
    const wait = waitBeforeTexting({ accountCreatedAt, texts: counted }, [contact], now, notBeforeMs);
    const createdAt = timeAfterWait(now, wait);
    counted.push({ contact, createdAt });
    // The limit of a contact delays that one alone.
    if (!texted.has(contact)) notBeforeMs = createdAt.getTime();
    return wait;
  });
}

/** The time after the wait; now without one. */
export function timeAfterWait(now: Date, wait: Wait | null): Date {
  return new Date(now.getTime() + (wait?.seconds ?? 0) * 1000);
}

function limitAt(
  atMs: number,
  { accountCreatedAt, texts }: Inviter,
  contacts: readonly Contact[],
): Message | null {
  const agesMs = (contact?: Contact) =>
    texts
      .filter((text) => contact === undefined || text.contact === contact)
      .map(({ createdAt }) => Math.abs(atMs - createdAt.getTime()));
  if (contacts.some((contact) => agesMs(contact).filter((age) => age < WEEK_MS).length >= TEXTS_TO_A_NUMBER))
    return msg(
      'invitation.numberTextedTooOften',
      'One person can be sent at most {max} invitations a week. Please try again later.',
      { max: TEXTS_TO_A_NUMBER },
    );
  const isFirstDay = atMs - accountCreatedAt.getTime() < DAY_MS;
  const allowed = isFirstDay ? TEXTS_ON_FIRST_DAY : TEXTS_A_DAY;
  if (agesMs().filter((age) => age < DAY_MS).length + contacts.length <= allowed) return null;
  return isFirstDay
    ? msg(
        'invitation.tooManyOnFirstDay',
        'A new account can send {max} invitations on its first day. Please try again tomorrow.',
        { max: allowed },
      )
    : msg('invitation.tooManyToday', 'At most {max} invitations can be sent a day. Please try again later.', {
        max: allowed,
      });
}

export function waitBeforeResending(invitedAt: Date | null, now: Date): Wait | null {
  if (invitedAt === null) return null;
  const leftMs = invitedAt.getTime() + RESEND_AFTER_MS - now.getTime();
  if (leftMs <= 0) return null;
  return {
    message: msg(
      'invitation.justSent',
      'This invitation was just sent. You can resend it in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes: Math.ceil(leftMs / MINUTE_MS) },
    ),
    seconds: Math.ceil(leftMs / 1000),
  };
}
