import { reader } from '../../../../domain/text/reader.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { countAgainst, giveBack, isCounted } from '../../access/limits/limits.ts';
import { inTransaction, type Ctx } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { deliverNow, enqueueText } from '../../outbox/outbox.service.ts';
import { BREAKER_OPEN, type SmsOutcome } from '../../providers/sms/sms.ts';
import { BUDGET_SPENT, BUDGET_UNKNOWN } from '../../outbox/smsBudget.ts';
import { recipientsAt, textBody } from '../../outbox/textBody.ts';
import { hashCode, makeCode } from '../../access/identity/code.ts';
import { hasAccount } from './checkPhone.service.ts';
import { requireMaySignIn } from './registration.ts';
import { codeText } from './codeText.ts';
import { lockPhone } from '../../access/identity/phoneLock.sql.ts';
import { readPhone } from '../../access/identity/readPhone.ts';
import { agesOfCodes, insertCode, replaceCodes, withdrawCode } from './requestCode.sql.ts';
import { secondsUntilNextCode } from './sendSchedule.ts';
import {
  newNumberLimits,
  PHONE_OF_ADDRESS,
  PHONES_FROM_ADDRESS,
  SENDS_FROM_ADDRESS,
} from './signInLimits.ts';
import { tripIdsInviting } from './linkInvitations.ts';

export interface RequestedCode {
  /** E.164 */
  readonly phone: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

type FailedOutcome = Exclude<SmsOutcome, { readonly kind: 'sent' }>;

interface StoredCode {
  readonly id: string;
  readonly textId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly waitSeconds: number;
}

/**
 * Texts a new code, which replaces earlier ones. If it was certainly not sent, the previous one stays valid and no
 * wait is added.
 * @throws BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED, PROVIDER_FAILED, SERVICE_UNAVAILABLE
 */
export async function requestCode(ctx: Ctx, rawInput: unknown): Promise<RequestedCode> {
  return textCode(ctx, readPhone(ctx, rawInput), (phone) => requireMaySignIn(ctx, phone, rawInput));
}

/**
 * {@link requestCode} for any purpose.
 * @param check refuses before anything is texted, once the call is counted
 */
export async function textCode(
  ctx: Ctx,
  phone: string,
  check?: (phone: string) => Promise<void>,
): Promise<RequestedCode> {
  await countSend(ctx, phone);
  await check?.(phone);
  const stored = await inTransaction(ctx, (tx) => storeCode(tx, phone));
  const limits = (await isKnownNumber(ctx, phone)) ? [] : newNumberLimits(ctx, phone);
  const outcome = await deliverNow(ctx, stored.textId, limits);
  if (outcome.kind !== 'sent') {
    if (outcome.kind !== 'unknown') await withdrawCode.all(ctx.db, [stored.id]);
    throw notSent(outcome);
  }
  const resendAt = new Date(stored.createdAt.getTime() + stored.waitSeconds * 1000);
  return { phone, expiresAt: stored.expiresAt, resendAt };
}

/** Of an account, or invited. */
async function isKnownNumber(ctx: Ctx, phone: string): Promise<boolean> {
  return (await hasAccount(ctx, phone)) || (await tripIdsInviting(ctx, phone)).length > 0;
}

async function countSend(ctx: Ctx, phone: string): Promise<void> {
  const { ip } = ctx.caller;
  await countAgainst(ctx, SENDS_FROM_ADDRESS, ip);
  await countPhone(ctx, ip, phone);
}

/** Counts a phone once per address; the mark comes second, so a refused phone stays refused. */
async function countPhone(ctx: Ctx, ip: string, phone: string): Promise<void> {
  const pair = `${ip} ${phone}`;
  if (await isCounted(ctx, PHONE_OF_ADDRESS, pair)) return;
  await countAgainst(ctx, PHONES_FROM_ADDRESS, ip);
  const marks = await countAgainst(ctx, PHONE_OF_ADDRESS, pair);
  // A parallel request counted it too.
  if (marks > 1) await giveBack(ctx, PHONES_FROM_ADDRESS, ip);
}

/** Replaces the code and queues its text, unless the phone has to wait. */
async function storeCode(tx: Ctx, phone: string): Promise<StoredCode> {
  await lockPhone(tx.db, phone);
  const ages = (await agesOfCodes.all(tx.db, [phone])).map(({ age }) => age);
  const retryAfterSeconds = secondsUntilNextCode(ages);
  if (retryAfterSeconds > 0)
    throw new AppError(
      'RATE_LIMITED',
      msg('signIn.nextCode', 'Another code can be sent in {duration}.', {
        duration: inWords(retryAfterSeconds),
      }),
      { retryAfterSeconds },
    );
  const code = makeCode();
  await replaceCodes.all(tx.db, [phone]);
  const id = newId();
  const times = await insertCode.first(tx.db, [id, phone, hashCode(code, phone, tx.pepper)]);
  if (times === null) throw new Error('The insert of a code returned no row.');
  const recipients = await recipientsAt(tx.db, [phone]);
  const { productName, publicUrl } = tx.config;
  const body = textBody(recipients(phone, reader().language), () => codeText(code, productName, publicUrl));
  const textId = await enqueueText(tx, { kind: 'code', phone, body });
  return { id, textId, ...times, waitSeconds: secondsUntilNextCode([0, ...ages]) };
}

function inWords(seconds: number): Message {
  if (seconds <= 120)
    return msg('time.seconds', '{count, plural, one {# second} other {# seconds}}', { count: seconds });
  if (seconds <= 7200)
    return msg('time.minutes', '{count, plural, one {# minute} other {# minutes}}', {
      count: Math.ceil(seconds / 60),
    });
  const hours = Math.ceil(seconds / 3600);
  return msg('time.hours', '{count, plural, one {# hour} other {# hours}}', { count: hours });
}

function notSent(outcome: FailedOutcome): AppError {
  const retryAfterSeconds = 'retryAfterSeconds' in outcome ? (outcome.retryAfterSeconds ?? 60) : 60;
  const message = msg('signIn.codesPaused', 'Codes cannot be sent right now. Please try again later.');
  if (outcome.reason === BUDGET_SPENT) return new AppError('RATE_LIMITED', message, { retryAfterSeconds });
  if (outcome.reason === BREAKER_OPEN || outcome.reason === BUDGET_UNKNOWN)
    return new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds });
  return new AppError('PROVIDER_FAILED', msg('signIn.codeNotSent', 'Failed to send verification code'));
}
