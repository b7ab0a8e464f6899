import { judgeIngredient } from './diet.ts';
import { type Diet } from './diets.ts';
import { contentsOf } from './foodContents.ts';
import type { Content } from './content.ts';

/** Ways to take a claim back, or to leave it open: "C" is the claim, "X" the food. */
const DOUBTED = `
  X (C if needed); X (C if possible); X (C if desired); X, C if needed; X C if needed; C if needed X; X (if C)
  X (C optional); X, C optional; X (optional C); optionally C X; X (C, optional); X (C) optional; X - C optional
  X (C preferably); X, preferably C; preferably C X; ideally C X; X (ideally C)
  X (some C); some C X; X, one box C; X (half C); half C X; half regular, half C X; X (part C); partly C X
  X (C or regular); X (C or not); regular or C X; C or regular X; C/regular X; X, C or regular; X (regular or C)
  X (or C); X or C; any X, C or not; any X (C too); X (C or any other)
  X (not C); not C X; X, not C; X that is not C; X (isn't C); X (never C); never C X; X (not for C); X (not all C)
  no C X; X (no C); non-C X; non C X; X (non-C); X (non C)
  C? X; X (C?); X, C?; X C ?
  X (for C); X, regular for C; mostly C X; almost C X; X (C option); X (C alternative); X (C version)
  X: 1 C; X, 2 C; X (3 C); X - 4 C
`
  .split(/[;\n]/)
  .map((pattern) => pattern.trim())
  .filter(Boolean);

const CLAIMED: readonly (readonly [claim: string, diet: Diet, foods: string])[] = [
  [
    'gluten-free',
    'gluten-free',
    'bread, pasta, flour, soy sauce, crackers, tortillas, beer, oats, breadcrumbs, cake',
  ],
  [
    'vegan',
    'vegan',
    'cheese, butter, mayonnaise, cookies, sausages, chocolate, milk, burger patties, meatballs, yogurt',
  ],
  ['vegetarian', 'vegetarian', 'sausages, bacon, chicken nuggets, gelatin, ham'],
  ['dairy-free', 'dairy-free', 'milk, ice cream, cream cheese, margarine, chocolate, yogurt'],
  ['egg-free', 'egg-free', 'mayonnaise, noodles, pasta, cake'],
  ['nut-free', 'nut-free', 'granola, pesto, muesli, chocolate'],
  ['soy-free', 'soy-free', 'tofu, miso, margarine'],
  ['halal', 'halal', 'marshmallows, gummy bears'],
  ['alcohol-free', 'halal', 'beer, wine'],
  ['kosher', 'kosher-style', 'marshmallows'],
];

const PAIRS = CLAIMED.flatMap(([claim, diet, foods]) =>
  foods.split(', ').map((food) => ({ claim, diet, food })),
);

function verdictOf(name: string, diet: Diet) {
  return judgeIngredient(name, [{ kind: 'diet', value: diet }]).verdict;
}

test('a claim that is taken back or left open never makes a food fit', () => {
  const fitting = PAIRS.flatMap(({ claim, diet, food }) =>
    DOUBTED.map((pattern) => pattern.replaceAll('C', claim).replaceAll('X', food)).filter(
      (name) => verdictOf(name, diet) === 'fits' && verdictOf(food, diet) !== 'fits',
    ),
  );
  expect(fitting).toEqual([]);
});

test('a claim without a doubt counts', () => {
  const patterns = [
    'C X',
    'X, C',
    'X (C)',
    'fresh C X',
    'X (certified C)',
    'C X, no added sugar',
    'C X and rice',
  ];
  const doubted = PAIRS.filter(
    ({ claim, diet, food }) => verdictOf(`${claim} ${food}`, diet) === 'fits',
  ).flatMap(({ claim, diet, food }) =>
    patterns
      .map((pattern) => pattern.replace('C', claim).replace('X', food))
      .filter((name) => verdictOf(name, diet) !== 'fits'),
  );
  expect(doubted).toEqual([]);
});

test.each<[name: string, contains: Content[], mayContain: Content[]]>([
  ['bread (gluten-free if needed)', [], ['gluten']],
  ['regular or gluten-free pasta', [], ['gluten']],
  ['milk (not dairy-free)', ['dairy'], []],
  ['non-vegan cheese', ['dairy'], ['egg']],
  ['granola without nuts if possible', ['gluten'], ['treeNut']],
  ['tofu-free chili beans, if possible', [], ['soy']],
  ['gluten-free flour or rice', [], []],
])('%s', (name, contains, mayContain) => {
  const found = contentsOf(name);
  expect([...found.contains]).toEqual(expect.arrayContaining(contains));
  expect([...found.mayContain]).toEqual(expect.arrayContaining(mayContain));
});

test('a certificate that is left open is none', () => {
  expect([...contentsOf('marshmallows (or halal)').certified]).toEqual([]);
  expect([...contentsOf('halal marshmallows').certified]).toEqual(['halal']);
});

test('a word that is left out in doubt stays unknown', () => {
  const avoids = [{ kind: 'word', value: 'kiwi' }] as const;
  expect(judgeIngredient('kiwi-free granola', avoids).verdict).toBe('fits');
  expect(judgeIngredient('kiwi-free granola, if possible', avoids).verdict).toBe('unknown');
  expect(judgeIngredient('granola (not kiwi-free)', avoids).verdict).not.toBe('fits');
});
