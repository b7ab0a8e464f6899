import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { changeBy, type ChangeOfTrip } from '../write/changeTrip.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import { freeze } from './freezeReceipt.service.ts';

const OF_TRIP = 'trip_id = $1';

const hasCosts = statement<{ readonly has: boolean }>(
  'has_costs',
  `select exists (select from receipts where ${OF_TRIP} and paid_by_id = $2)
     or exists (select from receipt_shares where ${OF_TRIP} and participant_id = $2)
     or exists (select from transfers where ${OF_TRIP} and $2 in (from_id, to_id)) as has`,
);

/**
 * Freezes the receipts in which a participant has a share by portions, so that their balance stays when they leave the
 * table. Needs a lock on the trip, and comes before they leave.
 * @returns whether they have receipts, shares or transfers, and the participant has to stay
 */
export async function keepCosts(
  tx: Ctx,
  { tripId, id }: Pick<Participant, 'tripId' | 'id'>,
): Promise<boolean> {
  const trip = await tx.loaders.trip.get(tripId);
  if (trip === null) return false;
  // Also for less than a cent: without their portions, cents of others could move.
  await freeze(
    tx,
    trip,
    ({ shares, coverage }) =>
      coverage?.quartersOf.has(id) === true || shares.some(({ participantId }) => participantId === id),
  );
  return (await hasCosts.first(tx.db, [tripId, id]))?.has === true;
}

/**
 * Before meals are deleted, freezes receipts that name only these meals: a receipt without meals is for all meals. Needs
 * a lock on the trip.
 * @returns what it changed
 */
export async function keepSharesOfMeals(
  tx: Ctx,
  trip: Readonly<Trip>,
  own: Participant,
  mealIds: readonly string[],
): Promise<ChangeOfTrip[]> {
  if (mealIds.length === 0) return [];
  const areAll = (receipt: ReceiptRow) =>
    receipt.mealIds.length > 0 && receipt.mealIds.every((id) => mealIds.includes(id));
  const receipts = await tx.loaders.receiptsOfTrip.get(trip.id);
  const frozen = receipts.some(areAll) ? await freeze(tx, trip, ({ receipt }) => areAll(receipt)) : [];
  return frozen.length === 0 ? [] : [changeBy(own, 'COSTS', frozen)];
}
