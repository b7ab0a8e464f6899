import fc from 'fast-check';
import { asText } from '../text/asText.ts';
import examples from '../testdata/contentExamples.json' with { type: 'json' };
import { judgeIngredient, judgeMeal, type Judgement } from './diet.ts';
import type { Avoid } from './avoid.ts';
import { DIET_NAMES, DIETS, type Diet } from './diets.ts';
import { CONTENTS } from './content.ts';
import { LIMITS } from '../limits.ts';

function told({ verdict, reasons }: Judgement) {
  return { verdict, reasons: reasons.map(asText) };
}

const NAMES = examples.foods.flatMap(({ names }) => names);

function on(...diets: Diet[]): Avoid[] {
  return diets.map((value) => ({ kind: 'diet', value }));
}

function verdicts(names: string, diet: Diet): string[] {
  return names.split(',').map((name) => `${name.trim()} ${judgeIngredient(name, on(diet)).verdict}`);
}

const anyAvoids = (kind: Avoid['kind'], values: readonly string[], maxLength: number) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { maxLength })
    .map((some) => some.map((value) => ({ kind, value }) as Avoid));
const avoids = fc
  .tuple(
    anyAvoids('diet', DIETS, 3),
    anyAvoids('content', CONTENTS, 2),
    anyAvoids('word', ['mushroom', 'onion', 'chili pepper'], 2),
  )
  .map((lists) => lists.flat());
const someAvoids = avoids.filter((all) => all.length > 0);
const ingredient = fc.constantFrom(...NAMES);

test.each<[Diet, fits: string, breaks: string, unknown: string]>([
  [
    'vegetarian',
    'cheddar, eggs, honey, tofu',
    'bacon, salmon, shrimp, gelatin, chicken stock, Worcestershire sauce, lard, carmine, Parmigiano-Reggiano',
    'parmesan, soup, refried beans',
  ],
  [
    'vegan',
    'black beans, oat milk, dark rye bread, sourdough bread, vegetable oil, peanut butter, vegan gummy bears',
    'cheddar, eggs, honey, butter, mayonnaise, beef broth',
    'bread, dark chocolate, margarine, veggie burger',
  ],
  ['pescatarian', 'salmon, shrimp, oysters, milk', 'chicken, ham, marshmallows', 'stock'],
  [
    'gluten-free',
    'gluten-free pasta, corn tortillas, buckwheat, rice noodles, potatoes',
    'spaghetti, soy sauce, beer, rolled oats, couscous',
    'tortillas, BBQ sauce, sausages',
  ],
  [
    'dairy-free',
    'coconut milk, almond milk, butter beans, cocoa butter, peanut butter, dairy-free butter',
    'ghee, pesto, cream, milk chocolate, lactose-free milk',
    'chocolate chips, non-dairy creamer, naan',
  ],
  [
    'nut-free',
    'nutmeg, water chestnuts, butternut squash, coconut, pumpkin seeds',
    'almonds, marzipan, peanut butter, Nutella, pesto, trail mix',
    'chestnuts, granola bars, chocolate',
  ],
  [
    'egg-free',
    'eggplant, spaghetti, egg-free mayonnaise',
    'mayonnaise, meringue, fresh pasta, brioche',
    'noodles, ice cream',
  ],
  ['soy-free', 'coconut aminos, olive oil', 'tofu, miso, edamame, teriyaki sauce', 'vegetable oil, bread'],
  [
    'shellfish-free',
    'oyster mushrooms, salmon, crab apples',
    'crab, clams, oyster sauce, shrimp paste',
    'kimchi, surimi, Thai curry paste',
  ],
  [
    'halal',
    'ground beef, chicken thighs, fish gelatin, halal gelatin, halal sausages, alcohol-free vanilla extract, wine vinegar',
    'bacon, wine, vanilla extract, marshmallows, beer, halal pork',
    'sausages, hot dogs',
  ],
  [
    'kosher-style',
    'brisket, salmon, cheddar, kosher hot dogs, kosher salt',
    'ham, shrimp, mussels',
    'hot dogs, gelatin',
  ],
  [
    'low-sodium',
    'low-sodium vegetable broth, unsalted butter, no-salt-added tomatoes',
    'salt, soy sauce, low-sodium soy sauce, bacon, feta, olives in brine',
    'salted peanuts, canned black beans',
  ],
])('%s', (diet, fits, breaks, unknown) => {
  expect(verdicts(fits, diet)).toEqual(fits.split(',').map((name) => `${name.trim()} fits`));
  expect(verdicts(breaks, diet)).toEqual(breaks.split(',').map((name) => `${name.trim()} breaks`));
  expect(verdicts(unknown, diet)).toEqual(unknown.split(',').map((name) => `${name.trim()} unknown`));
});

test('every diet has a label', () => {
  expect(DIETS.map((diet) => asText(DIET_NAMES[diet]))).toEqual([...DIETS]);
});

test('a verdict has its reasons', () => {
  expect(judgeIngredient('worcestershire sauce', on('vegetarian')).reasons.map(asText)).toEqual([
    'Worcestershire sauce contains fish.',
  ]);
  expect(judgeIngredient('Pesto', on('vegan', 'nut-free')).reasons.map(asText)).toEqual([
    'Pesto contains dairy and tree nuts.',
  ]);
  expect(judgeIngredient('bread', on('vegan')).reasons.map(asText)).toEqual([
    'Bread may contain dairy or egg.',
  ]);
  expect(judgeIngredient('walnuts in syrup', on('nut-free')).reasons.map(asText)).toEqual([
    'Walnuts in syrup contain tree nuts.',
  ]);
  expect(judgeIngredient('pork sausages', on('vegan')).reasons.map(asText)).toEqual([
    'Pork sausages contain pork.',
  ]);
  expect(judgeIngredient('hummus', [{ kind: 'content', value: 'sesame' }]).reasons.map(asText)).toEqual([
    'Hummus contains sesame.',
  ]);
  expect(judgeIngredient('zorblax', on('vegan')).reasons.map(asText)).toEqual([
    'It is not known what “zorblax” contains.',
  ]);
});

