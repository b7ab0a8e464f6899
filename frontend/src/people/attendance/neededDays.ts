import { firstDish, mealPlan } from '../../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../../gql/mealEnums.ts';
import type { WhoEatsFragment } from '../eater/WhoEats.generated.ts';

/** The plan's days, without slots that are not needed. */
export function neededDays(trip: Pick<WhoEatsFragment, 'startDate' | 'endDate' | 'mealTypes' | 'meals'>) {
  const meals = trip.meals.map((meal) => ({ ...domainMeal(meal), name: '', assignedToId: null }));
  return mealPlan(domainTrip(trip), meals).map(({ date, slots }) => ({
    date,
    slots: slots.filter((slot) => firstDish(slot)?.status !== 'not_needed'),
  }));
}
