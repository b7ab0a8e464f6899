import { readingOf, restrictionsOf, type Avoid } from '../../../domain/food/restrictionReading.ts';
import { restrictionReport, type RestrictionReport } from '../../../domain/food/restrictionReport.ts';
import { cardProgress } from '../../../domain/trip/trip.ts';
import type { TripAbility } from '../access/tripAbility.ts';
import { isCompleted, tripAbilities } from '../access/policy.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { SuggestionRun } from '../reads/loaders.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { loadTrip, loadTripsOf } from './tripAggregate.sql.ts';
import type { Trip } from '../entities/trip.entity.ts';

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
 * A trip that the viewer has joined, with everything in it in the loaders.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function readTrip(ctx: Ctx, rawTripId: unknown): Promise<Trip> {
  return loadTrip(ctx, rawTripId, 'view');
}

/** What the viewer may do in a trip that the gate let through. */
export function viewerAbilities(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<TripAbility[]> {
  return ctx.loaders.participantsOfTrip.derive(trip.id, (participants) => {
    const own = participants.find(({ userId }) => userId !== null && userId === ctx.viewer?.id);
    return [...tripAbilities(trip, own ?? null, ctx.now())];
  });
}

type RestrictionsRead = RestrictionReport & { readonly avoids: readonly Avoid[] };

/** Most trips have none, and lists of trips are long. */
const NO_RESTRICTIONS: RestrictionsRead = { understood: [], avoids: [], wordsOnly: [], notUnderstood: [] };

/** What the trip's people avoid, and how their dietary restrictions were read. */
export function restrictionsRead({
  dietaryRestrictions,
  restrictionReading,
}: Readonly<Trip>): RestrictionsRead {
  if (dietaryRestrictions.length === 0) return NO_RESTRICTIONS;
  const reading = readingOf(dietaryRestrictions, restrictionReading);
  return { ...restrictionReport(restrictionsOf(reading)), avoids: reading.avoids };
}

/** Meals that count as planned on the trip's card. */
export function plannedMealCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.planTallyOfTrip.derive(trip.id, ({ inPlan }) => cardProgress(trip, inPlan).done);
}

/** Meals that the trip's card counts in all. */
export function totalMealCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.planTallyOfTrip.derive(trip.id, ({ inPlan }) => cardProgress(trip, inPlan).total);
}

/** Meals with content whose day or meal type is not in the plan any more. */
export function mealsOutsidePlanCount(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<number> {
  return ctx.loaders.planTallyOfTrip.derive(trip.id, ({ outsideCount }) => outsideCount);
}

/** The suggestions that `undoSuggestions` would take out of the plan; null without, and of a completed trip. */
export function lastSuggestionRun(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<SuggestionRun | null> {
  return isCompleted(trip, ctx.now()) ? null : ctx.loaders.suggestionRunOfTrip.get(trip.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
