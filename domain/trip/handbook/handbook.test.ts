import fc from 'fast-check';
import { MEAL_TYPES_BY_TIME, mealMinutes, type MealStatus } from '../../plan/meal.ts';
import { compareMealTimes, mealTimeKey } from '../../plan/mealTime.ts';
import { placesInSlots } from '../../plan/plan.ts';
import { addDays, datesFrom, daysBetween } from '../../time/calendarDate.ts';
import { aheadWork } from './aheadWork.ts';
import { cookingStart, handbook, type CookedDish, type HandbookSource } from './handbook.ts';

const START = '2026-06-12';
const END = '2026-06-14';
const IDS = ['e0', 'e1', 'e2', 'e3', 'e4'];
const EATERS = IDS.map((id) => ({ id }));
const FOODS = ['dried black beans', 'frozen cod', 'rice', 'milk'];
const VEGAN = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;

test.each([
  ['dried black beans', null, 'soak'],
  ['dry chickpeas', null, 'soak'],
  ['cashews', 'soaked overnight', 'soak'],
  ['white beans', 'dried', 'soak'],
  ['black beans', null, null],
  ['canned kidney beans', 'drained, not dried', null],
  ['dried lentils', null, null],
  ['dried split peas', null, null],
  ['dried green beans', null, null],
  ['dried basil', null, null],
  ['dry-roasted soy beans', null, null],
  ['frozen cod fillets', null, 'thaw'],
  ['spinach', 'frozen, thawed', 'thaw'],
  ['berries, fresh or frozen', null, 'thaw'],
  ['frozen peas', 'do not thaw', null],
  ['frozen french fries', null, null],
  ['ice cream', 'frozen', null],
  ['vanilla ice cream', null, null],
  ['dried black beans', 'no need to soak', null],
  ['unfrozen cod', null, null],
] as const)('%s (%s): %s', (name, notes, work) => {
  expect(aheadWork(name, notes)).toBe(work);
});

test('cooking begins its minutes before the meal, over midnight if it takes so long', () => {
  expect(cookingStart({ date: END, type: 'dinner' }, 110)).toEqual({ date: END, minutes: 970 });
  expect(cookingStart({ date: END, type: 'breakfast' }, 540)).toEqual({ date: '2026-06-13', minutes: 1380 });
  const slot = fc.record({ date: fc.constant(END), type: fc.constantFrom(...MEAL_TYPES_BY_TIME) });
  fc.assert(
    fc.property(slot, fc.integer({ min: 0, max: 5760 }), (meal, minutes) => {
      const start = cookingStart(meal, minutes);
      expect(start.minutes).toBeGreaterThanOrEqual(0);
      expect(start.minutes).toBeLessThan(1440);
      const before = daysBetween(start.date, END) * 1440 + mealMinutes(meal.type) - start.minutes;
      expect(before).toBe(minutes);
    }),
  );
});

const anyEater = (id: string) =>
  fc.record({
    id: fc.constant(id),
    group: fc.constantFrom(null, 'Otters', 'Foxes'),
    avoids: fc.subarray([VEGAN]),
    note: fc.constantFrom(null, 'EpiPen'),
    portionQuarters: fc.nat({ max: 8 }),
  });
