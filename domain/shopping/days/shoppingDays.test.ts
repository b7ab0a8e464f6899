import * as fc from 'fast-check';
import { rendered } from '../../text/rendered.ts';
import { addDays, daysBetween } from '../../time/calendarDate.ts';
import shelfLife from '../data/shelfLife.json' with { type: 'json' };
import { EQUIPMENTS, keepsDays } from './shelfLife.ts';
import { spreadOverDays, usableDays } from './shoppingDays.ts';

const FIRST = '2026-12-20';
const on = (days: number) => addDays(FIRST, days);

test.each([
  ['salmon', 'cooler', 1],
  ['Ground beef', 'fridge', 2],
  ['kosher salt', 'none', null],
  ['yellow onions', 'none', 30],
  ['canned diced tomatoes', 'none', null],
  ['baby spinach', 'cooler', 2],
  ['dried basil', 'none', null],
  ['fresh basil', 'none', 1],
  ['milk', 'none', 0],
  ['zucchini', 'none', 1],
  ['cherry tomatoes', 'none', 2],
  ['pepperoni', 'none', 2],
  ['turkey pepperoni', 'none', 0],
  ['string cheese', 'none', 0],
  ['canned peaches', 'none', null],
  ['shelf-stable milk', 'none', null],
  ['frozen spinach', 'fridge', 2],
  ['frozen cod', 'fridge', 1],
  ['a vegetable that no table has', 'none', 1],
  ['a thing that no shop has', 'none', null],
] as const)('%s in the %s keeps %s days', (name, equipment, days) => {
  expect(keepsDays(name, equipment)).toBe(days);
});

test('a food is bought on the last day before its meal, and again when it would not keep', () => {
  const rows = [
    { id: 'a', name: 'Milk', mealDate: on(1), mealType: 'breakfast' },
    { id: 'b', name: 'milk', mealDate: on(3), mealType: 'dinner' },
    { id: 'c', name: 'milk', mealDate: on(9), mealType: 'dinner' },
    { id: 'd', name: 'salmon', mealDate: on(4), mealType: 'dinner' },
    { id: 'e', name: 'ice', mealDate: null, mealType: null },
  ];
  expect(rendered([...spreadOverDays(rows, [on(0), on(1), on(8)], 'cooler')].sort())).toEqual([
    ['a', { day: on(0), keeps: true, reason: 'keeps 4 days in a cooler' }],
    ['b', { day: on(0), keeps: true, reason: 'keeps 4 days in a cooler' }],
    ['c', { day: on(8), keeps: true, reason: 'keeps 4 days in a cooler' }],
    ['d', { day: on(1), keeps: false, reason: 'keeps only 1 day in a cooler' }],
    ['e', { day: on(0), keeps: true, reason: 'keeps 1 day in a cooler' }],
  ]);
});

test('what is needed before the first day is bought on it', () => {
  const rows = [{ id: 'a', name: 'rice', mealDate: on(0), mealType: 'breakfast' }];
  expect(rendered(spreadOverDays(rows, [on(0)], 'none').get('a'))).toEqual({
    day: on(0),
    keeps: false,
    reason: 'no shopping day before its meal',
  });
});

test('days long before the trip, after it and twice do not count; without any, one before departure', () => {
  const trip = { startDate: on(0), endDate: on(5) };
  expect(usableDays(trip, { days: [on(6), on(2), on(-8), on(2), on(-1)] })).toEqual([on(-1), on(2)]);
  expect(usableDays(trip, { days: [on(6)] })).toEqual([on(0)]);
  expect(usableDays(trip, null)).toEqual([on(0)]);
});

const food = fc.constantFrom('salmon', 'Milk', 'milk', 'rice', 'spinach', 'onions', 'dragon fruit');
const anyRow = fc.record({
  name: food,
  mealDate: fc.option(fc.integer({ min: 0, max: 12 }).map(on)),
  mealType: fc.constantFrom('breakfast', 'dinner'),
});
const anyRows = fc
  .array(anyRow, { maxLength: 20 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: String(index) })));
const anyDays = fc
  .uniqueArray(fc.integer({ min: -2, max: 12 }), { minLength: 1, maxLength: 5 })
  .map((days) => days.sort((one, other) => one - other).map(on))
  .map((days) => usableDays({ startDate: on(0), endDate: on(12) }, { days }));
const anyEquipment = fc.constantFrom(...EQUIPMENTS);

test('each row has one of the days, which is before its meal if there is such a day', () => {
  fc.assert(
    fc.property(anyRows, anyDays, anyEquipment, (rows, days, equipment) => {
      const spread = spreadOverDays(rows, days, equipment);
      expect(spread.size).toBe(rows.length);
      for (const { id, mealDate, mealType } of rows) {
        const day = spread.get(id)?.day ?? '';
        expect(days).toContain(day);
        const before = days.filter(
          (one) => mealDate === null || one < mealDate || (one === mealDate && mealType !== 'breakfast'),
        );
        expect(before.length === 0 ? [days[0]] : before).toContain(day);
      }
    }),
  );
});

test('what does not keep could not be bought on a better day', () => {
  fc.assert(
    fc.property(anyRows, anyDays, anyEquipment, (rows, days, equipment) => {
      const spread = spreadOverDays(rows, days, equipment);
      for (const { id, name, mealDate, mealType } of rows) {
        if (mealDate === null || spread.get(id)?.keeps === true) continue;
        const life = keepsDays(name, equipment);
        const kept = days.filter(
          (day) =>
            (day < mealDate || (day === mealDate && mealType !== 'breakfast')) &&
            (life === null || daysBetween(day, mealDate) <= life),
        );
        expect(kept).toEqual([]);
      }
    }),
  );
});

test('the order of the rows does not matter', () => {
  fc.assert(
    fc.property(anyRows, anyDays, anyEquipment, (rows, days, equipment) => {
      const spread = spreadOverDays(rows, days, equipment);
      const reversed = spreadOverDays(rows.toReversed(), days, equipment);
      expect([...reversed].sort()).toEqual([...spread].sort());
    }),
  );
});

test('what keeps in a cooler keeps in a fridge', () => {
  const foods = shelfLife.foods.flatMap((one) => one.foods);
  const shorter = foods.filter(
    (name) => (keepsDays(name, 'fridge') ?? Infinity) < (keepsDays(name, 'cooler') ?? Infinity),
  );
  expect(shorter).toEqual([]);
});
