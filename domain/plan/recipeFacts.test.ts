import { readRecipe, typedMinutes } from './recipeFacts.ts';

const NONE = { servings: null, minutes: null, difficulty: null, batches: null };

test.each([
  ['Serves 8, about 35 minutes.', { servings: '8', minutes: 35 }],
  ['Serves 40, about 1 hour 50 minutes, in 5 batches.', { servings: '40', minutes: 110, batches: 5 }],
  ['Serves 12, about 2 hours.', { servings: '12', minutes: 120 }],
  ['Servings: 4-6 | Total time: 1 h 5 min | Easy', { servings: '4-6', minutes: 65, difficulty: 'Easy' }],
  ['For 6 people', { servings: '6' }],
  ['Makes 12 portions', { servings: '12' }],
  ['45 minutes', { minutes: 45 }],
  ['Serves 4, about 1½ hours.', { servings: '4', minutes: 90 }],
  ['Total: half an hour', { minutes: 30 }],
])('"%s" states facts and nothing else', (text, facts) => {
  expect(readRecipe(text)).toEqual({ facts: { ...NONE, ...facts }, text: null });
});

test.each([
  ['Serves 8, about 35 minutes.\nGood with bread.', 'Good with bread.'],
  ['Good with bread. Serves 8, about 35 minutes.', 'Good with bread.'],
  ['Serves 8, about 35 minutes. Add 3 eggs, then stir.', 'Add 3 eggs, then stir.'],
])('of "%s" the rest is "%s"', (text, rest) => {
  expect(readRecipe(text)).toEqual({ facts: { ...NONE, servings: '8', minutes: 35 }, text: rest });
});

test.each([
  [null],
  ['Simmer for 20 minutes, then serve.'],
  ['https://example.org/chili?servings=4'],
  ['Buy 2 cans, in June'],
  ['Medium heat.'],
])('%j says nothing of servings or time, and stays as it is', (text) => {
  expect(readRecipe(text)).toEqual({ facts: null, text });
});

test('servings in words of one’s own are a fact that cannot be read', () => {
  const text = 'Serves six hungry climbers.';
  expect(readRecipe(text)).toEqual({ facts: NONE, text });
});

test.each<[what: string, typed: Parameters<typeof typedMinutes>[0], before: string | null, minutes: unknown]>(
  [
    ['given', { minutes: 50, recipe: 'About 35 minutes.' }, null, 50],
    ['given as none', { minutes: null, recipe: 'About 35 minutes.' }, null, null],
    ['those of a new text', { recipe: 'About 35 minutes.' }, null, 35],
    ['those of another text', { recipe: 'About 1 hour.' }, 'About 35 minutes.', 60],
    ['none, with a text that no longer says them', { recipe: 'Stir.' }, 'About 35 minutes.', null],
    [
      'as they were, with a text that says the same',
      { recipe: '35 minutes. Stir.' },
      '35 minutes.',
      undefined,
    ],
    ['as they were, without a text', {}, '35 minutes.', undefined],
    ['none, of a text that says impossible ones', { recipe: '400 hours.' }, '35 minutes.', null],
  ],
)('minutes are %s', (_what, typed, before, minutes) => {
  expect(typedMinutes(typed, before)).toBe(minutes);
});
