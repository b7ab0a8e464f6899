import { cookBalance, fairCooks, type CookBalance } from '../../../../domain/people/work/fairCooks.ts';
import {
  dutyBalance,
  fairDuties,
  type DutyBalance,
  type DutyCounts,
} from '../../../../domain/people/work/fairDuties.ts';
import { dutyCountFields } from '../../../../domain/plan/dutyFields.ts';
import { dishesWithoutCook, isInPlan, neededSlots, type SlotDish } from '../../../../domain/plan/plan.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import type { SlotEaters } from '../../../../domain/people/eater/attendance.ts';
import { withDishes, type SeatedByDish } from '../../people/eater/withEaters.ts';
import { insertRows, updateRows } from '../../db/rows.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { lockMealsOf, newMeal } from './meal.service.ts';

export interface MealAssignment {
  readonly trip: Trip;
  /** Newly assigned meals, day by day. */
  readonly meals: readonly Meal[];
  readonly mealCount: number;
  readonly participantCount: number;
  /** Newly given. */
  readonly duties: readonly Duty[];
  readonly dutyCount: number;
}

/**
 * Assigns slots without a cook to participants who eat there, with portions as equal as possible, ties at random; empty slots
 * get an unnamed meal. Gives as many people as wanted the other duties of each needed slot, as fairly.
 * @throws as `requireTrip`
 */
export async function assignMealsAtRandom(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<MealAssignment> {
  requireViewer(ctx);
  const { help, washUp } = readInput(dutyCountFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    // The lock keeps participants from leaving.
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'plan_meals');
    const planned = await lockMealsOf(tx, trip);
    const balance = await balanceOf(tx, trip);
    const cooks = await withDishes(tx, trip.id, (byDish) =>
      fairCooks(dishesWithoutCook(trip, planned), balance, eatersAt(byDish), Math.random),
    );
    const meals = cooks.map(({ dish, participantId }) => assigned(mealIn(tx, trip, dish), participantId));
    const known = new Set(planned.map(({ id }) => id));
    await write(tx, meals, { trip, known, stamp: stampOf(participant, tx.now()) });
    const wanted = { help: help ?? 0, wash_up: washUp ?? 0 };
    const duties = await giveDuties(tx, trip, [...planned, ...meals], wanted);
    const participantCount = new Set(cooks.map(({ participantId }) => participantId)).size;
    const mealCount = meals.length;
    const dutyCount = duties.length;
    const assignment = { trip, meals, mealCount, participantCount, duties, dutyCount };
    // No ids: any meal, also of slots without one.
    const ids = dutyCount > 0 ? [] : meals.map(({ id }) => id);
    return mealCount + dutyCount === 0
      ? unchanged(assignment)
      : changed(assignment, changeBy(participant, 'MEALS', ids));
  });
}

/** @returns the newly given ones */
async function giveDuties(
  tx: Ctx,
  trip: Trip,
  meals: readonly Meal[],
  wanted: DutyCounts,
): Promise<readonly Duty[]> {
  const participants = await tx.loaders.participantsOfTrip.get(trip.id);
  const work = {
    slots: neededSlots(trip, [...new Map(meals.map((meal) => [meal.id, meal])).values()]),
    duties: await tx.loaders.dutiesOfTrip.get(trip.id),
    participantIds: participants.flatMap(({ id, inviteStatus }) => (inviteStatus === 'accepted' ? id : [])),
  };
  const given = await withDishes(tx, trip.id, ({ at: eatersAt }) =>
    fairDuties({ ...work, eatersAt }, wanted, Math.random),
  );
  const duties = given.map((duty) => ({ ...duty, tripId: trip.id }));
  await insertRows(tx.db, Duty, duties);
  return duties;
}

/** What each accepted participant cooks in the plan, in the order of joining. */
async function balanceOf(ctx: Ctx, trip: Readonly<Trip>): Promise<readonly CookBalance[]> {
  const participants = await ctx.loaders.participantsOfTrip.get(trip.id);
  const meals = await ctx.loaders.mealsOfTrip.get(trip.id);
  const inPlan = meals.filter((meal) => isInPlan(trip, meal));
  return withDishes(ctx, trip.id, ({ of }) => cookBalance(inPlan, participants, of));
}

/** {@link balanceOf} with the other duties. */
export async function workOf(
  ctx: Ctx,
  trip: Readonly<Trip>,
): Promise<readonly (CookBalance & DutyBalance)[]> {
  const meals = await ctx.loaders.mealsOfTrip.get(trip.id);
  const duties = dutyBalance(neededSlots(trip, meals), await ctx.loaders.dutiesOfTrip.get(trip.id));
  return (await balanceOf(ctx, trip)).map((one) => ({ ...one, ...duties(one.participantId) }));
}

function mealIn(tx: Ctx, { id: tripId }: Trip, { date, type, meal }: SlotDish<Meal>): Meal {
  return meal ?? newMeal(tx, { tripId, date, type });
}

/** Of a slot without a dish, everybody there. */
function eatersAt({ at, of }: SeatedByDish): (dish: SlotDish<Meal>) => SlotEaters {
  return (dish) => (dish.meal === null ? at(dish) : of(dish.meal));
}

function assigned(meal: Meal, cookId: string): Meal {
  return Object.assign(meal, { assignedToId: cookId });
}

interface Plan {
  readonly trip: Trip;
  readonly known: ReadonlySet<string>;
  readonly stamp: string;
}

/** Sets their new versions. */
async function write(tx: Ctx, meals: readonly Meal[], { trip, known, stamp }: Plan): Promise<void> {
  await insertRows(
    tx.db,
    Meal,
    meals.filter(({ id }) => !known.has(id)),
  );
  const assigned = meals.filter(({ id }) => known.has(id));
  const cooks = assigned.map(({ id, assignedToId }) => ({ id, assignedToId }));
  const rows = await updateRows(tx.db, Meal, trip.id, cooks, stamp);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const meal of assigned) meal.version = versions.get(meal.id) ?? meal.version;
}
