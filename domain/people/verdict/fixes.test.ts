import { judgeIngredient } from '../../food/diet.ts';
import { ALLERGY_CHOICES, DIET_CHOICES } from '../eater/avoidChoices.ts';
import substitutes from './data/substitutes.json' with { type: 'json' };
import type { EaterAvoid } from '../eater/eater.ts';
import { canBeLeftOut, fixesFor, type Swap } from './fixes.ts';
import type { JudgedMeal, MealRow } from './judgedMeal.ts';
import type { JudgedEater } from './verdict.ts';

const ana = eater('ana', { kind: 'content', value: 'gluten', strictness: 'allergy' });
const priya = eater('priya', { kind: 'diet', value: 'vegan', strictness: 'diet' });
const sam = eater('sam', { kind: 'word', value: 'millet', strictness: 'dislike' });
const ben = eater('ben', { kind: 'content', value: 'soy', strictness: 'allergy' });

function eater(id: string, ...avoids: EaterAvoid[]): JudgedEater {
  return { id, avoids };
}

function row(name: string, ...alternatives: string[]): MealRow {
  return {
    id: name,
    name,
    notes: null,
    alternatives,
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
  };
}

function mealOf(...rows: MealRow[]): JudgedMeal {
  return { id: 'meal', name: 'Dinner', status: 'planned', rows, instructions: [] };
}

function namesOf(swaps: readonly Swap[]): string[] {
  return swaps.map(({ name }) => name);
}

test('an alternative of the row that fits is offered before known substitutes', () => {
  const couscous = row('couscous', 'bulgur', 'corn grits');
  const { forEverybody } = fixesFor(mealOf(couscous), couscous, [ana], [ana, priya]);
  expect(forEverybody).toEqual([{ name: 'corn grits', selectedAlternative: 2 }]);
});

test('known substitutes are offered when no alternative fits', () => {
  const couscous = row('whole wheat couscous', 'bulgur');
  const { forEverybody } = fixesFor(mealOf(couscous), couscous, [ana], [ana]);
  expect(forEverybody[0]).toEqual({ name: 'millet', selectedAlternative: null });
});

test('the original is offered when an alternative is selected', () => {
  const rice: MealRow = { ...row('rice', 'couscous'), selectedAlternative: 1 };
  expect(fixesFor(mealOf(rice), rice, [ana], [ana]).forEverybody).toEqual([
    { name: 'rice', selectedAlternative: 0 },
  ]);
});

test('what fits one eater need not fit everybody', () => {
  const chicken = row('chicken', 'tofu');
  const { forEverybody, apart } = fixesFor(mealOf(chicken), chicken, [priya], [priya, ben]);
  expect(namesOf(apart)).toEqual(['tofu']);
  expect(namesOf(forEverybody)).not.toContain('tofu');
  expect(namesOf(forEverybody)).toContain('chickpeas');
});

test('what is unknown is not offered, a dislike does not matter', () => {
  const couscous = row('couscous', 'grandma’s grains', 'millet');
  const { forEverybody } = fixesFor(mealOf(couscous), couscous, [ana], [ana, sam]);
  expect(namesOf(forEverybody)).toEqual(['millet']);
});

test.each([
  ['milk', 'oat milk'],
  ['whole milk', 'oat milk'],
  ['soy sauce', 'coconut aminos'],
  ['honey', 'maple syrup'],
  ['beef broth', 'vegetable broth'],
])('%s becomes %s for a vegan', (name, instead) => {
  const one = row(name);
  expect(namesOf(fixesFor(mealOf(one), one, [priya], [priya]).apart)).toContain(instead);
});

test.each(['milk chocolate', 'couscous salad', 'dragon fruit'])('no substitute is known for %s', (name) => {
  const one = row(name);
  expect(fixesFor(mealOf(one), one, [priya, ana], [priya, ana])).toEqual({ forEverybody: [], apart: [] });
});

const CHIPS = [...DIET_CHOICES, ...ALLERGY_CHOICES].map(({ avoid }) => [avoid]);

test.each(substitutes.rows.flatMap(({ foods, instead }) => instead.map((name) => [name, foods] as const)))(
  'by the food rules, %s suits somebody who cannot eat %j',
  (name, foods) => {
    const helped = CHIPS.filter(
      (avoided) =>
        judgeIngredient(name, avoided).verdict === 'fits' &&
        foods.some((food) => judgeIngredient(food, avoided).verdict !== 'fits'),
    );
    expect(helped).not.toEqual([]);
  },
);

test('nothing fits an eater with a word whose foods are not known', () => {
  const leo = eater('leo', { kind: 'word', value: 'low fodmap', strictness: 'diet' }, ...ana.avoids);
  const couscous = row('couscous', 'corn grits');
  expect(fixesFor(mealOf(couscous), couscous, [leo], [leo])).toEqual({ forEverybody: [], apart: [] });
});

describe('leaving out an ingredient', () => {
  const gluten: EaterAvoid = { kind: 'content', value: 'gluten', strictness: 'allergy' };
  const egg: EaterAvoid = { kind: 'content', value: 'egg', strictness: 'allergy' };
  const peanut: EaterAvoid = { kind: 'content', value: 'peanut', strictness: 'allergy' };
  const kiwi: EaterAvoid = { kind: 'word', value: 'kiwi', strictness: 'allergy' };

  test.each<[string, boolean, string, string[], string, EaterAvoid]>([
    ['what is sprinkled on it', true, 'Fish tacos', ['cod', 'peanuts'], 'peanuts', peanut],
    ['its first ingredient', false, 'Dinner', ['peanuts', 'rice'], 'peanuts', peanut],
    ['its only ingredient', false, 'Dinner', ['peanuts'], 'peanuts', peanut],
    ['what its name says', false, 'Peanut noodles', ['noodles', 'peanuts'], 'peanuts', peanut],
    [
      'what its name says in another word',
      false,
      'Wraps',
      ['zucchini', 'flour tortillas'],
      'flour tortillas',
      gluten,
    ],
    ['what it is always made of', false, 'Blueberry pancakes', ['flour', 'eggs'], 'eggs', egg],
    ['a word of its name', false, 'Kiwi bowl', ['yogurt', 'kiwi'], 'kiwi', kiwi],
    ['a word that its name does not have', true, 'Fruit bowl', ['yogurt', 'kiwi'], 'kiwi', kiwi],
  ])('%s: %s', (_, can, name, names, left, avoid) => {
    const rows = names.map((one) => row(one));
    expect(canBeLeftOut({ ...mealOf(...rows), name }, row(left), [avoid])).toBe(can);
  });

  it('needs the ingredient of everybody: no separate plate, and none in its place', () => {
    const peanuts = row('peanuts');
    const plate: MealRow = { ...row('cashews'), apartOfId: 'peanuts', apartEaterIds: ['ana'] };
    const meal = mealOf(row('rice'), peanuts, plate);
    expect(canBeLeftOut(meal, peanuts, [peanut])).toBe(false);
    expect(canBeLeftOut(meal, plate, [peanut])).toBe(false);
  });
});
