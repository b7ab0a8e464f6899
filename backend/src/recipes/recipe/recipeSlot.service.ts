import {
  judgeRecipe,
  type NamedEater,
  type RecipeVerdict,
} from '../../../../domain/recipes/recipeVerdict.ts';
import { recipeSlotFields } from '../../../../domain/recipes/recipeFields.ts';
import { withRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { inTrip, requireMeal, requireTrip } from '../../access/require.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { withDishes, withRulesOf } from '../../people/eater/withEaters.ts';
import { eaterName } from '../../people/eater/eater.service.ts';
import type { AnyRecipe } from './anyRecipe.ts';

/** A slot as callers name it: by its meal, else by trip, day and type. */
export interface SlotFields {
  readonly mealId?: string | null | undefined;
  readonly tripId?: string | null | undefined;
  readonly slot?:
    | { readonly tripId: string; readonly date: CalendarDate; readonly type: MealType }
    | null
    | undefined;
}

export interface RecipeSlot {
  readonly tripId: string;
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly present: readonly NamedEater[];
}

/**
 * The slot that recipes are looked for, and who eats there; null if none is named.
 * @throws as `requireTrip`
 */
export async function readSlot(ctx: Ctx, { mealId, tripId, slot }: SlotFields): Promise<RecipeSlot | null> {
  if (typeof mealId === 'string') {
    const { meal } = await requireMeal(ctx, inTrip(tripId, mealId), 'view');
    return {
      tripId: meal.tripId,
      date: meal.date,
      type: meal.type,
      present: await presentAt(ctx, meal, meal),
    };
  }
  if (slot === null || slot === undefined) return null;
  await requireTrip(ctx, slot.tripId, 'view');
  return { ...slot, present: await presentAt(ctx, slot) };
}

/**
 * Who eats at a slot, with names, and the rules of the trip.
 * @param dish those who get it alone
 */
export async function presentAt(
  ctx: Ctx,
  slot: { readonly tripId: string; readonly date: CalendarDate; readonly type: MealType },
  dish: Meal | null = null,
): Promise<readonly NamedEater[]> {
  const eaters = await ctx.loaders.eatersOfTrip.get(slot.tripId);
  const { eaters: seated } = await withDishes(ctx, slot.tripId, ({ at, of }) =>
    dish === null ? at(slot) : of(dish),
  );
  const named = await Promise.all(
    seated.map(async ({ id, avoids, eatsEverything }) => {
      const eater = eaters.find((one) => one.id === id);
      return { id, avoids, eatsEverything, name: eater === undefined ? '' : await eaterName(ctx, eater) };
    }),
  );
  return withRulesOf(ctx, slot.tripId, (rules) => withRules(named, rules));
}

/**
 * Whether those at a slot can eat a recipe; null if none is named.
 * @throws BAD_USER_INPUT, and as {@link readSlot}
 */
export async function judgeAt(ctx: Ctx, recipe: AnyRecipe, rawSlot: unknown): Promise<RecipeVerdict | null> {
  const slot = await readSlot(ctx, readInput(recipeSlotFields, rawSlot));
  return slot === null ? null : judgeRecipe(recipe, slot.present);
}
