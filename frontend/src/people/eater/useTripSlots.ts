import { useMemo } from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealPlan } from '../../../../domain/plan/plan.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import type { WhoEatsFragment } from './WhoEats.generated.ts';

/** The slots of the plan, by time. */
export function useTripSlots(trip: WhoEatsFragment): readonly MealTime[] {
  return useMemo(() => mealPlan(domainTrip(trip), []).flatMap((day) => day.slots), [trip]);
}
