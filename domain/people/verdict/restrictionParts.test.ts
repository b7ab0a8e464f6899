import fc from 'fast-check';
import { asText } from '../../text/asText.ts';
import { CONTENTS } from '../../food/content.ts';
import { DIETS } from '../../food/diets.ts';
import { restrictionNames } from '../../food/restriction/restrictionReport.ts';
import type { Avoid } from '../../food/avoid.ts';
import { readingOf } from '../../food/restriction/restrictionReading.ts';
import { partKey, restrictionParts, withoutParts } from './restrictionParts.ts';

const VEGETARIAN: Avoid = { kind: 'diet', value: 'vegetarian' };
const NUTS: Avoid = { kind: 'content', value: 'treeNut' };

test.each([
  [
    ['Vegetarian', 'no mushrooms'],
    [VEGETARIAN, { kind: 'word', value: 'mushroom' }],
  ],
  [['vegan', 'Vegan'], [{ kind: 'diet', value: 'vegan' }]],
  [['Ana is gluten free'], [{ text: 'Ana is gluten free' }]],
  [[], []],
])('%j can be moved in parts', (texts, parts) => {
  expect(restrictionParts(texts)).toEqual(parts);
});

test('what a text says beside a moved part stays, in other words', () => {
  expect(withoutParts(['vegetarian, no tree nuts', 'halal'], [VEGETARIAN])).toEqual([
    'halal',
    'no tree nuts',
  ]);
  expect(withoutParts(['vegetarian', 'no tree nuts'], [NUTS])).toEqual(['vegetarian']);
  expect(withoutParts(['Ana is gluten free', 'halal'], [{ text: 'Ana is gluten free' }])).toEqual(['halal']);
});

/** Their names are no words of restrictions. */
const UNNAMED = ['animalProduct', 'highSodium'];
const EVERY_AVOID: readonly Avoid[] = [
  ...DIETS.map((value) => ({ kind: 'diet' as const, value })),
  ...CONTENTS.filter((value) => !UNNAMED.includes(value)).map((value) => ({
    kind: 'content' as const,
    value,
  })),
];

test.each(EVERY_AVOID.map((avoid) => [partKey(avoid), avoid] as const))(
  '%s is read again by its name',
  (key, avoid) => {
    const names = restrictionNames([avoid]).map(asText);
    expect(readingOf(names).avoids.map(partKey)).toContain(key);
  },
);

test('a text stays as typed if what is left of it has no name of its own', () => {
  const texts = ['allergic to soy sauce and eggs'];
  expect(withoutParts(texts, [{ kind: 'content', value: 'egg' }])).toEqual(texts);
});

const TEXTS = [
  'vegan',
  'Vegetarian, nut allergy',
  'no mushrooms and no pork',
  'gluten free; dairy-free',
  'halal',
  'allergic to shellfish',
  'Ana is gluten free',
  'low histamine please',
  'no eggs, fish',
];

test('nothing is lost: what was not moved is still avoided, or still there as typed', () => {
  fc.assert(
    fc.property(fc.subarray(TEXTS), fc.infiniteStream(fc.boolean()), (texts, coin) => {
      const moved = restrictionParts(texts).filter(() => coin.next().value);
      const left = withoutParts(texts, moved);
      const gone = new Set(moved.map(partKey));
      const stay = restrictionParts(texts)
        .map(partKey)
        .filter((key) => !gone.has(key));
      const parts = restrictionParts(left).map(partKey);
      const kept = [...parts, ...readingOf(left).avoids.map(partKey)];
      expect(stay.filter((key) => !kept.includes(key))).toEqual([]);
      expect(parts.filter((key) => gone.has(key))).toEqual([]);
    }),
  );
});
