import fc from 'fast-check';
import { MEAL_STATUSES, MEAL_TYPES, type MealType } from '../../plan/meal.ts';
import { shoppingListParts } from './shoppingList.ts';

const TRIP = {
  startDate: '2026-06-13',
  endDate: '2026-06-15',
  mealTypes: ['breakfast', 'dinner'] as MealType[],
};

const answered = (answer: 'have' | 'need') => ({ answer, at: '2026-06-01T10:00:00Z' });
const row = {
  name: 'Salt',
  purchased: false,
  mealDate: '2026-06-14',
  mealType: 'dinner' as const,
  mealStatus: 'planned' as const,
  staple: null,
  unavailable: null,
};
const NOT_NEEDED = { ...row, mealStatus: 'not_needed' as const };
const ITEM = { ...row, mealDate: null, mealType: null, mealStatus: null };
const LEFT_OUT = { kind: 'left_out' } as const;

describe('the parts of a shopping list', () => {
  it.each([
    ['a row of a meal in the plan', row, 'rows'],
    ['one of the last day', { ...row, mealDate: '2026-06-15' }, 'rows'],
    ['an item that no meal needs', ITEM, 'rows'],
    ['one of a day after the trip', { ...row, mealDate: '2026-06-16' }, 'outside'],
    ['one of a day before', { ...row, mealDate: '2026-06-12' }, 'outside'],
    ['one of a meal type that the trip dropped', { ...row, mealType: 'lunch' as const }, 'outside'],
    ['one that was bought for a dropped day', { ...row, mealDate: '2026-06-16', purchased: true }, 'outside'],
    ['one left out for a dropped day', { ...row, mealDate: '2026-06-16', unavailable: LEFT_OUT }, 'outside'],
    ['one of a meal that is not needed', NOT_NEEDED, 'outside'],
    ['one that was bought for it', { ...NOT_NEEDED, purchased: true }, 'outside'],
    ['one at home', { ...row, staple: answered('have') }, 'atHome'],
    ['one that is needed', { ...row, staple: answered('need') }, 'rows'],
    ['one left out', { ...row, unavailable: LEFT_OUT }, 'leftOut'],
  ])('have %s', (_, one, part) => {
    const { rows, atHome, leftOut, outside } = shoppingListParts(TRIP, [one]);
    expect({ rows, atHome, leftOut, outside }).toEqual({
      rows: [],
      atHome: [],
      leftOut: [],
      outside: [],
      [part]: [one],
    });
  });

  it('have each row once, and none to buy on a day or of a type that is not planned', () => {
    const anyRow = fc.record({
      name: fc.constantFrom('Salt', 'Carrots'),
      purchased: fc.boolean(),
      mealDate: fc.constantFrom(null, '2026-06-12', '2026-06-13', '2026-06-15', '2026-06-16'),
      mealType: fc.constantFrom(null, ...MEAL_TYPES),
      mealStatus: fc.constantFrom(null, ...MEAL_STATUSES),
      staple: fc.constantFrom(null, answered('have'), answered('need')),
      unavailable: fc.constantFrom(null, LEFT_OUT),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), (all) => {
        const { rows, atHome, leftOut, outside } = shoppingListParts(TRIP, all);
        const parts = [...rows, ...atHome, ...leftOut, ...outside];
        expect(parts.length).toBe(all.length);
        expect(new Set(parts)).toEqual(new Set(all));
        const days = ['2026-06-13', '2026-06-14', '2026-06-15'];
        const isPlanned = ({ mealDate, mealType, mealStatus }: (typeof all)[number]) =>
          mealDate === null ||
          mealType === null ||
          (mealStatus !== 'not_needed' && days.includes(mealDate) && TRIP.mealTypes.includes(mealType));
        expect(rows.every(isPlanned)).toBe(true);
        expect(outside.some(isPlanned)).toBe(false);
      }),
    );
  });
});
