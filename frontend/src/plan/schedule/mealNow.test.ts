import type { MealType } from '../../../../domain/plan/meal.ts';
import { mealNow, mealNowLabel } from './mealNow.ts';

const DATE = '2026-06-06';
const slot = (type: MealType, status: 'planned' | 'not_needed' | null = null) => ({
  date: DATE,
  type,
  meals:
    status === null ? [] : [{ date: DATE, type, name: 'Chili', status, position: 0, assignedToId: null }],
});

test.each<[string, number, MealType | null]>([
  ['6 AM', 6 * 60, 'breakfast'],
  ['10:59 AM', 11 * 60 - 1, 'breakfast'],
  // Breakfast is over; lunch is not needed.
  ['11 AM', 11 * 60, 'dinner'],
  ['8:59 PM', 21 * 60 - 1, 'dinner'],
  ['9 PM', 21 * 60, null],
])('at %s the meal is %#', (_, minutes, type) => {
  const day = {
    date: DATE,
    slots: [slot('breakfast'), slot('lunch', 'not_needed'), slot('dinner', 'planned')],
  };
  expect(mealNow(day, minutes)?.type ?? null).toBe(type);
});

test('a day outside the trip has none', () => {
  expect(mealNow(undefined, 600)).toBeNull();
});

test.each<[MealType, string]>([
  ['breakfast', 'Today, 8\u00A0AM'],
  ['lunch', 'Today, 12:30\u00A0PM'],
  ['dinner', 'Tonight, 6\u00A0PM'],
])('%s is called %s', (type, text) => {
  expect(mealNowLabel(type)).toBe(text);
});