test('kosher-style allows meat or dairy, but not both in one meal', () => {
  expect(judgeMeal(['ground beef', 'onions'], on('kosher-style')).verdict).toBe('fits');
  expect(judgeMeal(['cheddar', 'onions', 'salmon'], on('kosher-style')).verdict).toBe('fits');
  expect(told(judgeMeal(['Ground beef', 'onions', 'cheddar'], on('kosher-style')))).toEqual({
    verdict: 'breaks',
    reasons: ['Meat with dairy: Ground beef and cheddar.'],
  });
  expect(told(judgeMeal(['brisket', 'margarine'], on('kosher-style')))).toEqual({
    verdict: 'unknown',
    reasons: ['This may be meat with dairy: brisket and margarine.'],
  });
});

test('a meal without ingredients is unknown for any restriction; every meal fits without restrictions', () => {
  expect(judgeMeal([], on('vegan')).verdict).toBe('unknown');
  expect(judgeMeal([], on()).verdict).toBe('fits');
  expect(judgeMeal(['zorblax', 'bacon'], on()).verdict).toBe('fits');
});

test('an avoided word matches all its forms, as a whole word', () => {
  const noMushrooms = [{ kind: 'word', value: 'mushrooms' }] as const;
  expect(told(judgeIngredient('Portobello Mushroom', noMushrooms))).toEqual({
    verdict: 'breaks',
    reasons: ['Portobello Mushroom contains mushrooms.'],
  });
  expect(judgeIngredient('mushroom-free potatoes', noMushrooms).verdict).not.toBe('breaks');
  expect(judgeIngredient('peppercorns', [{ kind: 'word', value: 'corn' }]).verdict).toBe('fits');
});

test('meat of an unnamed kind may be of the avoided kind', () => {
  expect(verdicts('minced meat, meat stock, gravy granules, meat pie filling', 'halal')).toEqual([
    'minced meat unknown',
    'meat stock unknown',
    'gravy granules unknown',
    'meat pie filling unknown',
  ]);
  const noPoultry = [{ kind: 'content', value: 'poultry' }] as const;
  expect(told(judgeIngredient('ground meat', noPoultry))).toEqual({
    verdict: 'unknown',
    reasons: ['Ground meat may contain poultry.'],
  });
  expect(judgeIngredient('meat stock', on('vegetarian')).reasons.map(asText)).toEqual([
    'Meat stock contains meat.',
  ]);
  expect(judgeIngredient('brown gravy mix', on('vegetarian')).reasons.map(asText)).toEqual([
    'Brown gravy mix may contain meat or fish.',
  ]);
  expect(judgeIngredient('ground beef', noPoultry).verdict).toBe('fits');
  expect(judgeIngredient('beef stock', on('halal')).verdict).toBe('fits');
});

test('a text longer than a name is judged by its parts and never fits', () => {
  const step = `${'Stir the pot now and then, and taste it. '.repeat(6)}Melt the peanut butter in it.`;
  expect(step.length).toBeGreaterThan(LIMITS.name);
  expect(judgeIngredient(step, on('nut-free')).verdict).toBe('breaks');
  expect(judgeIngredient(step, on('egg-free')).verdict).toBe('unknown');
  expect(judgeIngredient('tomato, '.repeat(40), on('vegan')).verdict).toBe('unknown');
  expect(judgeIngredient(`${'tomato, '.repeat(LIMITS.text)}milk`, on('vegan')).verdict).toBe('unknown');
});

test('another ingredient never improves the verdict on a meal', () => {
  const rank = { fits: 0, unknown: 1, breaks: 2 };
  fc.assert(
    fc.property(fc.array(ingredient, { maxLength: 4 }), ingredient, avoids, (names, more, avoided) => {
      const before = judgeMeal(names, avoided).verdict;
      const after = judgeMeal([...names, more], avoided).verdict;
      expect(names.length === 0 || rank[after] >= rank[before]).toBe(true);
    }),
  );
});

test('another restriction never makes an ingredient fit', () => {
  fc.assert(
    fc.property(ingredient, avoids, fc.constantFrom(...DIETS), (name, avoided, diet) => {
      const stricter = [...avoided, ...on(diet)];
      expect(
        judgeIngredient(name, stricter).verdict === 'fits' &&
          judgeIngredient(name, avoided).verdict !== 'fits',
      ).toBe(false);
    }),
  );
});

test('the order of the ingredients does not matter', () => {
  const shuffled = fc
    .array(ingredient, { maxLength: 5 })
    .chain((names) => fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })));
  fc.assert(
    fc.property(shuffled, avoids, ([names, others], avoided) => {
      expect(judgeMeal(others, avoided).verdict).toBe(judgeMeal(names, avoided).verdict);
    }),
  );
});

test('an unknown word never fits a restriction, whatever the other words are', () => {
  fc.assert(
    fc.property(fc.array(ingredient, { maxLength: 2 }), someAvoids, (names, avoided) => {
      expect(judgeIngredient([...names, 'zorblax'].join(' '), avoided).verdict).not.toBe('fits');
    }),
  );
});
