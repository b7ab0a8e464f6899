import { isEmail, type Contact } from '../../../domain/people/contact.ts';
import { isCountryTexted } from '../access/identity/readContact.ts';
import type { KeyedLimit } from '../access/limits/limits.ts';
import type { Ctx, Providers } from '../ctx/ctx.ts';
import { OutboxText, TEXT_KINDS } from '../entities/outboxText.entity.ts';
import { backOffSeconds } from './backOff.ts';
import { textSeal } from './textSeal.ts';
import { mailOf } from './textBody.ts';
import type { SendOutcome } from '../providers/sending.ts';
import { sendWithinBudget } from './sendBudget.ts';
import { newId } from '../base/ids.ts';
import { openText, sealText } from '../base/sealed.ts';
import {
  DELETE_UNSENT,
  GIVE_UP,
  GIVE_UP_LOST,
  LOCK_UNSENT,
  MARK_SENT,
  QUEUE,
  RETRY_LATER,
  type OutboxTally,
  TAKE_DUE,
  TAKE_ONE,
  TALLY,
  type TakenText,
  WAKE_WORKERS,
} from './outbox.sql.ts';

const MAX_ATTEMPTS = 12;

export type OutboxCtx = Pick<Ctx, 'db' | 'config' | 'log' | 'pepper'> & {
  readonly providers: Pick<Providers, 'sms' | 'mail'>;
};

interface NewText {
  readonly kind: OutboxText['kind'];
  readonly contact: Contact;
  /** The account that causes it: while it is locked, workers do not send it. Null for a code. */
  readonly senderId: string | null;
  /** From `bodyFor`. */
  readonly body: string;
}

type UnsentText = Pick<OutboxText, 'id'> & Pick<NewText, 'body'>;

/**
 * Queues a text in the caller's transaction. Workers send invitations and questions; {@link deliverNow} sends codes,
 * workers only if that process died.
 * @returns the text's id
 */
export async function enqueueText(tx: Pick<Ctx, 'db' | 'pepper'>, text: NewText): Promise<string> {
  const [id] = await enqueueTexts(tx, [text]);
  if (id === undefined) throw new Error('The insert of a text returned no row.');
  return id;
}

/**
 * {@link enqueueText} in two statements.
 * @returns ids in the given order
 */
export async function enqueueTexts(
  tx: Pick<Ctx, 'db' | 'pepper'>,
  texts: readonly NewText[],
): Promise<string[]> {
  const rows = texts.map((text) => ({ id: newId(), ...text }));
  await QUEUE.all(tx.db, {
    ids: rows.map(({ id }) => id),
    kinds: rows.map(({ kind }) => kind),
    contacts: rows.map(({ contact }) => contact),
    senderIds: rows.map(({ senderId }) => senderId),
    sealedBodies: rows.map(({ id, body }) => sealText(body, textSeal(id, tx.pepper))),
  });
  if (rows.some(({ kind }) => kind !== 'code')) await WAKE_WORKERS.all(tx.db, []);
  return rows.map(({ id }) => id);
}

/**
 * Sends one text for a waiting caller; not inside a transaction.
 * @param limits that this text counts against, beside those of all texts
 * @returns 'unknown' if another process took it over
 */
export async function deliverNow(
  ctx: OutboxCtx,
  textId: string,
  limits: readonly KeyedLimit[] = [],
): Promise<SendOutcome> {
  const text = await TAKE_ONE.first(ctx.db, [textId]);
  return text === null ? { kind: 'unknown', reason: 'taken_over' } : deliver(ctx, text, limits);
}

/**
 * Sends due texts; gives up those that are too old, and interrupted ones, which may have been sent. Claiming is a
 * statement of its own, so that no text is sent twice.
 * @returns how many were claimed
 */
export async function deliverDue(ctx: OutboxCtx, atMost: number): Promise<number> {
  for (const { id, kind, reason } of await GIVE_UP_LOST.all(ctx.db, []))
    ctx.log.error({ textId: id, kind, reason }, 'text given up');
  const texts = await TAKE_DUE.all(ctx.db, [atMost]);
  await Promise.all(texts.map((text) => deliver(ctx, text, [])));
  return texts.length;
}

async function deliver(ctx: OutboxCtx, text: TakenText, limits: readonly KeyedLimit[]): Promise<SendOutcome> {
  const body = openText(text.sealedBody, textSeal(text.id, ctx.pepper));
  const outcome: SendOutcome =
    body === null
      ? { kind: 'refused', reason: 'other_pepper' }
      : !isEmail(text.contact) && !isCountryTexted(ctx, text.contact)
        ? { kind: 'refused', reason: 'country_not_texted' }
        : await sendWithinBudget(ctx, text.contact, limits, () => send(ctx, text.contact, body));
  await settle(ctx, text, outcome);
  return outcome;
}

function send({ providers }: OutboxCtx, contact: Contact, body: string): Promise<SendOutcome> {
  return isEmail(contact) ? providers.mail.send(contact, mailOf(body)) : providers.sms.send(contact, body);
}

/** Stores the outcome; erases the body after the last attempt. */
async function settle(ctx: OutboxCtx, text: TakenText, outcome: SendOutcome): Promise<void> {
  if (outcome.kind === 'sent') {
    await MARK_SENT.all(ctx.db, [text.id]);
    return;
  }
  const { id: textId, kind, attempts } = text;
  const { reason } = outcome;
  if (outcome.kind === 'not_sent' && kind !== 'code' && attempts < MAX_ATTEMPTS) {
    const waitSeconds = Math.max(backOffSeconds(attempts), outcome.retryAfterSeconds ?? 0);
    await RETRY_LATER.all(ctx.db, [textId, reason, waitSeconds]);
    ctx.log.warn({ textId, kind, attempts, reason, waitSeconds }, 'text not sent yet');
    return;
  }
  await GIVE_UP.all(ctx.db, [textId, reason]);
  ctx.log.error({ textId, kind, attempts, reason }, 'text given up');
}

/** Locks the unsent texts of a kind. Those in flight go out unchanged, those under another pepper are skipped. */
export async function lockUnsentTexts(
  { db, pepper }: Pick<Ctx, 'db' | 'pepper'>,
  kind: OutboxText['kind'],
): Promise<UnsentText[]> {
  return (await LOCK_UNSENT.all(db, [kind])).flatMap(({ id, sealedBody }) => {
    const body = openText(sealedBody, textSeal(id, pepper));
    return body === null ? [] : { id, body };
  });
}

/** Replaces the body of an unsent text. */
export async function rewordText(
  { db, pepper }: Pick<Ctx, 'db' | 'pepper'>,
  { id, body }: UnsentText,
): Promise<void> {
  await db.update(OutboxText, id, { sealedBody: sealText(body, textSeal(id, pepper)) });
}

/** Deletes the waiting texts of a kind to a number; those in flight go out. */
export async function deleteUnsentTexts(
  { db }: Pick<Ctx, 'db'>,
  kind: OutboxText['kind'],
  contact: Contact,
): Promise<void> {
  await DELETE_UNSENT.all(db, [kind, contact]);
}

export async function deleteText({ db }: Pick<Ctx, 'db'>, { id }: UnsentText): Promise<void> {
  await db.delete(OutboxText, id);
}

/** Includes combinations with zero texts. */
export function outboxTally(db: Ctx['db']): Promise<OutboxTally[]> {
  return TALLY.all(db, [TEXT_KINDS]);
}
