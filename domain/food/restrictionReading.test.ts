import { createHash } from 'node:crypto';
import { VOCABULARY } from './foodVocabulary.ts';
import { READING_VERSION, readingOf, restrictionsOf, type RestrictionReading } from './restrictionReading.ts';
import { readRestrictionList } from './restrictionText.ts';
import * as words from './restrictionWords.ts';

/** Restrictions in all the ways that the parser tells apart. */
const EXAMPLES = [
  [],
  ['vegan', 'gluten-free'],
  ['allergic to peanuts, no mushrooms; kosher style'],
  ['no nuts no dairy', 'kiwi, mango and nut allergy'],
  ['no histamine', 'Ana is vegan', "Tom doesn't eat fish, apart from salmon"],
  ['not vegan', 'shrimp', 'no penuts', 'low in salt', 'keine Nüsse'],
];

/** A reading of another version, with something that the words do not say. */
const older = (texts: string[], change: Partial<RestrictionReading> = {}): RestrictionReading => ({
  ...{ version: READING_VERSION - 1, texts, unread: [] },
  avoids: [
    { kind: 'diet', value: 'vegan' },
    { kind: 'content', value: 'egg' },
  ],
  ...change,
});

describe('the reading of dietary restrictions', () => {
  test.each(EXAMPLES.map((texts) => [texts]))('of %j says what the parser says, also stored', (texts) => {
    const reading = readingOf(texts);
    const stored = JSON.parse(JSON.stringify(reading)) as RestrictionReading;
    expect(restrictionsOf(readingOf(texts, stored))).toEqual(readRestrictionList(texts));
    expect(stored).toEqual({ ...reading, version: READING_VERSION, texts });
  });

  test('is the stored one while it is of the same texts and version', () => {
    const stored = older(['no nuts'], { version: READING_VERSION });
    expect(readingOf(['no nuts'], stored)).toBe(stored);
  });

  test('is made of the texts while none is stored', () => {
    expect(readingOf(['no soy'], null).avoids).toEqual([{ kind: 'content', value: 'soy' }]);
  });

  test.each([
    ['other texts', older(['no nuts'], { version: READING_VERSION })],
    ['fewer texts', older([], { version: READING_VERSION })],
    ['more texts', older(['no soy', 'no nuts'], { version: READING_VERSION })],
    ['other texts in an older version', older(['no nuts'])],
  ])('is made of the texts where the stored one is of %s', (_of, stored) => {
    expect(readingOf(['no soy'], stored)).toEqual(readingOf(['no soy']));
  });

  test('is made of the texts where the stored one has an unknown form', () => {
    // Not of the type: another version of the server may have stored it.
    const unknown = { version: 99, texts: ['no soy'], allergens: ['soy'] } as unknown as RestrictionReading;
    expect(readingOf(['no soy'], unknown)).toEqual(readingOf(['no soy']));
  });

  test('keeps what an older version avoided for the same texts, each once', () => {
    expect(readingOf(['vegan, no soy'], older(['vegan, no soy']))).toEqual({
      ...readingOf(['vegan, no soy']),
      avoids: [
        { kind: 'diet', value: 'vegan' },
        { kind: 'content', value: 'soy' },
        { kind: 'content', value: 'egg' },
      ],
    });
  });
});

test('vocabulary and parser are those of READING_VERSION: where they changed, raise it and write the new hash', () => {
  const foods = Array.from(VOCABULARY, ([phrase, { food }]) => [phrase, food?.contains]);
  const known = JSON.stringify([words, foods, EXAMPLES.map(readRestrictionList)]);
  expect([READING_VERSION, createHash('sha256').update(known).digest('hex').slice(0, 12)]).toEqual([
    1,
    '18248475d7ad',
  ]);
});
