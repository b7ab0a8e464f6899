import fc from 'fast-check';
import { addDays } from '../time/calendarDate.ts';
import { MEAL_STATUSES, MEAL_TYPES, type MealType } from './meal.ts';
import {
  cardProgress,
  defaultMealCount,
  dishesWithoutCook,
  firstDishes,
  freeSlots,
  isInPlan,
  mealPlan,
  mealsInPlan,
  mealsOutsidePlan,
  placesInSlots,
  slotDishes,
  tripDayCount,
  tripProgress,
  tripSlotCount,
  type PlannedTrip,
  type SlottedMeal,
} from './plan.ts';

const TRIP: PlannedTrip = {
  startDate: '2026-06-13',
  endDate: '2026-06-15',
  mealTypes: ['breakfast', 'lunch', 'dinner'],
};

function meal(date: string, type: MealType, change: Partial<SlottedMeal> = {}): SlottedMeal {
  return { date, type, position: 0, name: '', status: 'planned', assignedToId: null, ...change };
}

const anyTrip = fc
  .record({
    start: fc.integer({ min: 0, max: 25 }),
    days: fc.integer({ min: 1, max: 59 }),
    mealTypes: fc.shuffledSubarray([...MEAL_TYPES]),
  })
  .map(({ start, days, mealTypes }) => {
    const startDate = addDays('2025-01-01', start);
    return { mealTypes, startDate, endDate: addDays(startDate, days) };
  });

/** Slots with one dish and with several. */
const anyMeals = fc
  .array(
    fc.record({
      date: fc.integer({ min: 0, max: 30 }).map((day) => addDays('2025-01-01', day)),
      type: fc.constantFrom(...MEAL_TYPES),
      name: fc.constantFrom('', '  ', 'Chili'),
      status: fc.constantFrom(...MEAL_STATUSES),
      assignedToId: fc.constantFrom(null, 'a'),
    }),
  )
  .map((meals) => {
    const places = placesInSlots(meals);
    return meals.map((one, index) => ({ ...one, position: places[index] ?? 0 }));
  });

describe('the plan of a trip', () => {
  it('has a slot for each included type on each day, in order of time', () => {
    const [day] = mealPlan({ ...TRIP, mealTypes: ['breakfast', 'lunch', 'dinner', 'snack'] }, []);
    expect(day?.slots.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'snack', 'dinner']);
    expect(tripDayCount(TRIP.startDate, TRIP.endDate)).toBe(3);
    expect(tripSlotCount(TRIP)).toBe(9);
  });

  it.each([
    ['2026-06-13', 'breakfast', true],
    ['2026-06-15', 'dinner', true],
    ['2026-06-12', 'dinner', false],
    ['2026-06-16', 'dinner', false],
    ['2026-06-14', 'snack', false],
    ['2026-06-14', 'dessert', false],
  ] as const)('has the %s %s: %s', (date, type, expected) => {
    expect(isInPlan(TRIP, { date, type })).toBe(expected);
  });

  it('includes and excludes a type by its toggle, and changes no other type', () => {
    for (const type of MEAL_TYPES)
      for (const isIncluded of [true, false]) {
        const others = TRIP.mealTypes.filter((other) => other !== type);
        const toggled = { ...TRIP, mealTypes: isIncluded ? [...others, type] : others };
        for (const other of MEAL_TYPES) {
          const expected = other === type ? isIncluded : isInPlan(TRIP, { date: '2026-06-14', type: other });
          expect(isInPlan(toggled, { date: '2026-06-14', type: other })).toBe(expected);
        }
      }
  });

  it('splits the meals into those inside and outside, each in the given order', () => {
    fc.assert(
      fc.property(anyTrip, anyMeals, (trip, meals) => {
        const inside = mealsInPlan(trip, meals);
        const outside = mealsOutsidePlan(trip, meals);
        expect(meals.filter((one) => inside.includes(one))).toEqual(inside);
        expect(meals.filter((one) => outside.includes(one))).toEqual(outside);
        expect(inside.length + outside.length).toBe(meals.length);
      }),
    );
  });

  it('puts each dish once into its slot, in order, or among those outside', () => {
    fc.assert(
      fc.property(anyTrip, anyMeals, fc.boolean(), (trip, meals, isReversed) => {
        const slots = mealPlan(trip, isReversed ? meals.toReversed() : meals).flatMap((day) => day.slots);
        expect(slots).toHaveLength(tripSlotCount(trip));
        const placed = slots.flatMap(({ meals: dishes }) => dishes);
        expect(new Set([...placed, ...mealsOutsidePlan(trip, meals)])).toEqual(new Set(meals));
        expect(placed.length).toBe(mealsInPlan(trip, meals).length);
        for (const { date, type, meals: dishes } of slots) {
          expect(dishes.map(({ position }) => position)).toEqual([...dishes.keys()]);
          for (const dish of dishes) expect([dish.date, dish.type]).toEqual([date, type]);
        }
      }),
    );
  });
});

