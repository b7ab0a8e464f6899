import fc from 'fast-check';
import { compare, product, rational } from '../../number/rational.ts';
import { baseAmount } from '../../testdata/baseAmount.ts';
import { UNITS, type Units } from '../../number/units.ts';
import { foodKey } from '../food/foodKey.ts';
import { shoppingTotal, totalText } from './shoppingTotal.ts';
import { totalInUnits } from './totalInUnits.ts';

const total = (name: string, rows: readonly string[], units: Units | null) => {
  const key = foodKey(name);
  const stored = shoppingTotal(
    key,
    rows.map((quantity) => ({ quantity, unit: null })),
  );
  return totalInUnits(stored, key, units);
};

describe('the list of a reader', () => {
  it.each([
    ['butter', ['1 stick', '1 cup'], '≈ 2 × 250 g'],
    ['butter', ['300 g'], '300 g'],
    ['flour', ['2 cups', '500 g'], '≈ 740 g'],
    ['flour', ['6 cups', '3 cups'], '≈ 2 × 1 kg'],
    ['milk', ['1 cup', '1/2 cup'], '≈ 1 × 1 l'],
    ['milk', ['2 quarts'], '≈ 2 × 1 l'],
    ['whole milk', ['1 l', '1.5 l'], '≈ 3 × 1 l'],
    ['milk', ['1 l', '1 l'], '2 × 1 l'],
    ['flour', ['500 g', '0.5 kg'], '1 × 1 kg'],
    ['butter', ['125 g', '125 g'], '1 × 250 g'],
    ['olive oil', ['2 tbsp', '1 tbsp'], '3 tbsp'],
    ['sunflower oil', ['1 quart'], '≈ 950 ml'],
    ['crushed tomatoes', ['28 oz', '400 g'], '≈ 3 (400 g) cans'],
    ['crushed tomatoes', ['2 (14 oz) cans'], '≈ 2 (400 g) cans'],
    ['black beans', ['2 cans', '1 can'], '3 cans'],
    ['blueberries', ['2 cups'], '≈ 300 g'],
    ['ground beef', ['2 lb', '1 lb'], '≈ 1.4 kg'],
    ['romaine lettuce', ['21 cups'], '≈ 2 heads'],
    ['eggs', ['6', '3'], '9'],
    ['grapes', ['a few'], 'a few'],
  ])('metric: %s, %j: %s', (name, rows, text) => {
    expect(totalText(total(name, rows, 'METRIC'))).toBe(text);
  });

  it.each([
    ['flour', ['500 g', '240 g'], '≈ 6 1/4 cups'],
    ['ground beef', ['500 g', '1 kg'], '≈ 3 1/2 lb'],
    ['butter', ['2 × 250 g'], '≈ 2 × 9 oz'],
    ['eggs', ['6', '3'], '9'],
  ])('American: %s, %j: %s', (name, rows, text) => {
    expect(totalText(total(name, rows, 'US'))).toBe(text);
  });
});

const FOODS = ['flour', 'milk', 'ground beef', 'snorkel', 'honey'];
const MEASURES = ['tsp', 'cups', 'quarts', 'oz', 'lb', 'g', 'kg', 'ml'];
const anyRows = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom(...MEASURES))
    .map(([quantity, unit]) => ({ quantity: String(quantity), unit })),
  { minLength: 1, maxLength: 5 },
);
const cases = fc.record({ name: fc.constantFrom(...FOODS), rows: anyRows, units: fc.constantFrom(...UNITS) });

describe('sums in a reader’s units', () => {
  it('are the sum converted, not the sum of converted amounts', () => {
    fc.assert(
      fc.property(cases, ({ name, rows, units }) => {
        const key = foodKey(name);
        const stored = shoppingTotal(key, rows);
        expect(baseAmount(totalInUnits(stored, key, units).exact, key)).toEqual(
          baseAmount(stored.exact, key),
        );
      }),
    );
  });

  it('are enough', () => {
    fc.assert(
      fc.property(cases, ({ name, rows, units }) => {
        const key = foodKey(name);
        const { exact, toBuy } = totalInUnits(shoppingTotal(key, rows), key, units);
        const least = product(baseAmount(exact, key), rational(20n, 21n));
        expect(compare(baseAmount(toBuy, key), least)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are what is stored for who reads it so, and for American amounts in the United States', () => {
    const american = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 900 }),
          fc.constantFrom('tsp', 'cups', 'quarts', 'oz', 'lb', 'can', 'bunch'),
        )
        .map(([quantity, unit]) => ({ quantity: String(quantity), unit })),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), american, anyRows, (name, rows, mixed) => {
        const key = foodKey(name);
        const [own, any] = [shoppingTotal(key, rows), shoppingTotal(key, mixed)];
        expect(totalInUnits(own, key, 'US')).toBe(own);
        expect(totalInUnits(any, key, null)).toBe(any);
      }),
    );
  });
});
