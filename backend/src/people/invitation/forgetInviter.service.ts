import { userTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { deleteText, lockUnsentTexts, rewordText } from '../../outbox/outbox.service.ts';
import { bodyFor, recipientsAt } from '../../outbox/textBody.ts';
import { contactsOf } from '../../../../domain/people/contact.ts';
import { invitationWords, participantIn } from './invitationText.ts';
import { type InvitedTrip, stillThere, takeName } from './forgetInviter.sql.ts';

/**
 * Removes the inviter's name from invitations and unsent texts, and unsent texts of deleted invitations. Invitations
 * that wait for the inviter's daily limit are never texted.
 * @returns trips with changed invitations
 */
export async function forgetInviter(tx: Ctx, userId: string): Promise<ReadonlySet<string>> {
  const nameless = new Map<string, InvitedTrip>();
  const tripIds = new Set<string>();
  for (const tripId of (await userTrips(tx, userId))())
    for (const { id, ...trip } of await takeName.all(tx.db, [tripId, userId])) {
      nameless.set(id, trip);
      tripIds.add(tripId);
    }
  const texts = (await lockUnsentTexts(tx, 'invitation')).map((text) => ({
    text,
    participantId: participantIn(text.body),
  }));
  const ids = texts.flatMap(({ participantId }) => participantId ?? []);
  const found = ids.length === 0 ? [] : await stillThere.all(tx.db, [ids]);
  const there = new Set(found.map(({ id }) => id));
  const { productName, publicUrl } = tx.config;
  const recipients = await recipientsAt(tx.db, Array.from(nameless.values()).flatMap(contactsOf));
  for (const { text, participantId } of texts) {
    if (participantId === null || !there.has(participantId)) {
      await deleteText(tx, text);
      continue;
    }
    const trip = nameless.get(participantId);
    if (trip === undefined) continue;
    const wording = { inviterName: '', trip, productName, publicUrl, participantId, pepper: tx.pepper };
    const [contact = ''] = contactsOf(trip);
    const recipient = recipients(contact, trip.inviteLanguage);
    await rewordText(tx, { id: text.id, body: bodyFor(contact, recipient, invitationWords(wording)) });
  }
  return tripIds;
}
