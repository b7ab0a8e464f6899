import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { OutboxText } from '../entities/outboxText.entity.ts';
import { openBody, sealBody } from './sealedBody.ts';

/** A text that is not sent yet, with its words. */
interface WaitingText extends Pick<OutboxText, 'id'> {
  readonly body: string;
}

const lockWaiting = statement<Pick<OutboxText, 'id'> & { readonly sealedBody: Buffer }>(
  'lock_waiting_texts',
  `select id, sealed_body as "sealedBody" from outbox_texts
   where kind = $1 and sent_at is null and dead_at is null and sealed_body is not null order by id for update`,
);

/**
 * The texts of a kind that wait to be sent. No worker takes one until the transaction ends; one that has been taken
 * goes out as it was, and only another attempt will heed what is changed here. Texts under another pepper are left out:
 * nobody can read or send them.
 */
export async function waitingTexts(
  { db, pepper }: Pick<Ctx, 'db' | 'pepper'>,
  kind: OutboxText['kind'],
): Promise<WaitingText[]> {
  return (await lockWaiting.all(db, [kind])).flatMap(({ id, sealedBody }) => {
    const body = openBody(sealedBody, id, pepper);
    return body === null ? [] : { id, body };
  });
}

/** Gives a waiting text other words. */
export async function rewordText(
  { db, pepper }: Pick<Ctx, 'db' | 'pepper'>,
  { id, body }: WaitingText,
): Promise<void> {
  await db.update(OutboxText, id, { sealedBody: sealBody(body, id, pepper) });
}

/** Takes a waiting text back: it is not sent, and nothing of it remains. */
export async function takeTextBack({ db }: Pick<Ctx, 'db'>, { id }: WaitingText): Promise<void> {
  await db.delete(OutboxText, id);
}
