import { handbook, type HandbookDay } from '../../../../domain/trip/handbook/handbook.ts';
import { listedRows } from '../../../../domain/trip/transfer/exportTrip.ts';
import { isLeftOut } from '../../../../domain/shopping/missing/unavailable.ts';
import { AS_TYPED } from '../../../../domain/shopping/amount/neededAmount.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { inUnits } from '../../access/inUnits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { withDishes } from '../../people/eater/withEaters.ts';
import { verdictOf } from '../../people/verdict/verdict.service.ts';
import { minutesOf } from '../../plan/meal/meal.service.ts';
import { amountNeeded } from '../../shopping/ingredient/ingredient.service.ts';
import { exportedRow } from '../tripExport.service.ts';

interface AskedHandbook {
  readonly from?: CalendarDate | null | undefined;
  readonly to?: CalendarDate | null | undefined;
  readonly units?: unknown;
  /** What each group gets of each ingredient. */
  readonly groupAmounts?: boolean;
}

/** Of the days of the plan, by default all. */
export async function handbookOf(
  ctx: Ctx,
  trip: Readonly<Trip>,
  { from, to, units, groupAmounts = false }: AskedHandbook,
): Promise<readonly HandbookDay[]> {
  const { mealsOfTrip, ingredientsOfMeal, itemsOfTrip, eatersOfTrip, dutiesOfTrip } = ctx.loaders;
  const byDish = await withDishes(ctx, trip.id, (itself) => itself);
  const cooked = await Promise.all(
    (await mealsOfTrip.get(trip.id)).map(async (meal) => {
      const all = await ingredientsOfMeal.get(meal);
      const ingredients = all.filter((row) => !isLeftOut(row));
      const amounts = groupAmounts
        ? await Promise.all(ingredients.map(async (row) => amountNeeded(ctx, row)))
        : [];
      return { meal, ingredients, amounts, verdict: await verdictOf(ctx, meal) };
    }),
  );
  const source = {
    trip,
    dishes: cooked.map(({ meal, ingredients, amounts, verdict }) => ({
      id: meal.id,
      date: meal.date,
      type: meal.type,
      position: meal.position,
      name: meal.name,
      status: meal.status,
      assignedToId: meal.assignedToId,
      minutes: minutesOf(ctx, meal),
      eaters: byDish.of(meal).eaters,
      ingredients: ingredients.map((row, index) => Object.assign({}, row, { amount: amounts[index] })),
      verdict,
    })),
    eaters: await eatersOfTrip.get(trip.id),
    eatersAt: (slot: MealTime) => byDish.at(slot).eaters,
    duties: await dutiesOfTrip.get(trip.id),
    rows: listedRows({
      trip,
      meals: cooked.map(({ meal, ingredients }) => ({
        meal,
        ingredients: ingredients.map((row) => exportedRow(row, meal)),
      })),
      items: (await itemsOfTrip.get(trip.id)).map((row) => exportedRow(row, AS_TYPED)),
    }),
  };
  return inUnits(ctx, units, () => handbook(source, from ?? trip.startDate, to ?? trip.endDate));
}
