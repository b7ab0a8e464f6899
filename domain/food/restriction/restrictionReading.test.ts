import { createHash } from 'node:crypto';
import { vocabulary } from '../foodVocabulary.ts';
import { avoidedContents, avoidedWords, dietsOf } from '../avoid.ts';
import { READING_VERSION, readingOf, type RestrictionReading } from './restrictionReading.ts';
import { readRestrictionList } from './restrictionText.ts';
import * as words from '../restrictionWords.ts';

/** One example for each case of the parser. */
const EXAMPLES = [
  [],
  ['vegan', 'gluten-free'],
  ['allergic to peanuts, no mushrooms; kosher style'],
  ['no nuts no dairy', 'kiwi, mango and nut allergy'],
  ['no histamine', 'Ana is vegan', "Tom doesn't eat fish, apart from salmon"],
  ['not vegan', 'shrimp', 'no penuts', 'low in salt', 'keine Nüsse'],
];

/** A reading of another version, with contents that its texts do not name. */
const older = (texts: string[], change: Partial<RestrictionReading> = {}): RestrictionReading => ({
  version: READING_VERSION - 1,
  texts,
  unread: [],
  avoids: [
    { kind: 'diet', value: 'vegan' },
    { kind: 'content', value: 'egg' },
  ],
  ...change,
});

describe('the reading of dietary restrictions', () => {
  test.each(EXAMPLES.map((texts) => [texts]))(
    'of %j equals the result of the parser, also when stored',
    (texts) => {
      const reading = readingOf(texts);
      const stored = JSON.parse(JSON.stringify(reading)) as RestrictionReading;
      const { avoids, unread } = readingOf(texts, stored);
      const read = { diets: dietsOf(avoids), avoidedContents: avoidedContents(avoids) };
      expect({ ...read, avoidedWords: avoidedWords(avoids), unread }).toEqual(readRestrictionList(texts));
      expect(stored).toEqual({ ...reading, version: READING_VERSION, texts });
    },
  );

  test('is the stored one when its texts and version match', () => {
    const stored = older(['no nuts'], { version: READING_VERSION });
    expect(readingOf(['no nuts'], stored)).toBe(stored);
  });

  test('is parsed from the texts when none is stored', () => {
    expect(readingOf(['no soy'], null).avoids).toEqual([{ kind: 'content', value: 'soy' }]);
  });

  test.each([
    ['other texts', older(['no nuts'], { version: READING_VERSION })],
    ['fewer texts', older([], { version: READING_VERSION })],
    ['more texts', older(['no soy', 'no nuts'], { version: READING_VERSION })],
    ['other texts in an older version', older(['no nuts'])],
  ])('is parsed from the texts when the stored one has %s', (_of, stored) => {
    expect(readingOf(['no soy'], stored)).toEqual(readingOf(['no soy']));
  });

  test('is parsed from the texts when the stored one has an unknown form', () => {
    // Cast: another version of the server may have stored this form.
    const unknown = { version: 99, texts: ['no soy'], allergens: ['soy'] } as unknown as RestrictionReading;
    expect(readingOf(['no soy'], unknown)).toEqual(readingOf(['no soy']));
  });

  test('keeps each restriction of an older version for the same texts, once', () => {
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

test('READING_VERSION matches vocabulary and parser: after a change, raise it and update the hash', () => {
  const foods = Array.from(vocabulary().entries, ([phrase, { food }]) => [phrase, food?.contains]);
  const known = JSON.stringify([words, foods, EXAMPLES.map(readRestrictionList)]);
  expect([READING_VERSION, createHash('sha256').update(known).digest('hex').slice(0, 12)]).toEqual([
    10,
    '4ac498afc394',
  ]);
});
