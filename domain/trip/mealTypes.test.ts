import fc from 'fast-check';
import { MEAL_TYPES, MEAL_TYPES_BY_TIME, MEAL_TIMES, USUAL_MEAL_TYPES } from '../plan/meal.ts';
import { flagsOf, mealTypesOf, perMealTypeFlag } from '../plan/mealTypeFlags.ts';

describe('the meal type flags of the API', () => {
  it('are those of the specification', () => {
    expect(flagsOf(['breakfast', 'dinner'])).toEqual({
      includeBreakfasts: true,
      includeLunches: false,
      includeDinners: true,
      includeSnacks: false,
      includeDesserts: false,
    });
  });

  it('equal the list, in the order of the specification', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...MEAL_TYPES]), (types) => {
        expect(mealTypesOf(flagsOf(types), [])).toEqual(MEAL_TYPES.filter((type) => types.includes(type)));
      }),
    );
  });

  it('keep the current value of a type that is not given', () => {
    const nothing = perMealTypeFlag(() => undefined);
    expect(mealTypesOf(nothing, USUAL_MEAL_TYPES)).toEqual(USUAL_MEAL_TYPES);
    const changes = { ...nothing, includeLunches: false, includeSnacks: true };
    expect(mealTypesOf(changes, USUAL_MEAL_TYPES)).toEqual(['breakfast', 'dinner', 'snack']);
  });
});

describe('a meal type', () => {
  it('has a default time and a row in the plan in the order of time', () => {
    const minutes = MEAL_TYPES_BY_TIME.map((type) => minutesOf(MEAL_TIMES[type]));
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(MEAL_TYPES_BY_TIME.toSorted()).toEqual(MEAL_TYPES.toSorted());
  });
});

/** Minutes since midnight of a time such as '12:30 PM'. */
function minutesOf(time: string): number {
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute);
}
