import fc from 'fast-check';
import { avoidedWords, dietsOf } from './avoid.ts';
import { conflictsOf } from './diet.ts';
import { DIETS } from './diets.ts';
import { CONTENTS, type Content } from './content.ts';
import { contentsOf, type Contents } from './foodContents.ts';
import { FOOD_ROWS } from './foodRows.ts';
import { phrasesOf } from './foodVocabulary.ts';
import { isFoodWord } from './restriction/restrictionPhrases.ts';
import { readingOf, type RestrictionReading } from './restriction/restrictionReading.ts';
import { whyNotUnderstood } from './restriction/restrictionText.ts';
import { CONTENT_WORDS, DIET_WORDS } from './restrictionWords.ts';
import { WORD_FAMILIES } from './wordFamilies.ts';

/** All names of foods, except those that begin with a claim: "non alcoholic beer". */
const FOODS = FOOD_ROWS.flatMap(({ names }) => phrasesOf(names)).filter((name) => !name.startsWith('non '));
const GROUPS = CONTENT_WORDS.flatMap(({ words }) => phrasesOf(words));
/** Without "coke zero": before "-free", zero is a sign ("zero nuts"), and the text stays unread. */
const FAMILIES = Object.entries(WORD_FAMILIES)
  .flatMap(([word, family]) => phrasesOf([word, ...family]))
  .filter((name) => !name.endsWith(' zero'));
const DIET_PHRASES = DIETS.flatMap((diet) => phrasesOf(DIET_WORDS[diet]));

/** Words of all kinds; everyday words are as likely as the many foods. */
const restriction = fc.oneof(
  fc.constantFrom(...GROUPS),
  fc.constantFrom(...FAMILIES),
  fc.constantFrom(...FOODS),
  fc.constantFrom('nuts', 'eggs', 'milk', 'peanuts', 'oysters', 'mushrooms', 'Dairy', 'GLUTEN'),
);
const diet = fc.constantFrom<string>(...DIETS, ...DIET_PHRASES);

/** Two restrictions written together, and each written alone. */
const SPELLINGS: readonly (readonly [
  together: (a: string, b: string) => string,
  alone: (one: string) => string,
])[] = [
  ...[' ', ', ', ' and ', ' or ', '/', ' & ', ' + ', '\n', '\t', '  ', ' plus ', '; ', '. ', ' - '].map(
    (joint) => [(a: string, b: string) => `${a}${joint}${b}`, (one: string) => one] as const,
  ),
  [(a, b) => `${a} ${b}`.toUpperCase(), (one) => one],
  ...['no', 'without', 'avoid', "can't have", 'allergic to', 'free from', 'Allergies:'].flatMap((sign) =>
    [' ', ', ', ' and ', ' or ', '/', ' & ', ' + ', '\n', '\t', '  ', ` ${sign} `, `. ${sign} `].map(
      (joint) =>
        [(a: string, b: string) => `${sign} ${a}${joint}${b}`, (one: string) => `${sign} ${one}`] as const,
    ),
  ),
  ...[' ', ', ', ' and ', '/'].flatMap((joint) =>
    [
      ['-free', 'no'],
      [' free', 'no'],
      [' allergy', 'allergic to'],
      [' intolerance', 'allergic to'],
    ].map(
      ([after, sign]) =>
        [(a: string, b: string) => `${a}${joint}${b}${after}`, (one: string) => `${sign} ${one}`] as const,
    ),
  ),
];

function isUnderstood({ avoids, unread }: RestrictionReading): boolean {
  return avoids.length > 0 && unread.length === 0 && avoidedWords(avoids).every(isFoodWord);
}

/** A food that contains everything. */
const EVERYTHING: Contents = {
  contains: new Set(CONTENTS),
  mayContain: new Set(),
  isKnown: true,
  unknownWords: [],
  certified: new Set(),
};