const anySlot = fc.record({
  date: fc.constantFrom(...datesFrom(START, END)),
  type: fc.constantFrom('breakfast', 'dinner'),
});
const anyDish = fc.record({
  slot: anySlot,
  status: fc.constantFrom<MealStatus>('planned', 'planned', 'not_needed'),
  minutes: fc.option(fc.integer({ min: 1, max: 2000 })),
  eaters: fc.subarray(EATERS),
  foods: fc.subarray(FOODS),
  isConflict: fc.boolean(),
});
const anyDishes = fc.array(anyDish, { maxLength: 8 }).map((all) => {
  const places = placesInSlots(all.map(({ slot }) => slot));
  return all.map(({ slot, foods, isConflict, ...dish }, index): CookedDish => ({
    ...slot,
    ...dish,
    id: `m${index}`,
    position: places[index] ?? 0,
    name: 'Stew',
    assignedToId: null,
    ingredients: foods.map((name) => ({
      id: `m${index} ${name}`,
      name,
      notes: null,
      alternatives: [],
      selectedAlternative: 0,
      apartOfId: null,
      apartEaterIds: [],
    })),
    verdict: {
      reasons: dish.eaters.map(({ id }) => ({
        eaterId: id,
        verdict: isConflict ? ('conflict' as const) : ('unknown' as const),
        ingredientName: 'beans',
        settled: null,
      })),
    },
  }));
});
const anySource = fc
  .record({
    eaters: fc.tuple(...IDS.map(anyEater)),
    dishes: anyDishes,
    shoppingDays: fc.subarray([addDays(START, -2), START, addDays(START, 1), END]),
    duties: fc.array(
      fc
        .tuple(anySlot, fc.constantFrom('help', 'wash_up'))
        .map(([slot, kind]) => ({ ...slot, kind, participantId: 'p' })),
      { maxLength: 4 },
    ),
  })
  .map(({ shoppingDays, ...source }): HandbookSource => ({
    ...source,
    trip: {
      startDate: START,
      endDate: END,
      mealTypes: ['breakfast', 'dinner'],
      shoppingPlan: { equipment: 'cooler', days: shoppingDays },
    },
    // Somebody may be at a slot and get none of its dishes.
    eatersAt: (slot) => [
      ...new Set([
        ...EATERS.slice(0, 1),
        ...source.dishes
          .filter((dish) => mealTimeKey(dish) === mealTimeKey(slot))
          .flatMap(({ eaters }) => eaters),
      ]),
    ],
    rows: source.dishes.flatMap(({ ingredients, date, type, status }) =>
      ingredients.map(({ id, name }) => ({
        id,
        name,
        mealDate: date,
        mealType: type,
        mealStatus: status,
        quantity: '1',
        unit: 'lb',
        mergedAs: null,
        purchased: false,
        assignedToId: null,
      })),
    ),
  }));

const planned = ({ dishes }: HandbookSource) => dishes.filter(({ status }) => status === 'planned');

test('each planned dish is told once, in the order of meals; its groups add up to its portions', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const days = handbook(source, START, END);
      const slots = days.flatMap((day) => day.slots);
      expect(slots).toEqual(slots.toSorted(compareMealTimes));
      const told = slots.flatMap(({ dishes }) => dishes);
      expect(told.map(({ mealId }) => mealId).sort()).toEqual(
        planned(source)
          .map(({ id }) => id)
          .sort(),
      );
      for (const { mealId, start, groups } of told) {
        const dish = source.dishes.find(({ id }) => id === mealId);
        expect(start === null).toBe(dish?.minutes === null);
        const portions = source.eaters
          .filter(({ id }) => dish?.eaters.some((one) => one.id === id))
          .reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
        const inGroups = groups.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
        const hasGroups = source.eaters.some(({ group }) => group !== null);
        expect(inGroups).toBe(hasGroups ? portions : 0);
      }
    }),
  );
});

test('who avoids something is on the sheet of each slot where they are, with the dishes that are theirs', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      for (const slot of handbook(source, START, END).flatMap((day) => day.slots)) {
        const there = source.eatersAt(slot).map(({ id }) => id);
        const known = source.eaters.filter(({ avoids, note }) => avoids.length > 0 || note !== null);
        expect(slot.people.map(({ eaterId }) => eaterId)).toEqual(
          known.map(({ id }) => id).filter((id) => there.includes(id)),
        );
        for (const { eaterId, dishes } of slot.people) {
          const theirs = planned(source).filter(
            (dish) => mealTimeKey(dish) === mealTimeKey(slot) && dish.eaters.some(({ id }) => id === eaterId),
          );
          expect(dishes).toEqual(
            theirs.map(({ id, verdict }) => ({
              mealId: id,
              verdict: verdict?.reasons[0]?.verdict,
              notes: [],
              disliked: [],
            })),
          );
          expect(slot.withoutDish.includes(eaterId)).toBe(dishes.length === 0);
        }
      }
    }),
  );
});

