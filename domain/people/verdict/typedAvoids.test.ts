import fc from 'fast-check';
import typedAvoids from '../../testdata/typedAvoidExamples.json' with { type: 'json' };
import { readAvoids } from '../eater/avoidReading.ts';
import type { EaterAvoid, Strictness } from '../eater/eater.ts';
import { mealVerdict, type VerdictKind } from './verdict.ts';

function verdictFor(typed: string, ingredient: string, strictness: Strictness): VerdictKind | undefined {
  const avoids = readAvoids([{ text: typed, strictness }]);
  const rows = [
    {
      id: 'row',
      name: ingredient,
      notes: null,
      alternatives: [],
      selectedAlternative: 0,
      apartOfId: null,
      apartEaterIds: [],
    },
  ];
  const meal = { id: 'meal', name: 'Dinner', status: 'planned' as const, rows, instructions: [] };
  return mealVerdict(meal, [{ id: 'leo', avoids }])?.verdict;
}

const CASES = typedAvoids.avoids.flatMap(({ typed, conflict, unknown, safe }) => [
  ...conflict.map((ingredient) => [typed, ingredient, 'conflict'] as const),
  ...unknown.map((ingredient) => [typed, ingredient, 'unknown'] as const),
  ...safe.map((ingredient) => [typed, ingredient, 'safe'] as const),
]);

test('there are at least 150 labelled pairs', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(150);
});

test.each(['allergy', 'diet'] as const)('typed as %s, every pair has its verdict', (strictness) => {
  const wrong = CASES.flatMap(([typed, ingredient, expected]) => {
    const verdict = verdictFor(typed, ingredient, strictness);
    return verdict === expected ? [] : [`${typed}, ${ingredient}: ${verdict}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test('a dislike is never unknown and never a conflict', () => {
  const worse = CASES.filter(([typed, ingredient]) => verdictFor(typed, ingredient, 'dislike') !== 'safe');
  expect(worse).toEqual([]);
});

test('a word of the API or a file is read like a typed text', () => {
  const groups = ({ kind }: EaterAvoid) => kind !== 'word';
  for (const { typed } of typedAvoids.avoids)
    expect(readAvoids([{ kind: 'word', value: typed, strictness: 'allergy' }]).filter(groups)).toEqual(
      readAvoids([{ text: typed, strictness: 'allergy' }]).filter(groups),
    );
});

test('a word from which nothing is read stays', () => {
  const word = { kind: 'word' as const, value: 'food 7', strictness: 'allergy' as const };
  expect(readAvoids([word])).toEqual([word]);
});

test('what was read stays the same when it is sent again', () => {
  for (const { typed } of typedAvoids.avoids) {
    const read = readAvoids([{ text: typed, strictness: 'diet' }]);
    expect(readAvoids(read)).toEqual(read);
  }
});

const UNTOLD = CASES.filter(([, , verdict]) => verdict === 'unknown').map(([, ingredient]) => ingredient);
const TYPED = typedAvoids.avoids.map(({ typed }) => typed);

test('beside any other food, a food that hides a typed word never reads as safe', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES.filter(([, , verdict]) => verdict !== 'safe')),
      fc.constantFrom(...CASES.map(([, ingredient]) => ingredient)),
      ([typed, ingredient], other) => {
        expect(verdictFor(typed, `${other}, ${ingredient}`, 'allergy')).not.toBe('safe');
      },
    ),
  );
});

test('a food does not say which flour or starch stands beside it', () => {
  expect(verdictFor('spelt', 'tortilla chips, flour', 'allergy')).toBe('unknown');
  expect(verdictFor('corn', 'rice, starch', 'allergy')).toBe('unknown');
  expect(verdictFor('spelt', 'corn flour', 'allergy')).toBe('safe');
  expect(verdictFor('corn', 'rice starch', 'allergy')).toBe('safe');
});

test('a food that nobody knows never reads as safe', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TYPED), fc.constantFrom(...UNTOLD, 'rice'), (typed, food) => {
      expect(verdictFor(typed, `zorblax ${food}`, 'allergy')).not.toBe('safe');
    }),
  );
});

test.each<[typed: string, almonds: VerdictKind, peanuts: VerdictKind]>([
  ['nuts', 'conflict', 'conflict'],
  ['nut allergy', 'conflict', 'conflict'],
  ['allergic to nuts', 'conflict', 'conflict'],
  ['no nuts please', 'conflict', 'conflict'],
  ['tree nuts', 'conflict', 'safe'],
  ['tree nut allergy', 'conflict', 'safe'],
  ['peanuts', 'safe', 'conflict'],
])('"%s": almonds are %s, peanut butter is %s', (typed, almonds, peanuts) => {
  expect(verdictFor(typed, 'almonds', 'allergy')).toBe(almonds);
  expect(verdictFor(typed, 'peanut butter', 'allergy')).toBe(peanuts);
});
