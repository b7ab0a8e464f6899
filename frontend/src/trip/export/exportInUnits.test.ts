import { readBy, reader, readerOf } from '../../../../domain/text/reader.ts';
import type { ExportedTrip } from '../../../../domain/trip/transfer/tripExport.ts';
import { exportInUnits } from './exportInUnits.ts';
import { exportText } from './tripExportText.ts';

const flour = {
  name: 'Flour',
  quantity: '2',
  unit: 'cups',
  notes: null,
  purchased: false,
  selectedAlternative: 0,
  section: 'Pantry & Dry Goods' as const,
  isOptimized: false,
  assignedTo: null,
  alternatives: [],
};
const beans = {
  ...flour,
  name: 'Beans',
  quantity: '2',
  unit: 'cans',
  notes: '15-ounce cans',
  used: '3 cups',
};
const TRIP: ExportedTrip = {
  id: '1',
  name: 'Zion',
  location: 'Utah',
  startDate: '2026-06-12',
  endDate: '2026-06-14',
  dietaryRestrictions: [],
  includeBreakfasts: false,
  includeLunches: false,
  includeDinners: true,
  includeSnacks: false,
  includeDesserts: false,
  meals: [
    {
      date: '2026-06-12',
      type: 'dinner',
      name: 'Bread',
      status: 'planned',
      isAiGenerated: false,
      description: null,
      recipe: null,
      instructions: ['Bake at 350°F.'],
      assignedTo: null,
      ingredients: [
        { ...flour, alternatives: [] },
        { ...flour, name: 'Sugar', isTyped: true, alternatives: [] },
        { ...beans, alternatives: [] },
      ],
    },
  ],
};

test.each([
  [
    'METRIC',
    [
      '  * Flour: 240 g',
      '  * Sugar: 2 cups (400 g)',
      '  * Beans: 2 cans - use 3 cups (710 ml), 15-ounce (400 g) cans',
      '  1. Bake at 180 °C.',
    ],
  ],
  ['US', ['  * Flour: 2 cups', '  * Beans: 2 cans - use 3 cups, 15-ounce cans', '  1. Bake at 350 °F.']],
  [null, ['  * Flour: 2 cups', '  * Sugar: 2 cups', '  1. Bake at 350°F.']],
] as const)('a text for a reader with units %s', (units, lines) => {
  const text = readBy({ ...reader(), units }, () => exportText([exportInUnits(TRIP)]));
  expect(text.split('\n')).toEqual(expect.arrayContaining([...lines]));
});

test.each([
  [null, '  * Tofu: 1 1/2 cups'],
  ['METRIC', '  * Tofu: 350 ml'],
] as const)('a text for a reader with units %s has the amounts of the meal', (units, line) => {
  const tofu = { ...flour, alternatives: ['Tofu'], selectedAlternative: 1, isTyped: true };
  const ingredients = [{ ...tofu, amount: { quantity: '1 1/2', unit: 'cups' } }];
  const trip = { ...TRIP, meals: TRIP.meals?.map((meal) => ({ ...meal, ingredients })) };
  const text = readBy({ ...reader(), units }, () => exportText([exportInUnits(trip)]));
  expect(text.split('\n').find((one) => one.includes('Tofu'))).toMatch(line);
});

test.each([
  ['en', 'Serves 8, about 35 minutes. Soak the beans.', ['  | Serves 8, about 35 minutes. Soak the beans.']],
  ['de', 'Serves 8, about 35 minutes. Soak the beans.', ['  | 35 mins, 8 servings', '  | Soak the beans.']],
  ['de', '35 minutes, easy difficulty.', ['  | 35 mins, Easy difficulty']],
  ['de', 'Soak the beans.', ['  | Soak the beans.']],
])('a text in %s says facts of “%s” in words of the language', (language, recipe, lines) => {
  const trip = { ...TRIP, meals: TRIP.meals?.map((meal) => ({ ...meal, recipe })) };
  const text = readBy({ ...reader(), language }, () => exportText([exportInUnits(trip)]));
  expect(text.split('\n').filter((line) => line.startsWith('  | '))).toEqual(lines);
});

test('the list says what a food replaces in the language of its reader', () => {
  const item = { name: 'Tofu', amounts: [], notes: ['instead of beef'], purchased: false, assignedTo: [] };
  const list = [{ section: 'Produce' as const, items: [item] }];
  const german = readerOf('de', ['de-DE'], new Map([['ingredient.insteadOf', 'statt {name}']]));
  const { shoppingList } = readBy(german, () => exportInUnits({ ...TRIP, shoppingList: list }));
  expect(shoppingList?.[0]?.items[0]?.notes).toEqual(['statt beef']);
});
