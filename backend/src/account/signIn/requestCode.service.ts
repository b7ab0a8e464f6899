import { countAgainst, giveBack, isCounted } from '../../access/limits/limits.ts';
import { inTransaction, type Ctx } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { deliverNow, enqueueText } from '../../outbox/outbox.service.ts';
import { BREAKER_OPEN, type SmsOutcome } from '../../providers/sms.ts';
import { BUDGET_SPENT, BUDGET_UNKNOWN } from '../../outbox/smsBudget.ts';
import { CODE_LIFE_SECONDS, hashCode, makeCode } from '../../access/identity/code.ts';
import { hasAccount } from './checkPhone.service.ts';
import { codeText } from './codeText.ts';
import { lockPhone } from '../../access/identity/phoneLock.sql.ts';
import { readPhone } from '../../access/identity/readPhone.ts';
import { secondsUntilNextCode } from './sendSchedule.ts';
import {
  newNumberLimits,
  PHONE_OF_ADDRESS,
  PHONES_FROM_ADDRESS,
  SENDS_FROM_ADDRESS,
} from './signInLimits.ts';
import { tripIdsInviting } from './verifyCode.service.ts';

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
 * @throws BAD_USER_INPUT, RATE_LIMITED, PROVIDER_FAILED, SERVICE_UNAVAILABLE
 */
export async function requestCode(ctx: Ctx, rawInput: unknown): Promise<RequestedCode> {
  const phone = readPhone(rawInput);
  await countSend(ctx, phone);
  const stored = await inTransaction(ctx, (tx) => storeCode(tx, phone));
  const limits = (await isKnownNumber(ctx, phone)) ? [] : newNumberLimits(ctx, phone);
  const outcome = await deliverNow(ctx, stored.textId, limits);
  if (outcome.kind !== 'sent') {
    if (outcome.kind !== 'unknown') await withdrawCode(ctx, stored.id);
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
  const sent = await tx.db.query<{ age: number }[]>(
    `select extract(epoch from clock_timestamp() - created_at)::float8 as age from sign_in_codes
     where phone = $1 and created_at > clock_timestamp() - interval '1 day' order by created_at desc`,
    [phone],
  );
  const ages = sent.map(({ age }) => age);
  const retryAfterSeconds = secondsUntilNextCode(ages);
  if (retryAfterSeconds > 0)
    throw new AppError('RATE_LIMITED', `Another code can be sent in ${inWords(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  const code = makeCode();
  await tx.db.query(
    'update sign_in_codes set superseded_at = now() where phone = $1 and used_at is null and superseded_at is null',
    [phone],
  );
  const id = newId();
  const [times] = await tx.db.query<Pick<StoredCode, 'createdAt' | 'expiresAt'>[]>(
    `insert into sign_in_codes (id, phone, code_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))
     returning created_at as "createdAt", expires_at as "expiresAt"`,
    [id, phone, hashCode(code, phone, tx.pepper), CODE_LIFE_SECONDS],
  );
  if (times === undefined) throw new Error('The insert of a code returned no row.');
  const body = codeText(code, tx.config.productName, tx.config.publicUrl);
  const textId = await enqueueText(tx, { kind: 'code', phone, body });
  return { id, textId, ...times, waitSeconds: secondsUntilNextCode([0, ...ages]) };
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds <= 120) return `${seconds} seconds`;
  if (seconds <= 7200) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}

async function withdrawCode(ctx: Ctx, codeId: string): Promise<void> {
  await ctx.db.query(
    `with withdrawn as (delete from sign_in_codes where id = $1 returning phone, created_at)
     update sign_in_codes c set superseded_at = null from withdrawn w
     where c.phone = w.phone and c.superseded_at = w.created_at and c.used_at is null`,
    [codeId],
  );
}

function notSent(outcome: FailedOutcome): AppError {
  const retryAfterSeconds = 'retryAfterSeconds' in outcome ? (outcome.retryAfterSeconds ?? 60) : 60;
  const message = 'Codes cannot be sent right now. Please try again later.';
  if (outcome.reason === BUDGET_SPENT) return new AppError('RATE_LIMITED', message, { retryAfterSeconds });
  if (outcome.reason === BREAKER_OPEN || outcome.reason === BUDGET_UNKNOWN)
    return new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds });
  return new AppError('PROVIDER_FAILED', 'Failed to send verification code');
}
