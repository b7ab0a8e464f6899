import { CLAIMS } from '../../food/claims.ts';
import { CONTENTS } from '../../food/content.ts';
import { judgeIngredient } from '../../food/diet.ts';
import { DIETS } from '../../food/diets.ts';
import { FOOD_ROWS } from '../../food/foodRows.ts';
import type { Avoid } from '../../food/avoid.ts';
import { readersBy, SOURCE_READER } from '../../text/reader.ts';
import { labelClaim } from './labelClaim.ts';

afterEach(() => readersBy(() => SOURCE_READER));

const GLUTEN: Avoid = { kind: 'content', value: 'gluten' };
const NUTS: Avoid = { kind: 'diet', value: 'nut-free' };
const VEGAN: Avoid = { kind: 'diet', value: 'vegan' };
const DAIRY: Avoid = { kind: 'content', value: 'dairy' };
const CELERY: Avoid = { kind: 'content', value: 'celery' };

test.each<[ingredient: string, avoids: Avoid[], name: string | undefined]>([
  ['tortillas', [GLUTEN], 'gluten-free tortillas'],
  ['Tortillas', [GLUTEN], 'Gluten-free tortillas'],
  ['granola bars', [NUTS], 'nut-free granola bars'],
  ['bread', [VEGAN], 'vegan bread'],
  ['dark chocolate', [DAIRY], 'dairy-free dark chocolate'],
  ['vegetable stock', [CELERY], 'celery-free vegetable stock'],
  ['sausages', [{ kind: 'diet', value: 'halal' }], 'halal sausages'],
  ['salted peanuts', [{ kind: 'diet', value: 'low-sodium' }], undefined],
  ['vegetable stock', [CELERY, GLUTEN], 'celery-free gluten-free vegetable stock'],
  // What a label says of words, nobody knows.
  ['fruit salad', [{ kind: 'word', value: 'kiwi' }], undefined],
  ['bread', [VEGAN, { kind: 'word', value: 'sunflower seeds' }], undefined],
  ['ice cream', [{ kind: 'word', value: 'kiwi' }], undefined],
  ['margarine', [{ kind: 'word', value: 'mushrooms' }], undefined],
  ['chocolate', [{ kind: 'content', value: 'peanut' }], 'peanut-free chocolate'],
  ['bread', [{ kind: 'content', value: 'sesame' }], 'sesame-free bread'],
  // A name that nobody knows stays unknown with any claim.
  ['house spice mix', [GLUTEN], undefined],
  // Nothing to say: it fits, or never can.
  ['rice', [GLUTEN], undefined],
  ['couscous', [GLUTEN], undefined],
  ['bread', [], undefined],
  // No room for the claim.
  [`tortillas, ${'large '.repeat(17)}`, [GLUTEN], undefined],
])('%s for %j is bought as %s', (ingredient, avoids, name) => {
  expect(labelClaim(ingredient, avoids)?.name).toBe(name);
});

test('names what the label says', () => {
  expect(labelClaim(' tortillas ', [GLUTEN])).toEqual({
    claim: 'gluten-free',
    name: 'gluten-free tortillas',
  });
});

test.each([
  ['en', 'vegan, celery-free and nut-free'],
  ['de', 'vegan, celery-free und nut-free'],
])('several words of a label are a list, in %s', (language, claim) => {
  readersBy(() => ({ ...SOURCE_READER, language, locale: language }));
  expect(labelClaim('curry paste', [VEGAN, CELERY, NUTS])).toEqual({
    claim,
    name: 'vegan celery-free nut-free curry paste',
  });
});

test.each([
  ['en', 'Gluten-free tortillas'],
  ['de', 'Gluten-free Tortillas'],
])('in %s a noun stands as that language writes it: %s', (language, name) => {
  readersBy(() => ({ ...SOURCE_READER, language }));
  expect(labelClaim('Tortillas', [GLUTEN])?.name).toBe(name);
});

test('a label settles only what it speaks of, for every known food', () => {
  const removes = (content: string) => (label: string) =>
    CLAIMS.some(
      (claim) => claim.words[0] === label.replace('-', ' ') && claim.removes.some((one) => one === content),
    );
  const silent = FOOD_ROWS.flatMap(({ names: [name = ''] }) =>
    CONTENTS.flatMap((value) => {
      const claim = labelClaim(name, [{ kind: 'content', value }])?.claim;
      return claim === undefined || removes(value)(claim) ? [] : [`${name}, ${value}: ${claim}`];
    }),
  );
  expect(silent).toEqual([]);
});

test('with its claim an ingredient fits, whatever is avoided', () => {
  const avoids: Avoid[] = [
    ...DIETS.map((value) => ({ kind: 'diet', value }) as const),
    ...CONTENTS.map((value) => ({ kind: 'content', value }) as const),
  ];
  const misread = avoids.flatMap((avoid) =>
    ['stock', 'bread', 'chocolate', 'sausages', 'curry paste', 'ice cream'].flatMap((ingredient) => {
      const name = labelClaim(ingredient, [avoid])?.name;
      if (name === undefined) return [];
      const { verdict } = judgeIngredient(name, [avoid]);
      return verdict === 'fits' ? [] : [`${name}: ${verdict}`];
    }),
  );
  expect(misread).toEqual([]);
});
