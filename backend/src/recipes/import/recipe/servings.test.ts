import { isServingCount, readServings } from './servings.ts';

test.each<[readonly string[], number]>([
  [['4'], 4],
  [['4 servings'], 4],
  [['4', '4 servings'], 4],
  [['6.0 servings'], 6],
  [['2.5'], 2.5],
  [['Serves 4-6'], 4],
  [['Serves: 4 to 6 people'], 4],
  [['Serves four'], 4],
  [['Makes 8 large servings'], 8],
  [['about 10'], 10],
  [['for 2'], 2],
  [['Servings: 12'], 12],
  [['yields 4 (about 2 cups each)'], 4],
  [['1 loaf', '8 servings'], 8],
  [['4 personnes'], 4],
  [['Dosi per 4 persone'], 4],
  [['Rendimento: 6 porções'], 6],
  [['4-6 kişilik'], 4],
  [['材料（2人分）'], 2],
  [['на 4 порции'], 4],
  [['4+ servings'], 4],
  [['4 as a main, 8 as a side'], 4],
  [['4 (12–16 tortillas)'], 4],
  [['4 burgers'], 4],
  [['6 veggie burgers'], 6],
  [['4 porcií'], 4],
  [['1 porção'], 1],
  [['4 port'], 4],
  [['4 főre'], 4],
])('%j are %d portions', (yields, servings) => {
  expect(readServings(yields)).toEqual({ servings, unknownYield: null });
});

test.each<[readonly string[], string | null]>([
  [['1 loaf'], '1 loaf'],
  [['1', '1 loaf'], '1 loaf'],
  [['24 cookies'], '24 cookies'],
  [['Makes 3 cups'], 'Makes 3 cups'],
  [['two 9-inch pies'], 'two 9-inch pies'],
  [['a crowd'], 'a crowd'],
  [['0'], null],
  [['700'], null],
  [['2.1'], null],
  [[], null],
  [['', '  '], null],
])('%j say nothing of portions', (yields, unknownYield) => {
  expect(readServings(yields)).toEqual({ servings: null, unknownYield });
});

test.each([
  ['4 servings', true],
  ['Pour 6 personnes', true],
  ['2 portions cooked rice', false],
  ['Serves nobody', false],
])('%j says how many it serves, and nothing else: %s', (text, isCount) => {
  expect(isServingCount(text)).toBe(isCount);
});
