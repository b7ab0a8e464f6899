import type { JudgedMeal } from '../../../domain/table/verdict/judgedMeal.ts';
import { isInForce, judgeTable, type MealVerdict } from '../../../domain/table/verdict/verdict.ts';
import { isInPlan } from '../../../domain/trip/trip.ts';
import { requireTrip } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';
import type { SettledConflict } from '../entities/settledConflict.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { withTable } from '../table/tripTable.ts';

/**
 * Verdicts of the planned meals of the plan, by day and time.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function readVerdicts(ctx: Ctx, rawTripId: unknown): Promise<readonly MealVerdict[]> {
  const { trip } = await requireTrip(ctx, rawTripId, 'view');
  return verdictsOf(ctx, trip);
}

/** Of the planned meals of the plan, by day and time. */
export async function verdictsOf(ctx: Ctx, trip: Readonly<Trip>): Promise<readonly MealVerdict[]> {
  const meals = await ctx.loaders.mealsOfTrip.get(trip.id);
  const inPlan = meals.filter((meal) => isInPlan(trip, meal));
  const verdicts = await Promise.all(inPlan.map(async (meal) => verdictOf(ctx, meal)));
  return verdicts.filter((verdict) => verdict !== null);
}

/** Null while nothing is planned. */
export function verdictOf(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<MealVerdict | null> {
  return withTable(ctx, meal.tripId, (table) =>
    ctx.loaders.settledOfTrip.derive(meal.tripId, (settled) =>
      ctx.loaders.ingredientsOfMeal.derive(meal, (ingredients) =>
        judgeTable(judgedMeal(meal, ingredients), table(meal).eaters, settled),
      ),
    ),
  );
}

/** Signatures of the plan that still count. */
export async function settledInForce(
  ctx: Ctx,
  { id: tripId }: Readonly<Trip>,
): Promise<readonly SettledConflict[]> {
  const { settledOfTrip, eatersOfTrip, mealsOfTrip, ingredientsOfMeal } = ctx.loaders;
  const settled = await settledOfTrip.get(tripId);
  if (settled.length === 0) return settled;
  const eaters = new Map((await eatersOfTrip.get(tripId)).map((eater) => [eater.id, eater]));
  const meals = new Map((await mealsOfTrip.get(tripId)).map((meal) => [meal.id, meal]));
  const inForce = await Promise.all(
    settled.map(async (one) => {
      const [eater, meal] = [eaters.get(one.eaterId), meals.get(one.mealId)];
      if (eater === undefined || meal === undefined) return false;
      return isInForce(one, judgedMeal(meal, await ingredientsOfMeal.get(meal)), eater);
    }),
  );
  return settled.filter((_, index) => inForce[index]);
}

export function judgedMeal(
  { id, name, status, instructions }: Readonly<Meal>,
  ingredients: readonly Ingredient[],
): JudgedMeal {
  return { id, name, status, instructions, rows: ingredients };
}
