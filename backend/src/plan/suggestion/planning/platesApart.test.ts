import type { RecipeIngredient } from '../cookbook/recipe.ts';
import { platesApart } from './platesApart.ts';
import type { FewEaters } from './suggestion.ts';

const ana = { id: 'ana', portions: 1, avoids: [{ kind: 'content', value: 'gluten' }] as const };
const priya = { id: 'priya', portions: 1, avoids: [{ kind: 'diet', value: 'vegan' }] as const };

const ingredient = (name: string, ...alternatives: string[]): RecipeIngredient => ({
  name,
  alternatives,
  amount: 1,
  unit: null,
  notes: null,
});
const DISH = [ingredient('couscous', 'bulgur', 'millet'), ingredient('feta', 'tofu'), ingredient('zucchini')];

type Options = Pick<FewEaters, 'platesApart' | 'secondDish'>;

const eatenBy = (options: Options, eaters: FewEaters['eaters'], eaterCount: number, dish = DISH) =>
  platesApart({ rules: [], eaters, eaterCount, portions: eaterCount, ...options })(dish, dish);
const platesOf = (eaters: FewEaters['eaters'], eaterCount: number, dish = DISH) =>
  eatenBy({ platesApart: true, secondDish: false }, eaters, eaterCount, dish)?.plates ?? null;

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

test('there is no separate plate for half of the group', () => {
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

describe('with a second dish', () => {
  const dish = [ingredient('couscous', 'millet'), ingredient('feta')];

  test('it is for those who have no separate plate', () => {
    expect(eatenBy({ platesApart: true, secondDish: true }, [ana, priya], 5, dish)).toEqual({
      plates: [[{ name: 'millet', eaterIds: ['ana'] }], []],
      withoutPlate: ['priya'],
    });
    expect(eatenBy({ platesApart: false, secondDish: true }, [ana, priya], 5, dish)).toEqual({
      plates: [[], []],
      withoutPlate: ['ana', 'priya'],
    });
  });

  test('most eat the first one', () => {
    expect(eatenBy({ platesApart: true, secondDish: true }, [ana, priya], 4, dish)).toBeNull();
  });
});

test('a separate plate has to suit beyond its ingredients', () => {
  const few = { platesApart: true, secondDish: true, rules: [], eaters: [ana], eaterCount: 5, portions: 5 };
  const apart = platesApart(few)(DISH, DISH, (_, lines) => !lines.includes('millet'));
  expect(apart).toEqual({ plates: [[], [], []], withoutPlate: ['ana'] });
});
