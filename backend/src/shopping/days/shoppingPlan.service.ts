import { isDeepStrictEqual } from 'node:util';
import { shoppingPlanFields } from '../../../../domain/shopping/days/shoppingPlanFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeRow } from '../../db/rows.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { foundOr404 } from '../../base/errors.ts';

/**
 * Says on which days the group can shop, and what keeps its food cold; without days, once before departure.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function planShopping(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  const shoppingPlan = readInput(shoppingPlanFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'assign_shopping');
    if (isDeepStrictEqual(trip.shoppingPlan, shoppingPlan)) return unchanged(trip);
    const { row } = foundOr404(await changeRow(tx.db, Trip, { id: trip.id }, { shoppingPlan }), 'trip');
    return changed(row, changeBy(participant, 'TRIP'));
  });
}
