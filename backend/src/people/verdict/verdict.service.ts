import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import type { JudgedMeal } from '../../../../domain/people/verdict/judgedMeal.ts';
import { isOfRules, withRules } from '../../../../domain/people/verdict/tripRules.ts';
import {
  isInForce,
  mealVerdict,
  type MealVerdict,
  type ReasonGroup,
  type VerdictReason,
} from '../../../../domain/people/verdict/verdict.ts';
import { reasonsFields } from '../../../../domain/people/verdict/verdictFields.ts';
import { isLeftOut } from '../../../../domain/shopping/missing/unavailable.ts';
import { isInPlan } from '../../../../domain/plan/plan.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { SettledConflict } from '../../entities/settledConflict.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { withDishes, withRulesOf } from '../eater/withEaters.ts';

/** Of the planned meals of the plan, or of a day of it, by day and time. */
export async function verdictsOf(
  ctx: Ctx,
  trip: Readonly<Trip>,
  date?: CalendarDate | null,
): Promise<readonly AnsweredVerdict[]> {
  const meals = await ctx.loaders.mealsOfTrip.get(trip.id);
  const inPlan = meals.filter((meal) => isInPlan(trip, meal) && meal.date === (date ?? meal.date));
  const verdicts = await Promise.all(inPlan.map(async (meal) => verdictOf(ctx, meal)));
  return verdicts.filter((verdict) => verdict !== null);
}

/** Eaters of whom nothing is known. */
export function unansweredOnTrip(ctx: Ctx, { id }: Pick<Trip, 'id'>): MaybePromise<number> {
  return ctx.loaders.eatersOfTrip.derive(id, (eaters) => unansweredOf(eaters).length);
}

/** A verdict, as both APIs answer. */
export interface AnsweredVerdict extends MealVerdict {
  /** Reasons of eaters. */
  readonly reasons: readonly VerdictReason[];
  readonly groups: readonly ReasonGroup[];
  /** Reasons of the trip's rules, once for everybody. */
  readonly rules: readonly VerdictReason[];
}

/** Null while nothing is planned. */
export function verdictOf(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<AnsweredVerdict | null> {
  const { settledOfTrip, ingredientsOfMeal } = ctx.loaders;
  return withRulesOf(ctx, meal.tripId, (rules) =>
    withDishes(ctx, meal.tripId, ({ of }) =>
      settledOfTrip.derive(meal.tripId, (settled) =>
        ingredientsOfMeal.derive(meal, (ingredients) => {
          const present = withRules(of(meal).eaters, rules);
          const verdict = mealVerdict(judgedMeal(meal, ingredients), present, settled);
          return verdict && { ...verdict, ...byRules(verdict) };
        }),
      ),
    ),
  );
}

/** Reasons of eaters, and those of the trip's rules, which get rows of their own. */
function byRules({ reasons, groups }: MealVerdict): Pick<AnsweredVerdict, 'reasons' | 'groups' | 'rules'> {
  return {
    reasons: reasons.filter((one) => !isOfRules(one)),
    groups: groups.filter(({ eaters }) => !eaters.some(isOfRules)),
    rules: reasons.filter(isOfRules),
  };
}

/**
 * The worst reasons of eaters.
 * @throws BAD_USER_INPUT
 */
export function worstReasons({ reasons }: AnsweredVerdict, rawLimit: unknown): readonly VerdictReason[] {
  const { limit } = readInput(reasonsFields, { limit: rawLimit });
  return reasons.slice(0, limit ?? undefined);
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
  { id, name, status, instructions }: Pick<JudgedMeal, 'id' | 'name' | 'status' | 'instructions'>,
  ingredients: readonly Ingredient[],
): JudgedMeal {
  const rows = ingredients.filter((row) => !isLeftOut(row));
  return { id, name, status, instructions, rows, leftOut: ingredients.filter(isLeftOut) };
}
