import fc from 'fast-check';
import examples from '../testdata/contentExamples.json' with { type: 'json' };
import examplesOfDishes from '../testdata/contentExamplesOfDishes.json' with { type: 'json' };
import examplesOfHidden from '../testdata/contentExamplesOfHidden.json' with { type: 'json' };
import examplesOfLabels from '../testdata/contentExamplesOfLabels.json' with { type: 'json' };
import { contentsOf } from './foodContents.ts';
import { FOOD_ROWS, readFoodRows } from './foodRows.ts';
import { phrasesOf } from './foodVocabulary.ts';
import { CONTENTS, type Content } from './content.ts';

/** Labelled contents of each example: certain and possible. */
const LABELS = new Map<string, { certain: Set<Content>; possible: Set<Content> }>();
for (const { marks, names } of [
  ...readFoodRows('contentExamples.json', examples.foods),
  ...readFoodRows('contentExamplesOfLabels.json', examplesOfLabels.foods),
  ...readFoodRows('contentExamplesOfDishes.json', examplesOfDishes.foods),
  ...readFoodRows('contentExamplesOfHidden.json', examplesOfHidden.foods),
]) {
  for (const name of names) {
    const label = LABELS.get(name) ?? { certain: new Set(), possible: new Set() };
    for (const content of CONTENTS) {
      if (marks.includes(content)) label.certain.add(content);
      if (marks.includes(`?${content}`)) label.possible.add(content);
    }
    LABELS.set(name, label);
  }
}

/** Contents found in a text, written as in a row of the vocabulary. */
function marksOf(text: string): string {
  const { contains, mayContain } = contentsOf(text);
  return [...[...contains].sort(), ...Array.from(mayContain, (content) => `?${content}`).sort()].join(' ');
}

/** Dishes whose recipes vary, so that they are never known. */
const VARYING = `haggis, chicken noodle soup, mac and cheese, lasagne, quesadillas, soup, gravy, batter, stuffing, lemon meringue, anchoïade,
  lobster bisque, four cheese pizza, egg sandwich, sausage rolls, glaze, samosas, bouillabaisse, crab rangoon, linguine alle vongole,
  shakshuka, tiramisu, quiche lorraine, hush puppies, split pea soup, waldorf salad, goulash, moussaka, spanakopita, corn dogs,
  scotch eggs, devilled eggs, egg salad, cobb salad, tuna salad, cioppino, gyoza, wontons, egg rolls, clam chowder, grilled cheese, beer cheese soup,
  collard greens with ham hock`;

test('all of more than 1500 examples are known, except the dishes', () => {
  expect(LABELS.size).toBeGreaterThan(1500);
  const dishes = new Set(VARYING.split(',').map((name) => name.trim().replace(/\s+/g, ' ')));
  const unknown = [...LABELS.keys()].filter((example) => !contentsOf(example).isKnown);
  expect(unknown.filter((example) => !dishes.has(example))).toEqual([]);
  expect([...dishes].filter((dish) => contentsOf(dish).isKnown)).toEqual([]);
});

test('every certain content of an example is found', () => {
  const missed = [...LABELS].flatMap(([example, { certain }]) => {
    const { contains } = contentsOf(example);
    return [...certain]
      .filter((content) => !contains.has(content))
      .map((content) => `${example}: ${content}`);
  });
  expect(missed).toEqual([]);
});

test('no possible content of an example is ruled out', () => {
  const missed = [...LABELS].flatMap(([example, { possible }]) => {
    const { contains, mayContain } = contentsOf(example);
    return [...possible]
      .filter((content) => !contains.has(content) && !mayContain.has(content))
      .map((content) => `${example}: ${content}`);
  });
  expect(missed).toEqual([]);
});

test('at least 95 % of the found contents are right', () => {
  const found = [...LABELS].flatMap(([example, { certain, possible }]) =>
    [...contentsOf(example).contains]
      .filter((content) => content !== 'highSodium')
      .map((content) => certain.has(content) || possible.has(content)),
  );
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.95);
});

test('no phrase is in two rows of the vocabulary', () => {
  const rows = FOOD_ROWS.flatMap(({ names }) => [...new Set(phrasesOf(names))]);
  expect(rows.filter((phrase, index) => phrase === '' || rows.indexOf(phrase) !== index)).toEqual([]);
});

