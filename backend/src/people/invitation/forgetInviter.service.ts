import { userTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { statement } from '../../db/statement.ts';
import { deleteText, lockUnsentTexts, rewordText } from '../../outbox/outbox.service.ts';
import { invitationText, participantIn } from './invitationText.ts';

type InvitedTrip = Pick<Trip, 'name' | 'startDate' | 'endDate'>;

const takeName = statement<{ readonly id: string } & InvitedTrip>(
  'take_inviter_from_invitations',
  `update participants p set invited_by = null, text_due_at = null from trips t
   where p.trip_id = $1 and t.id = $1 and p.invited_by = $2
   returning p.id, t.name, t.start_date as "startDate", t.end_date as "endDate"`,
);
const stillThere = statement<{ readonly id: string }>(
  'participants_still_there',
  'select id from participants where id = any($1::uuid[])',
);

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
  for (const { text, participantId } of texts) {
    if (participantId === null || !there.has(participantId)) {
      await deleteText(tx, text);
      continue;
    }
    const trip = nameless.get(participantId);
    if (trip === undefined) continue;
    const wording = { inviterName: '', trip, productName, publicUrl, participantId, pepper: tx.pepper };
    await rewordText(tx, { id: text.id, body: invitationText(wording) });
  }
  return tripIds;
}
