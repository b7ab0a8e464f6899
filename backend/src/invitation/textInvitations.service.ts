import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import { enqueueTexts } from '../outbox/outbox.service.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { invitationText } from './invitationText.ts';
import { countedSince, waitBeforeTexting, type Inviter, type Wait } from './inviteLimits.ts';

interface Addressee {
  readonly id: string;
  /** E.164 */
  readonly phone: string;
}

/**
 * Queues the texts of invitations, all or none, within the viewer's limits; needs the lock on the viewer to count.
 * @throws RATE_LIMITED
 */
export async function textInvitations(
  tx: Ctx,
  viewer: Viewer,
  inviterName: string,
  trip: Trip,
  addressees: readonly Addressee[],
): Promise<void> {
  const phones = addressees.map(({ phone }) => phone);
  const wait = waitBeforeTexting(await readInviter(tx, viewer), phones, tx.now());
  if (wait !== null) throw haveToWait(wait);
  const { productName, publicUrl } = tx.config;
  const texts = addressees.map(({ id: participantId, phone }) => ({
    kind: 'invitation' as const,
    phone,
    body: invitationText({ inviterName, tripName: trip.name, productName, publicUrl, participantId }),
  }));
  const textIds = await enqueueTexts(tx, texts);
  await tx.db.query(
    `insert into invitation_texts (id, inviter_id, phone, created_at)
     select id, $2, phone, $4 from unnest($1::uuid[], $3::text[]) as text (id, phone)`,
    [textIds, viewer.id, phones, tx.now()],
  );
}

export function haveToWait({ message, seconds }: Wait): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfterSeconds: seconds });
}

async function readInviter(tx: Ctx, viewer: Viewer): Promise<Inviter> {
  const texts = await tx.db.query<{ accountCreatedAt: Date; phone: string | null; createdAt: Date | null }[]>(
    `select u.created_at as "accountCreatedAt", text.phone, text.created_at as "createdAt"
     from users u left join invitation_texts text
       on text.inviter_id = u.id and text.created_at > $2
     where u.id = $1`,
    [viewer.id, countedSince(tx.now())],
  );
  return {
    accountCreatedAt: texts[0]?.accountCreatedAt ?? tx.now(),
    texts: texts.flatMap(({ phone, createdAt }) =>
      phone === null || createdAt === null ? [] : { phone, createdAt },
    ),
  };
}
