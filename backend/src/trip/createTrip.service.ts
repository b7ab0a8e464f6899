import { DEFAULT_CURRENCY } from '../../../domain/costs/split/amountText.ts';
import { saveUserTrips } from '../access/userTrips.sql.ts';
import { restrictionFields } from '../../../domain/food/restriction/dietaryRestrictions.ts';
import { newTripInput, type TripFields } from '../../../domain/trip/tripFields.ts';
import { requireTrip, requireViewer } from '../access/require.ts';
import { lockViewer } from '../access/identity/userLock.sql.ts';
import { chargeTrip } from '../payment/credit/credit.service.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import { once } from '../ctx/idempotency.sql.ts';
import { newId } from '../base/ids.ts';
import { readInput } from '../base/input.ts';
import { inviteToNewTrip, readInvitees } from '../people/invitation/inviteToNewTrip.service.ts';
import { insertRows, newRow } from '../db/rows.ts';
import { Participant } from '../entities/participant.entity.ts';
import { insertOwnEaters } from '../people/eater/ownEaters.sql.ts';
import { recallSelf } from '../people/eater/rememberedEaters.sql.ts';
import { requireUnderstood } from '../people/eater/requireUnderstood.ts';
import { Trip } from '../entities/trip.entity.ts';

/**
 * Creates a trip with its organizer, charge and invitations, all or nothing. Texts beyond the daily limit wait.
 * A repeated `Idempotency-Key` returns the first trip, free and without texts.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, CONFLICT for a key of another trip, PAYMENT_REQUIRED, RATE_LIMITED
 */
export async function createTrip(ctx: Ctx, rawInput: unknown): Promise<Trip> {
  const viewer = requireViewer(ctx);
  const fields = readInput(newTripInput, rawInput);
  const { dietaryRestrictions } = readInput(restrictionFields, rawInput);
  const restrictionReading = requireUnderstood(dietaryRestrictions);
  const invitees = readInvitees(ctx, viewer, rawInput);
  return changeTrip(ctx, async (tx) => {
    const id = newId();
    const request = { ...fields, dietaryRestrictions, invitees };
    const first = await once(tx, { viewer, operation: 'create_trip', request, resultId: id });
    if (first.isRepeat) return unchanged((await requireTrip(tx, first.resultId, 'view')).trip);
    const creator = await lockViewer(tx, viewer);
    const restrictions = { dietaryRestrictions, restrictionReading };
    const unplanned = { ...restrictions, shoppingPlan: null };
    const { trip, organizer } = await insertChargedTrip(tx, creator, { id, ...unplanned, ...fields });
    await inviteToNewTrip(tx, creator, trip, invitees);
    return changed(trip, changeBy(organizer, 'TRIP'));
  });
}

/**
 * Inserts a trip with its organizer and takes a credit.
 * @param creator locked: the participant copies name and number
 * @throws as {@link chargeTrip}
 */
export async function insertChargedTrip(
  tx: Ctx,
  creator: Viewer,
  fields: TripFields & Pick<Trip, 'id' | 'dietaryRestrictions' | 'restrictionReading' | 'shoppingPlan'>,
): Promise<{ readonly trip: Trip; readonly organizer: Pick<Participant, 'id' | 'tripId'> }> {
  await chargeTrip(tx, creator, fields.id);
  const createdAt = tx.now();
  const trip = newRow(Trip, { ...fields, createdBy: creator.id, currency: DEFAULT_CURRENCY, createdAt });
  await insertRows(tx.db, Trip, [trip]);
  const organizer = {
    id: newId(),
    tripId: trip.id,
    userId: creator.id,
    name: creator.name,
    phone: creator.phone,
    email: creator.phone === null ? creator.email : null,
    isOrganizer: true,
    inviteStatus: 'accepted' as const,
    createdAt,
  };
  await insertRows(tx.db, Participant, [organizer]);
  await saveUserTrips(tx.db, [organizer]);
  await insertOwnEaters(tx.db, [organizer]);
  await recallSelf(tx, creator, organizer);
  return { trip, organizer };
}
