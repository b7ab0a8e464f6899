import { columnsOf, type Contact } from '../../../../domain/people/contact.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { countAgainst, giveBack, isCounted } from '../../access/limits/limits.ts';
import { inTransaction, type Ctx } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { deliverNow, enqueueText } from '../../outbox/outbox.service.ts';
import { BREAKER_OPEN, type SendOutcome } from '../../providers/sending.ts';
import { BUDGET_SPENT, BUDGET_UNKNOWN } from '../../outbox/sendBudget.ts';
import { bodyFor, recipientsAt } from '../../outbox/textBody.ts';
import { hashCode, makeCode } from '../../access/identity/code.ts';
import { hasAccount } from './checkContact.service.ts';
import { requireMaySignIn } from './registration.ts';
import { codeWords } from './codeText.ts';
import { lockContact } from '../../access/identity/contactLock.sql.ts';
import { readContact } from '../../access/identity/readContact.ts';
import { agesOfCodes, insertCode, replaceCodes, withdrawCode } from './requestCode.sql.ts';
import { secondsUntilNextCode } from './sendSchedule.ts';
import {
  CONTACT_OF_NETWORK,
  CONTACTS_FROM_NETWORK,
  newContactLimits,
  SENDS_FROM_ADDRESS,
} from './signInLimits.ts';
import { tripIdsInviting } from './linkInvitations.ts';

export interface RequestedCode {
  /** Of the contact that it was sent to, the other one is null. E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

type FailedOutcome = Exclude<SendOutcome, { readonly kind: 'sent' }>;

interface StoredCode {
  readonly id: string;
  readonly textId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly waitSeconds: number;
}

/**
 * Sends a new code to a number or an address, which replaces earlier ones. If it was certainly not sent, the previous
 * one stays valid and no wait is added.
 * @throws BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED, PROVIDER_FAILED, SERVICE_UNAVAILABLE
 */
export async function requestCode(ctx: Ctx, rawInput: unknown): Promise<RequestedCode> {
  return sendCode(ctx, readContact(ctx, rawInput), (contact) => requireMaySignIn(ctx, contact, rawInput));
}

/**
 * {@link requestCode} for any purpose.
 * @param check refuses before anything is sent, once the call is counted
 */
export async function sendCode(
  ctx: Ctx,
  contact: Contact,
  check?: (contact: Contact) => Promise<void>,
): Promise<RequestedCode> {
  await countSend(ctx, contact);
  await check?.(contact);
  const stored = await inTransaction(ctx, (tx) => storeCode(tx, contact));
  const limits = (await isKnown(ctx, contact)) ? [] : newContactLimits(ctx, contact);
  const outcome = await deliverNow(ctx, stored.textId, limits);
  if (outcome.kind !== 'sent') {
    if (outcome.kind !== 'unknown') await withdrawCode.all(ctx.db, [stored.id]);
    throw notSent(outcome);
  }
  const resendAt = new Date(stored.createdAt.getTime() + stored.waitSeconds * 1000);
  return { ...columnsOf(contact), expiresAt: stored.expiresAt, resendAt };
}

/** Of an account, or invited. */
async function isKnown(ctx: Ctx, contact: Contact): Promise<boolean> {
  return (await hasAccount(ctx, contact)) || (await tripIdsInviting(ctx, contact)).length > 0;
}

async function countSend(ctx: Ctx, contact: Contact): Promise<void> {
  const { ip } = ctx.caller;
  await countAgainst(ctx, SENDS_FROM_ADDRESS, ip);
  await countContact(ctx, ip, contact);
}

/** Counts a contact once per network; the mark comes second, so a refused one stays refused. */
async function countContact(ctx: Ctx, ip: string, contact: Contact): Promise<void> {
  const pair = `${ip} ${contact}`;
  if (await isCounted(ctx, CONTACT_OF_NETWORK, pair)) return;
  await countAgainst(ctx, CONTACTS_FROM_NETWORK, ip);
  const marks = await countAgainst(ctx, CONTACT_OF_NETWORK, pair);
  // A parallel request counted it too.
  if (marks > 1) await giveBack(ctx, CONTACTS_FROM_NETWORK, ip);
}

/** Replaces the code and queues it, unless the contact has to wait. */
async function storeCode(tx: Ctx, contact: Contact): Promise<StoredCode> {
  await lockContact(tx.db, contact);
  const ages = (await agesOfCodes.all(tx.db, [contact])).map(({ age }) => age);
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
  await replaceCodes.all(tx.db, [contact]);
  const id = newId();
  const times = await insertCode.first(tx.db, [id, contact, hashCode(code, contact, tx.pepper)]);
  if (times === null) throw new Error('The insert of a code returned no row.');
  const recipients = await recipientsAt(tx.db, [contact]);
  const { productName, publicUrl } = tx.config;
  const words = codeWords(code, contact, productName, publicUrl);
  const body = bodyFor(contact, recipients(contact, reader().language), words);
  const textId = await enqueueText(tx, { kind: 'code', contact, senderId: null, body });
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
