import { asText } from '../text/asText.ts';
import type { Avoid } from './avoid.ts';
import { CONTENTS, type Content } from './content.ts';
import { judgeDish, judgeSteps, type Dish } from './dish.ts';
import { judgeIngredient, type Judgement } from './diet.ts';
import { contentsOf } from './foodContents.ts';
import { foodLine } from './foodLine.ts';
import { FOOD_ROWS } from './foodRows.ts';

function told({ verdict, reasons }: Judgement) {
  return { verdict, reasons: reasons.map(asText) };
}

const avoiding = (...contents: Content[]) => contents.map((value): Avoid => ({ kind: 'content', value }));
const avoidingWord = (value: string): Avoid[] => [{ kind: 'word', value }];

function dish(lines: readonly string[], ...steps: string[]): Dish {
  return { name: 'Dinner', lines, steps, named: lines };
}

test.each<[lines: string[], step: string, content: Content, verdict: Judgement['verdict']]>([
  [['rice'], 'Sprinkle everything with peanuts.', 'peanut', 'unknown'],
  [['butter', 'rice'], 'Add peanut butter.', 'peanut', 'unknown'],
  [['peanut butter', 'rice'], 'Melt the butter.', 'dairy', 'unknown'],
  [['gluten-free bread'], 'Serve with couscous.', 'gluten', 'unknown'],
  [['zucchini'], 'Do not burn the almonds.', 'treeNut', 'unknown'],
  [['rice'], 'Serve with bread (gluten-free if you like).', 'gluten', 'unknown'],
  [['rice'], 'Top with chocolate.', 'dairy', 'unknown'],
  [['shrimp', 'oil'], 'Toss with the pasta and serve.', 'gluten', 'unknown'],
  [['rice'], 'Simmer without the lid and stir in the cream.', 'dairy', 'unknown'],
  [['rice'], 'Cook, not too long and top with peanuts.', 'peanut', 'unknown'],
  [['tofu'], 'Cut to the thickness of a coin and fry in butter.', 'dairy', 'unknown'],
  [['rice'], 'When it looks like porridge add a splash of milk.', 'dairy', 'unknown'],
  [['rice'], 'Instead of water you can use milk.', 'dairy', 'unknown'],
  [['rice'], 'Not vegan? Top with feta.', 'dairy', 'unknown'],
  [['rice'], 'Cook with no lid until soft in fish stock.', 'fish', 'unknown'],
  [['rice'], 'Use no more than 2 tbsp butter.', 'dairy', 'unknown'],
  [['rice'], 'Add not less than a cup of milk.', 'dairy', 'unknown'],
  [['rice'], 'No need to peel the shrimp.', 'crustacean', 'unknown'],
  [['rice'], 'No matter which cream you take, stir it in.', 'dairy', 'unknown'],
  [['rice'], 'Not only rice but also butter goes in.', 'dairy', 'unknown'],
  [['rice'], 'There is no substitute for butter here.', 'dairy', 'unknown'],
  [['rice'], 'Without stirring pour the milk over.', 'dairy', 'unknown'],
  [['rice'], 'Instead of plain rice serve with naan.', 'gluten', 'unknown'],
  [['rice'], 'Rather than boiling fry in butter.', 'dairy', 'unknown'],
  [['rice'], 'If not frozen put the shrimp in last.', 'crustacean', 'unknown'],
  [['rice'], 'Serve without peanuts.', 'peanut', 'fits'],
  [['rice'], 'No butter needed.', 'dairy', 'fits'],
  [['rice'], 'Serve with gluten-free bread.', 'gluten', 'fits'],
  [['almond milk'], 'Pour in the milk.', 'dairy', 'fits'],
  [['vegan butter'], 'Melt the butter.', 'dairy', 'fits'],
  [['gluten-free spaghetti'], 'Drain the pasta.', 'gluten', 'fits'],
  [['gluten-free pasta'], 'Drain the spaghetti.', 'gluten', 'fits'],
  [[foodLine('tamari', 'instead of soy sauce')], 'Stir in the soy sauce.', 'gluten', 'unknown'],
  [['zucchini', 'tofu'], 'Chop them, fry them until crisp, and mash.', 'gluten', 'fits'],
  [['fish', 'oil'], 'Insert a meat thermometer.', 'beef', 'fits'],
  [['rice'], 'Stir until it looks like breadcrumbs.', 'gluten', 'fits'],
  [['eggs', 'sugar'], 'Separate the yolks from the whites.', 'egg', 'breaks'],
])('%j, "%s": %s %s', (lines, step, content, verdict) => {
  expect(judgeDish(dish(lines, step), avoiding(content)).verdict).toBe(
    lines.some((line) => judgeIngredient(line, avoiding(content)).verdict !== 'fits') && verdict === 'unknown'
      ? 'unknown'
      : verdict,
  );
});

test('what others get is not on the plate of an eater', () => {
  const step = 'Serve with bread.';
  const plate = { name: 'Dinner', lines: ['corn tortillas'], steps: [step] };
  const named = ['corn tortillas', 'flour tortillas'];
  expect(judgeSteps({ ...plate, named }, avoiding('gluten')).verdict).toBe('unknown');
  // Their own flour breaks the dish already.
  expect(judgeSteps({ ...plate, lines: named, named }, avoiding('gluten')).verdict).toBe('fits');
});

test('a food in a step and in no ingredient makes a dish unknown, whatever food', () => {
  const missed = FOOD_ROWS.flatMap(({ marks, names: [name = ''] }) =>
    CONTENTS.filter((content) => marks.includes(content) && contentsOf(name).contains.has(content))
      .filter(
        (content) =>
          judgeSteps(dish(['zucchini'], `Serve with ${name}.`), avoiding(content)).verdict === 'fits',
      )
      .map((content) => `${name}: ${content}`),
  );
  // Verbs, forms, and what is left in a pan.
  expect(missed).toEqual([
    'cake: egg',
    'cake: gluten',
    'gravy: highSodium',
    'lay: highSodium',
    'floured: gluten',
  ]);
});

test('an avoided word counts in steps, unless an ingredient is called so', () => {
  expect(told(judgeSteps(dish(['rice'], 'Add the kiwis.'), avoidingWord('kiwi')))).toEqual({
    verdict: 'unknown',
    reasons: ['Step 1 names kiwi, which no ingredient has.'],
  });
  expect(judgeSteps(dish(['kiwi'], 'Add the kiwis.'), avoidingWord('kiwi')).verdict).toBe('fits');
});

test('meat with dairy is unknown when only a step tells of one', () => {
  const kosher = [{ kind: 'diet', value: 'kosher-style' }] as const;
  expect(judgeDish(dish(['ground beef'], 'Top with cheddar.'), kosher).verdict).toBe('unknown');
  expect(judgeDish(dish(['ground beef'], 'Top with onions.'), kosher).verdict).toBe('fits');
});
