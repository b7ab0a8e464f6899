const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** Invitations that one account may text within 24 hours. */
export const TEXTS_A_DAY = 50;
/** As long as the account is younger than 24 hours. */
const TEXTS_ON_FIRST_DAY = 10;
/** By one inviter to one number, within 7 days. */
const TEXTS_TO_A_NUMBER = 3;
const RESEND_AFTER_MS = 10 * MINUTE_MS;

/** Who texts invitations: since when there is the account, and its texts {@link countedSince}, in any order. */
export interface Inviter {
  readonly accountCreatedAt: Date;
  readonly texts: readonly { readonly phone: string; readonly createdAt: Date }[];
}

/** Why somebody has to wait, as a sentence, and for how many whole seconds. */
export interface Wait {
  readonly message: string;
  readonly seconds: number;
}

/** From when on texts have to be known, for what may be sent at that moment. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}

/**
 * Whether the inviter has to wait before texting all of these numbers at once.
 * @param phones E.164, each once, at most {@link TEXTS_A_DAY}
 * @returns null when nothing is in the way
 */
export function waitBeforeTexting(inviter: Inviter, phones: readonly string[], now: Date): Wait | null {
  const nowMs = now.getTime();
  const obstacle = obstacleAt(nowMs, inviter, phones);
  if (obstacle === null) return null;
  const createdMs = inviter.accountCreatedAt.getTime();
  const textedMs = inviter.texts.map(({ createdAt }) => createdAt.getTime());
  // What is refused now is allowed from one of the moments on at which a window ends.
  const freeMs = [createdMs + DAY_MS, ...textedMs.flatMap((at) => [at + DAY_MS, at + WEEK_MS])]
    .sort((a, b) => a - b)
    .find((at) => at > nowMs && obstacleAt(at, inviter, phones) === null);
  return { message: obstacle, seconds: Math.ceil(((freeMs ?? nowMs + WEEK_MS) - nowMs) / 1000) };
}

/** What keeps the inviter from texting these numbers at that moment, as a sentence. */
function obstacleAt(
  atMs: number,
  { accountCreatedAt, texts }: Inviter,
  phones: readonly string[],
): string | null {
  const agesMs = (phone?: string) =>
    texts
      .filter((text) => phone === undefined || text.phone === phone)
      .map(({ createdAt }) => atMs - createdAt.getTime());
  if (phones.some((phone) => agesMs(phone).filter((age) => age < WEEK_MS).length >= TEXTS_TO_A_NUMBER))
    return `One number can be texted at most ${TEXTS_TO_A_NUMBER} times a week. Please try again later.`;
  const isFirstDay = atMs - accountCreatedAt.getTime() < DAY_MS;
  const allowed = isFirstDay ? TEXTS_ON_FIRST_DAY : TEXTS_A_DAY;
  if (agesMs().filter((age) => age < DAY_MS).length + phones.length <= allowed) return null;
  return isFirstDay
    ? `A new account can send ${allowed} invitations on its first day. Please try again tomorrow.`
    : `At most ${allowed} invitations can be sent a day. Please try again later.`;
}

/**
 * Whether an invitation that was texted has to wait before it is texted again.
 * @param invitedAt when it was texted last; null when it never was
 * @returns null when nothing is in the way
 */
export function waitBeforeResending(invitedAt: Date | null, now: Date): Wait | null {
  if (invitedAt === null) return null;
  const leftMs = invitedAt.getTime() + RESEND_AFTER_MS - now.getTime();
  if (leftMs <= 0) return null;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return {
    message: `This invitation was sent a moment ago. It can be sent again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    seconds: Math.ceil(leftMs / 1000),
  };
}
