import { v7 as newId } from 'uuid';
import { cardProgress } from '../../../domain/trip.ts';
import type { TripAbility } from '../../../domain/tripAbility.ts';
import { tripFields, type TripFields } from '../../../domain/tripFields.ts';
import { isCompleted, tripAbilities } from '../access/policy.ts';
import { requireTrip, requireViewer } from '../access/require.ts';
import { inTransaction, type Ctx, type Viewer } from '../ctx.ts';
import type { MaybePromise } from '../db/lookup.ts';
import { once } from '../idempotency.ts';
import { readInput } from '../input.ts';
import { inviteToNewTrip, readInvitePhones } from '../participant/inviteToNewTrip.service.ts';
import { Participant } from '../participant/participant.entity.ts';
import { loadTripsOf, loadTripWithCounts, loadTripWithIngredients } from './trip.aggregate.ts';
import { Trip } from './trip.entity.ts';

/**
 * Creates a trip with its creator as accepted organizer, and invites the phone numbers that came along: all of it or
 * nothing. A call that repeats an `Idempotency-Key` gets the trip that the first one made, and texts nobody.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT with the field, CONFLICT for a key that came with another trip before,
 *   RATE_LIMITED past what the viewer may text
 */
export async function createTrip(ctx: Ctx, rawInput: unknown): Promise<Trip> {
  const viewer = requireViewer(ctx);
  const fields = readInput(tripFields, rawInput);
  const invitePhones = readInvitePhones(viewer, rawInput);
  return inTransaction(ctx, async (tx) => {
    const id = newId();
    const request = { ...fields, invitePhones };
    const first = await once(tx, { viewer, operation: 'create_trip', request, resultId: id });
    if (first.isRepeat) return (await requireTrip(tx, first.resultId, 'view')).trip;
    const trip = await insertTrip(tx, viewer, id, fields);
    await inviteToNewTrip(tx, viewer, trip, invitePhones);
    return trip;
  });
}

async function insertTrip(tx: Ctx, viewer: Viewer, id: string, fields: TripFields): Promise<Trip> {
  const createdAt = tx.now();
  const trip: Trip = { id, ...fields, createdBy: viewer.id, createdAt };
  await tx.db.insert(Trip, trip);
  await tx.db.insert(Participant, {
    id: newId(),
    tripId: id,
    userId: viewer.id,
    name: viewer.name,
    phone: viewer.phone,
    isOrganizer: true,
    inviteStatus: 'accepted',
    createdAt,
  });
  return trip;
}

/**
 * The trips that the viewer has joined: those that are not over by their first day, then the past ones, latest first.
 * @throws UNAUTHENTICATED
 */
export async function tripsOfViewer(ctx: Ctx): Promise<Trip[]> {
  const viewer = requireViewer(ctx);
  const trips = await loadTripsOf(ctx, viewer);
  const isOver = new Map(trips.map((trip) => [trip.id, isCompleted(trip, ctx.now())]));
  return trips.toSorted(
    (a, b) =>
      Number(isOver.get(a.id)) - Number(isOver.get(b.id)) ||
      (isOver.get(a.id) ? compare(b.endDate, a.endDate) : compare(a.startDate, b.startDate)) ||
      compare(a.id, b.id),
  );
}

/**
 * A trip that the viewer has joined. What belongs to it is then in the loaders.
 * @param withIngredients whether the ingredients will be asked for too
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function readTrip(ctx: Ctx, rawTripId: unknown, withIngredients: boolean): Promise<Trip> {
  return withIngredients ? loadTripWithIngredients(ctx, rawTripId) : loadTripWithCounts(ctx, rawTripId);
}

/** What the viewer may do in a trip that the gate let through. */
export function viewerAbilities(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<TripAbility[]> {
  return ctx.loaders.participantsOfTrip.derive(trip.id, (participants) => {
    const own = participants.find(({ userId }) => userId !== null && userId === ctx.viewer?.id);
    return [...tripAbilities(trip, own ?? null, ctx.now())];
  });
}

/** Meals that count as planned on the trip's card. */
export function plannedMealCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.mealStatesOfTrip.derive(trip.id, (meals) => cardProgress(trip, meals).done);
}

/** Meals that the trip's card counts in all. */
export function totalMealCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.mealStatesOfTrip.derive(trip.id, (meals) => cardProgress(trip, meals).total);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
