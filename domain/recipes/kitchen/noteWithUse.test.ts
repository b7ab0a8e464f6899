import { readBy, readerOf, SOURCE_READER } from '../../text/reader.ts';
import { noteWithUse } from './noteWithUse.ts';

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
    expect(readBy(GERMAN, () => noteWithUse(null, stored))).toBe(shown);
    expect(readBy(SOURCE_READER, () => noteWithUse(null, stored))).toBe(stored);
  });

  test('has what goes into the dish before it', () => {
    expect(readBy(GERMAN, () => noteWithUse('13 cups', 'instead of rice'))).toBe(
      '13 cups nehmen, statt rice',
    );
    expect(readBy(GERMAN, () => noteWithUse(null, null))).toBeNull();
  });
});
