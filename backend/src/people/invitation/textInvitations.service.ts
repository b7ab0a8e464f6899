import type { Contact } from '../../../../domain/people/contact.ts';
import { reader, type Language } from '../../../../domain/text/reader.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { enqueueTexts } from '../../outbox/outbox.service.ts';
import { bodyFor, recipientsAt } from '../../outbox/textBody.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { invitationWords } from './invitationText.ts';
import {
  countedSince,
  planTexts,
  timeAfterWait,
  waitBeforeTexting,
  type Inviter,
  type Wait,
} from './inviteLimits.ts';
import { countedTexts, countTexts, waitingTexts } from './textInvitations.sql.ts';

interface Addressee {
  readonly id: string;
  readonly contact: Contact;
  readonly inviteLanguage: Language | null;
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
  const contacts = addressees.map(({ contact }) => contact);
  const wait = waitBeforeTexting(await inviterWithWaiting(tx, viewer), contacts, tx.now());
  if (wait !== null) throw haveToWait(wait);
  await sendInvitations(tx, viewer, inviterName, trip, addressees);
}

/**
 * When the viewer's limits permit to send to each contact: null is now. Needs the lock on the viewer to count.
 * @param contacts distinct
 * @throws RATE_LIMITED if one would wait longer than `longestWaitMs`
 */
export async function textTimes(
  tx: Ctx,
  viewer: Viewer,
  contacts: readonly Contact[],
  longestWaitMs: number,
): Promise<(Date | null)[]> {
  const now = tx.now();
  const waits = planTexts(await inviterWithWaiting(tx, viewer), contacts, now);
  const tooLong = waits.find((wait) => wait !== null && wait.seconds * 1000 > longestWaitMs);
  if (tooLong) throw haveToWait(tooLong);
  return waits.map((wait) => (wait === null ? null : timeAfterWait(now, wait)));
}

/** Counts them for the account that sends them. */
export async function sendInvitations(
  tx: Pick<Ctx, 'db' | 'config' | 'pepper' | 'now'>,
  sender: { readonly id: string },
  inviterName: string,
  trip: Pick<Trip, 'name' | 'startDate' | 'endDate'>,
  addressees: readonly Addressee[],
): Promise<void> {
  if (addressees.length === 0) return;
  const { pepper } = tx;
  const { productName, publicUrl } = tx.config;
  const contacts = addressees.map(({ contact }) => contact);
  const recipients = await recipientsAt(tx.db, contacts);
  const { language } = reader();
  const texts = addressees.map(({ id: participantId, contact, inviteLanguage }) => ({
    kind: 'invitation' as const,
    contact,
    senderId: sender.id,
    body: bodyFor(
      contact,
      recipients(contact, inviteLanguage, language),
      invitationWords({ inviterName, trip, productName, publicUrl, participantId, pepper }),
    ),
  }));
  const textIds = await enqueueTexts(tx, texts);
  await countTexts.all(tx.db, { textIds, inviterId: sender.id, contacts, now: tx.now() });
}

/** RATE_LIMITED with the reason, to be retried after whole seconds. */
export function haveToWait({ message, seconds }: Wait): AppError {
  return new AppError('RATE_LIMITED', message, { retryAfterSeconds: seconds });
}

async function inviterWithWaiting(tx: Ctx, viewer: Viewer): Promise<Inviter> {
  const inviter = await readInviter(tx, viewer);
  const tripIds = (await userTrips(tx, viewer.id))();
  const waiting = await waitingTexts.all(tx.db, [viewer.id, tripIds]);
  return { ...inviter, texts: [...inviter.texts, ...waiting] };
}

export async function readInviter(
  tx: Pick<Ctx, 'db' | 'now'>,
  { id }: { readonly id: string },
): Promise<Inviter> {
  const texts = await countedTexts.all(tx.db, [id, countedSince(tx.now())]);
  return {
    accountCreatedAt: texts[0]?.accountCreatedAt ?? tx.now(),
    texts: texts.flatMap(({ contact, createdAt }) =>
      contact === null || createdAt === null ? [] : { contact, createdAt },
    ),
  };
}
