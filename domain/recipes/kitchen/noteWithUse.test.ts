import { readBy, readerOf, SOURCE_READER } from '../../text/reader.ts';
import { asWritten } from '../../shopping/ingredient/ingredient.ts';
import { noteWithUse, type NotedRow } from './noteWithUse.ts';

const noteOf = (row: Partial<NotedRow>, unit: string | null = null) =>
  noteWithUse({ ...asWritten('Dill pickles'), used: null, notes: null, ...row }, unit);

const GERMAN = readerOf(
  'de',
  ['de-DE'],
  new Map([
    ['ingredient.use', '{amount} nehmen'],
    ['ingredient.insteadOf', 'statt {name}'],
  ]),
);

describe('a note', () => {
  test.each([
    ['instead of soy sauce', 'statt soy sauce'],
    ['drained, instead of ground beef, 80/20', 'drained, statt ground beef, 80/20'],
    ['use oil instead of butter', 'use oil instead of butter'],
    ['instead of', 'instead of'],
  ])('"%s" says what it replaces in the language of its reader, and stays otherwise', (stored, shown) => {
    expect(readBy(GERMAN, () => noteOf({ notes: stored }))).toBe(shown);
    expect(readBy(SOURCE_READER, () => noteOf({ notes: stored }))).toBe(stored);
  });

  test('has what goes into the dish before it', () => {
    expect(readBy(GERMAN, () => noteOf({ used: '13 cups', notes: 'instead of rice' }))).toBe(
      '13 cups nehmen, statt rice',
    );
    expect(readBy(GERMAN, () => noteOf({}))).toBeNull();
  });

  test('of pieces names the food: 8 pickles are no jars', () => {
    expect(noteOf({ used: '8', notes: '24-ounce jars' })).toBe('use 8 dill pickles, 24-ounce jars');
    expect(noteOf({ used: '1/2 cup', notes: '24-ounce jars' })).toBe('use 1/2 cup, 24-ounce jars');
  });

  test.each([
    ['of 14 slices, instead of whole wheat bread', null, null],
    ['24-ounce jars, drained', null, 'drained'],
    ['6 ounces drained, pitted, instead of feta', 'oz', 'pitted'],
    ['half-gallon cartons', null, null],
    ['for 2 people; 2-inch pieces', null, 'for 2 people; 2-inch pieces'],
    // Sold alike.
    ['15-ounce cans, drained, instead of black beans', 'cans', '15-ounce cans, drained'],
  ])('%j of an alternative in %j says %j', (notes, unit, shown) => {
    expect(noteOf({ notes, alternatives: ['olives'], selectedAlternative: 1 }, unit)).toBe(shown);
  });
});
