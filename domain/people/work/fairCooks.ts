import type { InviteStatus } from '../inviteStatus.ts';
import type { MealStatus } from '../../plan/meal.ts';
import type { SlotEaters } from '../eater/attendance.ts';
import { equalShares } from './equalShares.ts';
import type { MealTime } from '../../plan/mealTime.ts';

/** As Math.random(). */
type Random = () => number;

/** What a participant cooks on a trip. */
export interface CookBalance {
  readonly participantId: string;
  readonly mealCount: number;
  readonly portionQuarters: number;
}

interface CookedMeal extends MealTime {
  readonly status: MealStatus;
  readonly assignedToId: string | null;
}

/**
 * Meals and portions that each accepted participant cooks, also without any.
 * @param meals of the plan
 */
export function cookBalance<Meal extends CookedMeal>(
  meals: readonly Meal[],
  participants: readonly { readonly id: string; readonly inviteStatus: InviteStatus }[],
  eatersAt: (meal: Meal) => SlotEaters,
): readonly CookBalance[] {
  return participants
    .filter(({ inviteStatus }) => inviteStatus === 'accepted')
    .map(({ id }) => {
      const own = meals.filter(({ status, assignedToId }) => status === 'planned' && assignedToId === id);
      const portions = own.map((meal) => eatersAt(meal).portionQuarters);
      return {
        participantId: id,
        mealCount: own.length,
        portionQuarters: portions.reduce((sum, quarters) => sum + quarters, 0),
      };
    });
}

/**
 * Gives each dish a cook who eats it, so that portions cooked are as equal as {@link equalShares} finds, ties at random.
 * Dishes that no such participant eats have none.
 * @param balance of the accepted participants, as of `cookBalance`
 * @returns in the order of the dishes
 */
export function fairCooks<Dish extends MealTime>(
  dishes: readonly Dish[],
  balance: readonly CookBalance[],
  eatersAt: (dish: Dish) => SlotEaters,
  random: Random,
): { readonly dish: Dish; readonly participantId: string }[] {
  const indexes = new Map(balance.map(({ participantId }, index) => [participantId, index]));
  const jobs = dishes.map((dish) => {
    const { eaters, portionQuarters } = eatersAt(dish);
    const present = eaters.flatMap((eater) =>
      eater.isCompanion ? [] : (indexes.get(eater.participantId) ?? []),
    );
    return { weight: portionQuarters, people: present };
  });
  const before = balance.map(({ portionQuarters, mealCount }) => ({
    weight: portionQuarters,
    count: mealCount,
  }));
  const cooks = equalShares(jobs, before, random);
  return dishes.flatMap((dish, index) => {
    const cook = balance[cooks[index] ?? -1];
    return cook === undefined ? [] : [{ dish, participantId: cook.participantId }];
  });
}
