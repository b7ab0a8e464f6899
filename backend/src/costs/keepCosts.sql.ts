import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { freeze } from './freezeReceipt.service.ts';

const OF_TRIP = 'place = place_of($1) and trip_id = $1';

const hasCosts = statement<{ readonly has: boolean }>(
  'has_costs',
  `select exists (select from receipts where ${OF_TRIP} and paid_by_id = $2)
     or exists (select from receipt_shares where ${OF_TRIP} and participant_id = $2)
     or exists (select from transfers where ${OF_TRIP} and $2 in (from_id, to_id)) as has`,
);

/**
 * Freezes the receipts in which a participant has a share by portions, so that their balance stays when they leave the
 * table. Needs a lock on the trip, and comes before they leave.
 * @returns whether they have receipts, shares or transfers, and the participant has to stay, nameless
 */
export async function keepCosts(
  tx: Ctx,
  { tripId, id }: Pick<Participant, 'tripId' | 'id'>,
): Promise<boolean> {
  const trip = await tx.loaders.trip.get(tripId);
  if (trip === null) return false;
  await freeze(tx, trip, ({ shares }) => shares.some(({ participantId }) => participantId === id));
  return (await hasCosts.first(tx.db, [tripId, id]))?.has === true;
}
