import type { CookShare } from '../../../../domain/people/work/cookBalanceText.ts';
import type { SlotEaters } from '../../../../domain/people/eater/attendance.ts';
import { cookBalance } from '../../../../domain/people/work/fairCooks.ts';
import { mealsInPlan, type PlannedTrip } from '../../../../domain/plan/plan.ts';
import type { Meal } from '../slot.ts';
import type { AssignMealsFragment } from './AssignMeals.generated.ts';

/** Of the accepted participants; empty while nobody eats. */
export function cookShares(
  trip: PlannedTrip & Pick<AssignMealsFragment, 'participants'>,
  meals: readonly Meal[],
  eatersAt: (meal: Meal) => SlotEaters,
): CookShare[] {
  const accepted = trip.participants.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED');
  const cooks = accepted.map(({ id }) => ({ id, inviteStatus: 'accepted' as const }));
  const inPlan = mealsInPlan(trip, meals);
  if (inPlan.every((meal) => eatersAt(meal).eaters.length === 0)) return [];
  return cookBalance(inPlan, cooks, eatersAt).map((share, index) => ({
    ...share,
    name: accepted[index]?.name ?? '',
    isViewer: accepted[index]?.isViewer ?? false,
  }));
}
