import { msg, type Message } from '../../../../domain/text/message.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Per account, within 24 hours. */
const TEXTS_A_DAY = 50;
/** For accounts younger than 24 hours. */
const TEXTS_ON_FIRST_DAY = 10;
/** Per inviter and number, within 7 days. */
const TEXTS_TO_A_NUMBER = 3;
const RESEND_AFTER_MS = 10 * MINUTE_MS;

/** Account age, and texts since {@link countedSince}, planned ones too. */
export interface Inviter {
  readonly accountCreatedAt: Date;
  readonly texts: readonly { readonly phone: string; readonly createdAt: Date }[];
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
 * How long the inviter must wait to text all these numbers.
 * @param phones E.164, distinct, at most 50
 * @param notBeforeMs earlier times are known to be forbidden
 */
export function waitBeforeTexting(
  inviter: Inviter,
  phones: readonly string[],
  now: Date,
  notBeforeMs = now.getTime(),
): Wait | null {
  const nowMs = now.getTime();
  const reason = limitAt(nowMs, inviter, phones);
  if (reason === null) return null;
  const createdMs = inviter.accountCreatedAt.getTime();
  const textedMs = inviter.texts.map(({ createdAt }) => createdAt.getTime());
  // A limit can only clear when a window ends.
  const freeMs = [notBeforeMs, createdMs + DAY_MS, ...textedMs.flatMap((at) => [at + DAY_MS, at + WEEK_MS])]
    .filter((at) => at > nowMs && at >= notBeforeMs)
    .sort((a, b) => a - b)
    .find((at) => limitAt(at, inviter, phones) === null);
  return { message: reason, seconds: Math.ceil(((freeMs ?? nowMs + WEEK_MS) - nowMs) / 1000) };
}

/**
 * When each number can be texted: null is now, and each planned text counts for the next one.
 * @param phones E.164, distinct
 */
export function planTexts(
  { accountCreatedAt, texts }: Inviter,
  phones: readonly string[],
  now: Date,
): (Wait | null)[] {
  const counted = [...texts];
  const texted = new Set(texts.map(({ phone }) => phone));
  let notBeforeMs = now.getTime();
  return phones.map((phone) => {
    const wait = waitBeforeTexting({ accountCreatedAt, texts: counted }, [phone], now, notBeforeMs);
    const createdAt = timeAfterWait(now, wait);
    counted.push({ phone, createdAt });
    // The limit of a number delays that number alone.
    if (!texted.has(phone)) notBeforeMs = createdAt.getTime();
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
  phones: readonly string[],
): Message | null {
  const agesMs = (phone?: string) =>
    texts
      .filter((text) => phone === undefined || text.phone === phone)
      .map(({ createdAt }) => Math.abs(atMs - createdAt.getTime()));
  if (phones.some((phone) => agesMs(phone).filter((age) => age < WEEK_MS).length >= TEXTS_TO_A_NUMBER))
    return msg(
      'invitation.numberTextedTooOften',
      'One number can be texted at most {max} times a week. Please try again later.',
      { max: TEXTS_TO_A_NUMBER },
    );
  const isFirstDay = atMs - accountCreatedAt.getTime() < DAY_MS;
  const allowed = isFirstDay ? TEXTS_ON_FIRST_DAY : TEXTS_A_DAY;
  if (agesMs().filter((age) => age < DAY_MS).length + phones.length <= allowed) return null;
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
