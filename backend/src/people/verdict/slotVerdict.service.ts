import { mealPlan } from '../../../../domain/plan/plan.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { slotVerdict, type SlotVerdict } from '../../../../domain/people/dish/slotVerdict.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { withDishes } from '../eater/withEaters.ts';
import { verdictOf } from './verdict.service.ts';

/** Of the slots with planned dishes, or of those of a day, by day and time. */
export async function slotVerdictsOf(
  ctx: Ctx,
  trip: Readonly<Trip>,
  date?: CalendarDate | null,
): Promise<readonly (SlotVerdict & MealTime)[]> {
  const byDish = await withDishes(ctx, trip.id, (itself) => itself);
  const days = mealPlan(trip, await ctx.loaders.mealsOfTrip.get(trip.id));
  const slots = days.filter((day) => day.date === (date ?? day.date)).flatMap((day) => day.slots);
  const judged = await Promise.all(
    slots.map(async ({ meals, ...slot }) => {
      const dishes = await Promise.all(
        meals.map(async (meal) => {
          const verdict = await verdictOf(ctx, meal);
          return verdict && { verdict: withRuleReasons(verdict), eaters: byDish.of(meal).eaters };
        }),
      );
      const planned = dishes.filter((dish) => dish !== null);
      if (planned.length === 0) return null;
      return { ...slot, ...slotVerdict(byDish.at(slot).eaters, planned) };
    }),
  );
  return judged.filter((slot) => slot !== null);
}

/** Answers have the reasons of the trip's rules apart. */
function withRuleReasons({ reasons, rules }: NonNullable<Awaited<ReturnType<typeof verdictOf>>>) {
  return { reasons: [...reasons, ...rules] };
}