/** Avoided by the first reading and not by the second; a diet equals the contents that it leaves out. */
function missing({ avoids: wanted }: RestrictionReading, { avoids: given }: RestrictionReading): string[] {
  const givenContents = conflictsOf(EVERYTHING, given).has;
  return [
    ...dietsOf(wanted).filter((one) => one === 'kosher-style' && !dietsOf(given).includes(one)),
    ...conflictsOf(EVERYTHING, wanted).has.filter((one) => !givenContents.includes(one)),
    ...avoidedWords(wanted).filter(
      (one) => !avoidedWords(given).includes(one) && !isFoodOf(one, givenContents),
    ),
  ];
}

/** Whether a food contains one of these by its name, so that avoiding them avoids it. */
function isFoodOf(name: string, contents: readonly Content[]): boolean {
  return WORD_FAMILIES[name] === undefined && contents.some((one) => contentsOf(name).contains.has(one));
}

/**
 * "Cow milk" is no beef, "chicken eggs" no poultry, "rissole Brazil nuts" no rissole of Brazil: words that name a third food
 * where nothing stands between them.
 */
const THIRD_FOOD = /\b((cow|goat|sheep)\s+(milk|dairy)|(chicken|hen)\s+eggs?|brazil\s+nuts?)/i;

/** Avoided by two restrictions alone but not together, although the text is not refused. */
function lost(a: string, b: string): string[] {
  return SPELLINGS.flatMap(([together, alone]) => {
    const one = readingOf([alone(a)]);
    const other = readingOf([alone(b)]);
    if (!isUnderstood(one) || !isUnderstood(other)) return [];
    if (THIRD_FOOD.test(together(a, b))) return [];
    const both = readingOf([together(a, b)]);
    if (whyNotUnderstood(both) !== null) return [];
    const lostHere = [...missing(one, both), ...missing(other, both)];
    return lostHere.length === 0 ? [] : [`${together(a, b)}: ${lostHere.join(', ')}`];
  });
}

test('two restrictions that are understood alone are both applied together, or the text is refused', () => {
  fc.assert(
    fc.property(fc.oneof(restriction, diet), fc.oneof(restriction, diet), (a, b) => {
      // "Alpha gal" stands for "allergic to alpha gal", which starts a list of its own.
      fc.pre(!b.startsWith('alpha gal'));
      expect(lost(a, b)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const GROUPS_IN_TEXTS: readonly (readonly [string, Content])[] = [
  ['nuts', 'treeNut'],
  ['eggs', 'egg'],
  ['milk', 'dairy'],
  ['pork', 'pork'],
  ['fish', 'fish'],
  ['sesame', 'sesame'],
];

/** Words around restrictions. */
const SURROUNDING_WORDS = [
  'no',
  'not',
  'without',
  'avoid',
  'free',
  'allergic to',
  'allergy',
  "don't eat",
  "can't have",
  'never',
  'less',
  'I',
  'we',
  'the',
  'people',
  'is',
  'with',
  'please',
  'severe',
  '2',
  'and',
  'or',
  'but',
  'except',
  'only',
  'ok',
  'if possible',
  'Tom',
  'zorblax',
  'for',
  'in',
  'any',
  'everything',
  'anything',
  'no restrictions',
  'not allergic to anything',
  'out',
  'off limits',
  'contain',
  'that we know of',
  'Ana:',
  'fresh',
  'raw',
  ',',
  ':',
  '.',
  ';',
  '(',
  ')',
  '/',
  '&',
  '-',
  '\n',
  '🥜',
];

test('a named food group is avoided, or the text is refused or reported', () => {
  const piece = fc.oneof(
    fc.constantFrom(...SURROUNDING_WORDS),
    fc.constantFrom(...GROUPS_IN_TEXTS.map(([word]) => word)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = pieces.join(' ');
      const read = readingOf([text]);
      fc.pre(read.unread.length === 0);
      const avoided = conflictsOf(EVERYTHING, read.avoids).has;
      const named = GROUPS_IN_TEXTS.filter(([word]) => pieces.includes(word));
      expect(
        named.filter(([, content]) => !avoided.includes(content)).map(([word]) => `${word} in “${text}”`),
      ).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