test('whoever cooks reads how a conflict was settled, once, and what somebody would rather not have', () => {
  const settled = {
    mealId: 'm0',
    eaterId: 'a',
    kind: 'diet',
    value: 'vegan',
    note: 'Own pan.',
    settledById: null,
    settledAt: new Date(0),
    basis: '',
  } as const;
  const [eater, other] = ['a', 'b'].map((id) => ({
    id,
    group: null,
    avoids: [VEGAN],
    note: null,
    portionQuarters: 4,
  }));
  if (eater === undefined || other === undefined) throw new Error('Two eaters are needed.');
  const reason = { eaterId: 'a', verdict: 'conflict', ingredientName: 'cheese', settled: null } as const;
  const dish: CookedDish = {
    id: 'm0',
    date: START,
    type: 'dinner',
    position: 0,
    name: 'Stew',
    status: 'planned',
    assignedToId: null,
    minutes: null,
    eaters: [eater, other],
    ingredients: [],
    verdict: {
      reasons: [
        { ...reason, settled },
        { ...reason, ingredientName: 'butter', settled },
        { ...reason, eaterId: 'b', verdict: 'safe', ingredientName: 'mushrooms' },
      ],
    },
  };
  const source: HandbookSource = {
    trip: { startDate: START, endDate: END, mealTypes: ['dinner'] },
    dishes: [dish],
    eaters: [eater, other],
    eatersAt: () => [eater, other],
    duties: [],
    rows: [],
  };
  const people = handbook(source, START, START).flatMap(({ slots }) => slots.flatMap((slot) => slot.people));
  expect(people.flatMap(({ dishes }) => dishes)).toEqual([
    { mealId: 'm0', verdict: 'safe', notes: ['Own pan.'], disliked: [] },
    { mealId: 'm0', verdict: 'safe', notes: [], disliked: ['mushrooms'] },
  ]);
});

test('all that is soaked, thawed and bought for the trip is told once, on a day that is in time', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const days = handbook(source, START, END);
      const ahead = days.flatMap((day) => day.ahead.map((one) => ({ ...one, date: day.date })));
      const wanted = planned(source).flatMap(({ id, ingredients, date }) =>
        ingredients
          .filter(({ name }) => /dried|frozen/.test(name))
          .map((row) => `${addDays(date, -1)} ${id} ${row.id}`),
      );
      const told = ahead.map(({ date, mealId, ingredientId }) => `${date} ${mealId} ${ingredientId}`);
      expect(told.sort()).toEqual(wanted.sort());
      const bought = new Set(days.flatMap(({ shopping }) => shopping.map(({ name }) => name)));
      expect([...bought].sort()).toEqual([...new Set(source.rows.map(({ name }) => name))].sort());
      for (const { slots, ahead: work, shopping } of days)
        expect(slots.length + work.length + shopping.length).toBeGreaterThan(0);
    }),
  );
});

test('a day alone says of itself what the whole trip says of it', () => {
  fc.assert(
    fc.property(anySource, fc.constantFrom(...datesFrom(START, END)), (source, date) => {
      const whole = handbook(source, START, END).filter((day) => day.date === date);
      expect(handbook(source, date, date).filter((day) => day.date === date)).toEqual(whole);
    }),
  );
});

test('a group gets its part of a dish; of a separate plate what its eaters get, of its original the rest', () => {
  const eater = (id: string, group: string | null, portionQuarters: number) => ({
    id,
    group,
    portionQuarters,
    avoids: [],
    note: null,
  });
  const row = (id: string, apartOfId: string | null, apartEaterIds: readonly string[], grams: string) => ({
    id,
    name: id,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId,
    apartEaterIds,
    amount: { quantity: grams, unit: 'g' },
  });
  const dish: CookedDish = {
    id: 'm0',
    date: START,
    type: 'dinner',
    position: 0,
    name: 'Stew',
    status: 'planned',
    assignedToId: null,
    minutes: null,
    eaters: EATERS.slice(0, 3),
    verdict: null,
    ingredients: [
      row('rice', null, [], '800'),
      row('beef', null, [], '500'),
      row('tofu', 'beef', ['e1'], '150'),
    ],
  };
  const source: HandbookSource = {
    trip: { startDate: START, endDate: END, mealTypes: ['dinner'] },
    dishes: [dish],
    eaters: [eater('e0', 'Otters', 12), eater('e1', 'Otters', 4), eater('e2', null, 16)],
    eatersAt: () => EATERS.slice(0, 3),
    duties: [],
    rows: [],
  };
  const amounts = (of: HandbookSource) =>
    handbook(of, START, END)[0]?.slots[0]?.dishes[0]?.groupAmounts.map(({ amounts: own }) => own.join());
  expect(amounts(source)).toEqual(['400 g,400 g', '210 g,290 g', '150 g,']);
  const unasked = dish.ingredients.map(({ amount: _, ...others }) => others);
  expect(amounts({ ...source, dishes: [{ ...dish, ingredients: unasked }] })).toEqual([]);
  const inNone = source.eaters.map((one) => ({ ...one, group: null }));
  expect(amounts({ ...source, eaters: inNone })).toEqual([]);
});