describe('what has no cook', () => {
  it('are the needed slots without a dish, and dishes that nobody cooks', () => {
    const trip: PlannedTrip = { ...TRIP, mealTypes: ['dinner'], endDate: '2026-06-17' };
    const slots = dishesWithoutCook(trip, [
      meal('2026-06-13', 'dinner', { name: 'Chili', assignedToId: 'a' }),
      meal('2026-06-14', 'dinner', { name: 'Tacos' }),
      meal('2026-06-13', 'dinner', { name: 'Salad', position: 1 }),
      meal('2026-06-15', 'dinner', { status: 'not_needed' }),
      meal('2026-06-16', 'dinner'),
      meal('2026-06-16', 'lunch', { name: 'Outside' }),
    ]);
    expect(slots.map(({ date, meal: slotMeal }) => [date, slotMeal?.name ?? null])).toEqual([
      ['2026-06-13', 'Salad'],
      ['2026-06-14', 'Tacos'],
      ['2026-06-16', ''],
      ['2026-06-17', null],
    ]);
  });

  it('and what has a cook or is not needed make up the plan', () => {
    fc.assert(
      fc.property(anyTrip, anyMeals, (trip, meals) => {
        const all = slotDishes(mealPlan(trip, meals));
        const taken = all.filter(
          ({ meal: dish }) => dish?.status === 'not_needed' || (dish?.assignedToId ?? null) !== null,
        );
        expect(dishesWithoutCook(trip, meals).length + taken.length).toBe(all.length);
      }),
    );
  });
});

test('suggestions fill the needed slots without a name', () => {
  const trip: PlannedTrip = { ...TRIP, mealTypes: ['dinner'], endDate: '2026-06-17' };
  const slots = freeSlots(trip, [
    meal('2026-06-13', 'dinner', { name: 'Chili' }),
    meal('2026-06-14', 'dinner', { assignedToId: 'a' }),
    meal('2026-06-15', 'dinner', { status: 'not_needed' }),
    meal('2026-06-16', 'dinner', { name: ' ' }),
    meal('2026-06-16', 'lunch'),
    meal('2026-06-17', 'dinner'),
    meal('2026-06-17', 'dinner', { name: 'Salad', position: 1 }),
  ]);
  expect(slots.map(({ date }) => date)).toEqual(['2026-06-14', '2026-06-16']);
});

describe('card progress', () => {
  it('assumes three meals a day when there are no meals', () => {
    expect(defaultMealCount(TRIP)).toBe(9);
    expect(cardProgress({ ...TRIP, mealTypes: MEAL_TYPES }, [])).toEqual({ done: 0, total: 9 });
    expect(cardProgress({ ...TRIP, mealTypes: ['dinner'] }, [])).toEqual({ done: 0, total: 9 });
  });

  it('never counts more planned meals than slots', () => {
    fc.assert(
      fc.property(anyTrip, anyMeals, (trip, meals) => {
        const { done, total } = cardProgress(trip, firstDishes(mealsInPlan(trip, meals)));
        expect(done).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('counts a meal that is not needed, has a cook, or has a nonblank name', () => {
    const meals = [
      meal('2026-06-13', 'lunch', { status: 'not_needed' }),
      meal('2026-06-13', 'dinner', { assignedToId: 'a' }),
      meal('2026-06-14', 'dinner', { name: 'Chili' }),
      meal('2026-06-15', 'dinner', { name: '  ' }),
    ];
    expect(cardProgress(TRIP, meals)).toEqual({ done: 3, total: 9 });
  });
});

describe('trip progress', () => {
  it('excludes meals that are not needed from both counts', () => {
    const meals = [
      meal('2026-06-13', 'lunch', { status: 'not_needed', name: 'Chili' }),
      meal('2026-06-13', 'dinner', { assignedToId: 'a' }),
    ];
    expect(tripProgress(TRIP, meals)).toEqual({ done: 1, total: 8, notNeeded: 1, percent: 13 });
  });

  it('counts a slot once, as far as its first dish', () => {
    fc.assert(
      fc.property(anyTrip, anyMeals, (trip, meals) => {
        expect(tripProgress(trip, meals)).toEqual(tripProgress(trip, firstDishes(meals)));
      }),
    );
  });

  it('is 0 percent when nothing is needed, and always from 0 to 100', () => {
    fc.assert(
      fc.property(anyTrip, anyMeals, (trip, meals) => {
        const { done, total, percent } = tripProgress(trip, meals);
        expect(done).toBeGreaterThanOrEqual(0);
        expect(done).toBeLessThanOrEqual(total);
        expect(percent).toBe(total === 0 ? 0 : Math.round((done / total) * 100));
      }),
    );
  });
});
