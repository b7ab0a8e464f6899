import type { Avoid } from '../../../domain/food/avoid.ts';
import { readingOf } from '../../../domain/food/restriction/restrictionReading.ts';
import {
  restrictionReport,
  type RestrictionReport,
} from '../../../domain/food/restriction/restrictionReport.ts';
import { cardProgress } from '../../../domain/plan/plan.ts';
import type { TripAbility } from '../access/tripAbility.ts';
import { isCompleted, tripAbilities } from '../access/policy.ts';
import { isViewer, requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { loadTrip, loadTripsOf } from './tripAggregate.sql.ts';
import type { Trip } from '../entities/trip.entity.ts';

/**
 * Current trips by first day, then past ones, latest first.
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

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND */
export async function readTrip(ctx: Ctx, rawTripId: unknown): Promise<Trip> {
  return loadTrip(ctx, rawTripId, 'view');
}

export function viewerAbilities(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<TripAbility[]> {
  return ctx.loaders.participantsOfTrip.derive(trip.id, (participants) => {
    const own = participants.find((one) => isViewer(ctx, one));
    return [...tripAbilities(trip, own ?? null, ctx.now())];
  });
}

type RestrictionsRead = RestrictionReport & { readonly avoids: readonly Avoid[] };

/** Shared, since most trips have none. */
const NO_RESTRICTIONS: RestrictionsRead = { understood: [], avoids: [], wordsOnly: [], notUnderstood: [] };

export function restrictionsRead({
  dietaryRestrictions,
  restrictionReading,
}: Readonly<Trip>): RestrictionsRead {
  if (dietaryRestrictions.length === 0) return NO_RESTRICTIONS;
  const reading = readingOf(dietaryRestrictions, restrictionReading);
  return { ...restrictionReport(reading), avoids: reading.avoids };
}

export function plannedMealCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.planTallyOfTrip.derive(trip.id, ({ inPlan }) => cardProgress(trip, inPlan).done);
}

export function totalMealCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.planTallyOfTrip.derive(trip.id, ({ inPlan }) => cardProgress(trip, inPlan).total);
}

/** Meals with content whose day or type left the plan. */
export function mealsOutsidePlanCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.planTallyOfTrip.derive(trip.id, ({ outsideCount }) => outsideCount);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