test.each([
  // Of nested phrases the longest counts; of overlapping phrases both count.
  ['butter beans', ''],
  ['peanut butter', 'peanut'],
  ['almond milk chocolate', 'dairy treeNut ?gluten ?soy'],
  ['beef stock', 'beef highSodium ?meat ?fish ?gluten ?soy ?celery ?mustard'],
  // A claim removes its content from its own food only.
  ['gluten-free flour tortillas', '?dairy ?egg ?treeNut ?soy ?lupin'],
  ['mayonnaise, egg-free', '?soy ?mustard ?sulphite'],
  ['oats (gluten free)', ''],
  ['gluten-free, dairy-free waffles', 'egg ?treeNut ?soy'],
  ['vegan salmon', '?gluten ?soy'],
  ['lactose-free milk', 'dairy'],
  ['wheat-free rye bread', 'gluten'],
  ['unsalted mixed nuts', 'treeNut ?peanut'],
  ['granola without nuts', 'gluten ?dairy ?egg ?treeNut ?peanut ?soy ?sesame ?honey'],
  ['plant-based ground beef', '?gluten ?soy'],
  ['plant-based chicken nuggets', 'gluten ?soy ?treeNut'],
  ['meatless ground beef', '?egg ?gluten ?soy'],
  ['fake chicken', '?egg ?gluten ?soy'],
  ['low-sodium soy sauce', 'gluten highSodium soy'],
  // An imitation may contain the same allergen.
  ['imitation crab', 'egg fish gluten highSodium ?alcohol ?crustacean ?mollusc ?soy'],
  // A claim does not apply to the food beside it.
  ['vegan mayo chicken', 'poultry ?mustard ?soy ?treeNut'],
  // A taxonomy's notation.
  ['en:wheat-flour', 'gluten'],
  // Flavour and shape are not contents.
  ['bacon-flavored tofu', 'soy ?pork ?highSodium'],
  ['fish-shaped potatoes', ''],
  ['tofu-free chili beans', ''],
  // "Free range" is no claim.
  ['eggs, free range', 'egg'],
  ['large eggs free range', 'egg'],
  ['chicken free range', 'poultry'],
])('%s', (text, contents) => {
  expect(marksOf(text)).toBe(contents.split(' ').sort(questionsLast).join(' '));
});

function questionsLast(mark: string, other: string): number {
  return Number(mark.startsWith('?')) - Number(other.startsWith('?')) || (mark < other ? -1 : 1);
}

test('a claim about one food does not apply to another', () => {
  expect([...contentsOf('vegan cheese and ham').contains]).toContain('pork');
  expect([...contentsOf('gluten-free pasta with soy sauce').contains]).toContain('gluten');
  expect([...contentsOf('ham, vegan cheese').contains]).toContain('pork');
  expect([...contentsOf('vegan or regular butter').contains]).toContain('dairy');
  expect([...contentsOf('milk or dairy-free').contains]).toContain('dairy');
});

test.each([
  'sauce',
  'mystery mix',
  'zorblax cheese',
  'large, fresh',
  'natural flavoring',
  '',
  '???',
  'no nuts',
  'vegan',
])('"%s" is unknown', (text) => {
  expect(contentsOf(text).isKnown).toBe(false);
});

test('case, accents and spaces do not matter', () => {
  const changed = [...LABELS.keys()].filter(
    (text) =>
      marksOf(` ${text.toUpperCase().replaceAll(' ', '  ')} `) !== marksOf(text) ||
      marksOf(text.replaceAll('e', 'é').normalize('NFC')) !== marksOf(text),
  );
  expect(changed).toEqual([]);
});

test('singular and plural contain the same', () => {
  const singulars = [...LABELS.keys()].filter((text) => /[a-z][^sxhyoiz\W\d]$/.test(text));
  expect(singulars.filter((text) => marksOf(`${text}s`) !== marksOf(text))).toEqual([]);
});

test('any text has an answer, and is known only without unknown words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const { isKnown, unknownWords } = contentsOf(text);
      expect(isKnown && unknownWords.length > 0).toBe(false);
    }),
  );
});
