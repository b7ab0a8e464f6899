import fc from 'fast-check';
import { asText } from '../../text/asText.ts';
import { DIET_NAMES } from '../diets.ts';
import { FOOD_ROWS } from '../foodRows.ts';
import { contentsOf } from '../foodContents.ts';
import remarkWords from '../data/remarkWords.json' with { type: 'json' };
import restrictionWords from '../data/restrictionWords.json' with { type: 'json' };
import { isRemark } from './remark.ts';
import { isFoodWord, isGenericWord, isMisspelt } from './restrictionPhrases.ts';

const NUTS = [{ kind: 'content', value: 'treeNut' }] as const;

test.each([
  'EpiPen',
  'carries an EpiPen',
  'Epi pen in the blue bag',
  'EpiPen in the top drawer',
  'fussy kid',
  'would die',
  'not vegan',
  'not vegetarian any more',
  'I am not a vegan now',
])('“%s” is a remark, also alone', (text) => {
  expect(isRemark(text)).toBe(true);
});

test.each([
  'ask me if unsure',
  'was hospitalised last year',
  'my doctor said so',
  'cross contact matters',
  'Tim could die',
  'call me if unsure',
  'call me if Flora is asleep',
  'he will bring his own lunchbox',
  'please wash your hands',
  'Benadryl in the first aid kit',
  'otherwise easy',
  'eats anything else',
  'will vomit',
  'stomach ache',
  'for health reasons',
  'tested positive',
  'takes tablets before dinner',
  'more info later',
])('“%s” is a remark beside what is understood', (text) => {
  expect([isRemark(text), isRemark(text, NUTS)]).toEqual([false, true]);
});

test.each([
  ['a food', 'hard cheese is ok'],
  ['a misspelt food', 'would die from penut'],
  ['a word that nobody knows', 'zorblax makes me sick'],
  ['two of them', 'achiote annatto'],
  ['a name that may be a food', 'Annatto makes me sick'],
  ['a food in another language', 'Sesam - could die'],
  ['a misspelt food that may be a name', 'Penut could die'],
  ['what is avoided', 'no carrying bags'],
  ['an allergy', 'allergic since last year'],
  ['a diet of somebody', 'vegan since last year'],
  ['a food beside an EpiPen', 'EpiPen, no kiwi'],
  ['what is eaten', 'but eats fish sometimes'],
  ['a word that nobody knows alone', 'zorblax thing'],
  ['a word that looks like a misspelt food', 'any what'],
  ['what somebody reacts to', 'he breaks out if zorblax touches him'],
  ['what somebody should not get', 'we try to give her less zorblax'],
  ['what is named', 'they call it zorblax'],
  ['a sentence about food', 'she knows if you cook with zorblax'],
  ['a sentence that begins with what may be a food', 'Zorblax, as we know, will do'],
  ['a sentence with more unknown than known words', 'Leo will kein Sellerie'],
])('%s is no remark: “%s”', (_, text) => {
  expect(isRemark(text, NUTS)).toBe(false);
});

test.each(Object.values(DIET_NAMES))('what is not %s, and therefore not eaten, is no remark', (name) => {
  const diet = asText(name);
  const texts = [
    `no ${diet}`,
    `nothing that isn't ${diet}`,
    `I can't eat anything that's not ${diet}`,
    `doesn't eat food not ${diet}`,
    `anything not ${diet} makes me ill`,
    `food that is not ${diet} makes her sick`,
    `could die from what is not ${diet}`,
    `no meals that are not ${diet} please`,
  ];
  expect(texts.filter((text) => isRemark(text) || isRemark(text, NUTS))).toEqual([]);
});

test.each(['not gluten-free', 'not dairy-free', 'not halal', 'never low sodium'])(
  '“%s” may be about food, not a person',
  (text) => {
    expect(isRemark(text, NUTS)).toBe(false);
  },
);

test('no word of remarks is, or misspells, a food', () => {
  const { known, clear } = remarkWords;
  const words = [...known.words, ...clear.words.flatMap((phrase) => phrase.split(' '))].filter(
    (word) => !restrictionWords.filler.words.includes(word),
  );
  expect(
    words.filter(
      (word) => isFoodWord(word) || isGenericWord(word) || contentsOf(word).isKnown || isMisspelt(word),
    ),
  ).toEqual([]);
});

test('what names a food of the food list is no remark', () => {
  const frames = [
    (food: string) => food,
    (food: string) => `carries an EpiPen for ${food}`,
    (food: string) => `${food} could die`,
    (food: string) => `would die of ${food}`,
    (food: string) => `her doctor said ${food} makes her sick`,
    (food: string) => `not vegan, ${food}`,
    (food: string) => `call me if ${food} are there`,
    (food: string) => `we will bring her ${food}`,
    (food: string) => `she will explain what we do with the ${food} when you ask`,
  ];
  const foods = FOOD_ROWS.flatMap(({ names }) => names);
  // A name may stand before it.
  const asName = (food: string) => `${food.charAt(0).toUpperCase()}${food.slice(1)} could die`;
  const inSentence = (food: string) => `I know where you can get ${food} when we arrive`;
  expect(foods.filter((food) => isRemark(asName(food), NUTS))).toEqual([]);
  expect(foods.filter((food) => isRemark(inSentence(food), NUTS))).toEqual([]);
  const anyFood = fc.constantFrom(...foods);
  fc.assert(
    fc.property(anyFood, fc.constantFrom(...frames), (food, frame) => {
      const capitalized = food.charAt(0).toUpperCase() + food.slice(1);
      for (const name of [food, capitalized]) expect(isRemark(frame(name), NUTS)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
