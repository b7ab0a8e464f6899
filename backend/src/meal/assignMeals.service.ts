import { assignMealsAtRandom as deal } from '../../../domain/shopping/assignment.ts';
import { mealsPerCook } from '../../../domain/trip/meal.ts';
import { mealsInPlan, slotsWithoutCook, type Slot } from '../../../domain/trip/trip.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../live/changeTrip.ts';
import { statement } from '../db/statement.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { lockMealsOf, newMeal } from './meal.service.ts';

export interface MealAssignment {
  readonly trip: Trip;
  /** Newly assigned meals, day by day. */
  readonly meals: readonly Meal[];
  readonly mealCount: number;
  /** Distinct cooks. */
  readonly participantCount: number;
}

const setCooks = statement<unknown>(
  'set_cooks',
  `update meals m set assigned_to_id = given.cook_id
   from unnest($2::uuid[], $3::uuid[]) as given (meal_id, cook_id)
   where m.place = place_of($1) and m.trip_id = $1 and m.id = given.meal_id`,
);

/**
 * Assigns slots without a cook to random participants with the fewest meals; empty slots get an unnamed meal. Of
 * concurrent calls only the first changes anything.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function assignMealsAtRandom(ctx: Ctx, rawTripId: unknown): Promise<MealAssignment> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    // The lock keeps participants from leaving.
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'plan_meals');
    const participants = await tx.loaders.participantsOfTrip.get(trip.id);
    const planned = await lockMealsOf(tx, trip);
    const free = new Map(slotsWithoutCook(trip, planned).map((slot) => [idOf(slot), slot]));
    const cookCounts = mealsPerCook(mealsInPlan(trip, planned));
    const dealt = deal(
      [...free.keys()].map((id) => ({ id })),
      participants,
      cookCounts,
      Math.random,
    );
    const meals = dealt.flatMap(({ id, participantId }) => {
      const slot = free.get(id);
      return slot === undefined ? [] : assigned(mealIn(tx, trip, slot), participantId);
    });
    await write(tx, trip, meals, new Set(planned.map(({ id }) => id)));
    const participantCount = new Set(dealt.map(({ participantId }) => participantId)).size;
    const assignment = { trip, meals, mealCount: meals.length, participantCount };
    const ids = meals.map(({ id }) => id);
    return meals.length === 0
      ? unchanged(assignment)
      : changed(assignment, changeBy(participant, 'MEALS', ids));
  });
}

function idOf({ date, type }: Slot<Meal>): string {
  return `${date} ${type}`;
}

function mealIn(tx: Ctx, { id: tripId }: Trip, { date, type, meal }: Slot<Meal>): Meal {
  return meal ?? newMeal(tx, { tripId, date, type });
}

function assigned(meal: Meal, cookId: string): Meal {
  return Object.assign(meal, { assignedToId: cookId });
}

async function write(tx: Ctx, trip: Trip, meals: readonly Meal[], known: ReadonlySet<string>): Promise<void> {
  await tx.db.insert(
    Meal,
    meals.filter(({ id }) => !known.has(id)),
  );
  const assigned = meals.filter(({ id }) => known.has(id));
  await setCooks.all(tx.db, [
    trip.id,
    assigned.map(({ id }) => id),
    assigned.map(({ assignedToId }) => assignedToId),
  ]);
}
