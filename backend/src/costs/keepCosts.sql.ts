import { lockTrip } from '../access/access.sql.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import type { Meal } from '../entities/meal.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
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
 * Locks the trip, and freezes the receipts of a meal alone: without it, they would be for all meals.
 * @returns their ids
 */
export async function keepSharesOfMeal(
  tx: Ctx,
  viewer: Viewer,
  trip: Readonly<Trip>,
  { id }: Pick<Meal, 'id'>,
): Promise<string[]> {
  await lockTrip.all(tx.db, [trip.id, viewer.id]);
  const isAlone = ({ mealIds }: ReceiptRow) => mealIds.length === 1 && mealIds[0] === id;
  const receipts = await tx.loaders.receiptsOfTrip.get(trip.id);
  return receipts.some(isAlone) ? freeze(tx, trip, ({ receipt }) => isAlone(receipt)) : [];
}
