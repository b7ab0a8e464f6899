import { importedInput, noCorrections, otherProblems, readLines } from './readLines.ts';

const READ = {
  name: 'Smoky bean skillet',
  description: null,
  servings: 4,
  minutes: 30,
  ingredients: [
    { line: '2 cans black beans', name: 'Black beans', quantity: '2', unit: 'cans', notes: null, part: null },
    {
      line: 'a good glug of olive oil',
      name: 'A good glug of olive oil',
      quantity: null,
      unit: null,
      notes: null,
      part: null,
    },
    { line: 'x'.repeat(120), name: 'x', quantity: null, unit: null, notes: null, part: null },
  ],
  instructions: ['Fry.', 'Serve.'],
  sourceUrl: 'https://example.com/skillet',
  sourceName: 'example.com',
  problems: [
    { line: 'a good glug of olive oil', message: 'No amount was found.' },
    { line: `${'x'.repeat(80)}…`, message: 'This line was shortened.' },
    { line: '', message: 'The time was not understood.' },
  ],
};
const NONE = noCorrections(READ);

test('a line is in doubt if a problem names it, also shortened', () => {
  expect(readLines(READ, NONE).map(({ doubt }) => doubt)).toEqual([
    null,
    'No amount was found.',
    'This line was shortened.',
  ]);
});

test('a corrected line is not in doubt, one that is left out is not saved', () => {
  const oil = { name: 'Olive oil', quantity: '2', unit: 'tbsp', notes: '' };
  const corrections = { name: ' Bean skillet ', lines: new Map([[1, oil]]), leftOut: new Set([2]) };
  expect(readLines(READ, corrections).map(({ doubt }) => doubt)).toEqual([null, null]);
  expect(importedInput(READ, corrections)).toMatchObject({
    name: 'Bean skillet',
    servings: 4,
    ingredients: [
      { name: 'Black beans', quantity: '2', unit: 'cans', notes: null, part: null },
      { name: 'Olive oil', quantity: '2', unit: 'tbsp', notes: null, part: null },
    ],
    sourceUrl: 'https://example.com/skillet',
  });
});

test('problems of no line are said by themselves', () => {
  expect(otherProblems(READ)).toEqual(['The time was not understood.']);
});
