import type { Restrictions } from '../../../../../domain/food/diet.ts';
import type { RecipeIngredient } from '../cookbook/recipe.ts';
import { platesApart } from './platesApart.ts';

const NOTHING: Restrictions = { diets: [], avoidedContents: [], avoidedWords: [] };
const ana = { id: 'ana', restrictions: { ...NOTHING, avoidedContents: ['gluten' as const] } };
const priya = { id: 'priya', restrictions: { ...NOTHING, diets: ['vegan' as const] } };

const ingredient = (name: string, ...alternatives: string[]): RecipeIngredient => ({
  ...{ name, alternatives, amount: 1, unit: null, notes: null },
});
const DISH = [ingredient('couscous', 'bulgur', 'millet'), ingredient('feta', 'tofu'), ingredient('zucchini')];

const platesOf = (eaters: readonly (typeof ana | typeof priya)[], eaterCount: number, dish = DISH) =>
  platesApart({ rules: NOTHING, eaters, eaterCount })(dish, dish);

test('who cannot eat an ingredient gets its first alternative that fits', () => {
  expect(platesOf([ana, priya], 5)).toEqual([
    [{ name: 'millet', eaterIds: ['ana'] }],
    [{ name: 'tofu', eaterIds: ['priya'] }],
    [],
  ]);
});

test('people who get the same share a plate', () => {
  const tom = { ...ana, id: 'tom' };
  expect(platesOf([ana, tom], 5)?.[0]).toEqual([{ name: 'millet', eaterIds: ['ana', 'tom'] }]);
});

test('there is no plate apart for half of the group', () => {
  expect(platesOf([ana], 2)).toBeNull();
  expect(platesOf([ana], 3)).not.toBeNull();
});

test('without a fitting alternative the dish does not suit', () => {
  expect(platesOf([ana], 5, [ingredient('couscous', 'bulgur')])).toBeNull();
  expect(platesOf([ana], 5, [ingredient('couscous', 'grandma’s grains')])).toBeNull();
});

test('a dish that everybody can eat needs none', () => {
  expect(platesOf([ana], 1, [ingredient('rice')])).toEqual([[]]);
});
