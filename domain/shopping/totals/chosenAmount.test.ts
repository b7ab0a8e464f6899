import fc from 'fast-check';
import { amountLabel } from '../ingredient/ingredient.ts';
import { withChosenAmounts } from './chosenAmount.ts';

interface Use {
  readonly quantity: string;
  readonly unit: string | null;
}

const row = (name: string, chosen: string, [quantity, unit]: readonly [string | null, string | null]) => ({
  name,
  alternatives: ['something else', chosen],
  selectedAlternative: 2,
  quantity,
  unit,
  usedPerPortion: null,
  boughtQuantity: quantity,
  boughtUnit: unit,
});

const used = (use: Use) => ({ ...use, growth: 'even' as const });

describe('the amount of a chosen alternative', () => {
  test.each([
    ['gluten-free bread', ['1', 'loaf'], 'corn tortillas', { quantity: '2', unit: 'slice' }, '14'],
    ['dill pickles', ['2', 'jars'], 'cornichons', { quantity: '1', unit: null }, '7'],
    ['black beans', ['3', 'cans'], 'lentils', { quantity: '1/2', unit: 'cup' }, '3 1/2 cups'],
    // Sold alike: the loaf stays, and what is used of it.
    ['whole wheat bread', ['1', 'loaf'], 'gluten-free bread', { quantity: '2', unit: 'slice' }, '1 loaf'],
    ['garlic', ['1', 'head'], 'garlic powder', { quantity: '1', unit: 'clove' }, ''],
  ] as const)('for %s (%j) it is what is used, of %s', (name, [quantity, unit], chosen, use, text) => {
    const written = { ...row(name, chosen, [quantity, unit]), usedPerPortion: used(use) };
    const read = withChosenAmounts(written, 28);
    expect(amountLabel(read.quantity, read.unit)).toBe(text);
    expect(read.usedPerPortion).toEqual(text === '1 loaf' ? used(use) : null);
  });

  test.each([
    // Measures, and words that hold for both.
    ['feta', '8 oz', 'goat cheese', '8 oz'],
    ['butter', '1/2 cup', 'olive oil', '1/2 cup'],
    ['butter', '2 sticks', 'vegan butter', '2 sticks'],
    ['cilantro', '1 bunch', 'parsley', '1 bunch'],
    ['lettuce', '1 head', 'cabbage', '1 head'],
    ['black beans', '2 cans', 'pinto beans', '2 cans'],
    ['cayenne', '1 pinch', 'paprika', '1 pinch'],
    ['onion', '2', 'leek', '2'],
    ['flour tortillas', '14', 'corn tortillas', '14'],
    ['hamburger buns', '7', 'lettuce leaves', '7'],
    ['flour tortillas', '14', 'rice cakes', '14'],
    ['salt', 'a little', 'soy sauce', 'a little'],
    ['milk', '1 carton', 'oat milk', '1 carton'],
    ['milk', '2 bottles', 'soy milk', '2 bottles'],
    ['salmon', '6 fillets', 'cod', '6 fillets'],
    ['cheddar', '12 slices', 'vegan cheese', '12 slices'],
    // Also of foods in other languages, of which no weight is known.
    ['Brötchen', '8', 'Reiswaffeln', '8'],
    ['eggs', '6', 'flax seeds', ''],
    // By the piece.
    ['bread', '14 slices', 'rice cakes', '14'],
    // Words of the replaced food.
    ['butter', '1 stick', 'olive oil', ''],
    ['garlic', '3 cloves', 'garlic powder', ''],
    ['lettuce', '1 head', 'baby spinach', ''],
    ['bread', '1 loaf', 'corn tortillas', ''],
    ['salsa', '1 jar', 'avocado', ''],
    ['coconut milk', '1 can', 'oat milk', ''],
    ['bacon', '8 slices', 'lentils', ''],
    ['chicken thighs', '8', 'tofu', ''],
    ['chicken breasts', '4', 'chickpeas', ''],
    ['eggs', '6', 'silken tofu', ''],
    ['jalapeno', '1', 'red pepper flakes', ''],
    ['chickpeas', '2 (15 oz) cans', 'potatoes', ''],
  ])('%s, %s: of %s %j', (name, amount, chosen, text) => {
    const [, quantity = amount, unit = null] = /^([\d/]+) (.+)$/.exec(amount) ?? [];
    const read = withChosenAmounts(row(name, chosen, [quantity, unit]), 16);
    expect(amountLabel(read.quantity, read.unit)).toBe(text);
    // What was bought is told the same way.
    expect(amountLabel(read.boughtQuantity, read.boughtUnit)).toBe(text);
  });

  test('a package of one food is never one of another', () => {
    const packages = ['loaf', 'jar', 'head', 'stick', 'can', 'bottle', 'bunch', 'clove', 'box', 'tub'];
    const foods = ['bread', 'lettuce', 'butter', 'tomato sauce', 'garlic'];
    const others = ['corn tortillas', 'tofu', 'mushrooms', 'rice', 'lentils'];
    fc.assert(
      fc.property(
        fc.constantFrom(...packages),
        fc.constantFrom(...foods),
        fc.constantFrom(...others),
        fc.integer({ min: 1, max: 40 }),
        (unit, name, chosen, count) => {
          const read = withChosenAmounts(row(name, chosen, [String(count), unit]), 16);
          expect([read.quantity, read.unit]).toEqual([null, null]);
        },
      ),
    );
  });

  test('a food as written, and amounts of before, stay', () => {
    const written = row('bread', 'corn tortillas', ['1', 'loaf']);
    expect(withChosenAmounts({ ...written, selectedAlternative: 0 }, 16).unit).toBe('loaf');
    // A device without a connection remembers what it showed.
    const shown = { ...written, boughtQuantity: '14', boughtUnit: null };
    expect(withChosenAmounts(shown, 16)).toMatchObject({ boughtQuantity: '14', boughtUnit: null });
  });
});
