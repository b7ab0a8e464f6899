import fc from 'fast-check';
import { readQuantity } from './quantity.ts';
import { sumOf, type QuantityText } from './quantitySum.ts';
import { compare, product, rational } from './rational.ts';
import { shoppingLabel, shoppingQuantities } from './shoppingSum.ts';

/** '500|g': quantity and unit of a row; either may be empty. */
function row(text: string): QuantityText {
  const [quantity = '', unit = ''] = text.split('|');
  return { quantity: quantity || null, unit: unit || null };
}

describe('the sum on a shopping list', () => {
  it.each([
    ['equal units', ['4|', '4|', '4|'], '12'],
    ['cups', ['2|cups', '1|cup'], '3 cups'],
    ['grams and kilograms', ['500|g', '0.5|kg'], '1 kg'],
    ['what cannot be added', ['2|cans', '300|g', '100|g'], '2 cans + 400 g'],
    ['cups and spoons', ['1|cup', '2|tbsp'], '1 cup + 2 tbsp'],
    ['pounds and ounces', ['1|lb', '3|oz'], '1 lb + 3 oz'],
    ['plain ranges', ['2-3|cups', '1|cup'], '3-4 cups'],
    ['parts of a counted thing', ['1 1/2|', '1/4|'], '1 3/4'],
    ['a text', ['a few|', '3|'], '3 + a few'],
    ['a single row', ['8|pinches'], '8 pinches'],
    ['a few pinches', ['1|pinch', '1|pinch'], '2 pinches'],
  ])('is exact for %s: %j', (_, rows, label) => {
    expect(shoppingLabel(rows.map(row))).toBe(label);
  });

  it.each([
    [['8|pinches', '2 1/2|tsp'], 'about 1 tbsp'],
    [['½|teaspoon', '1|tsp', '8|pinches', '1|pinch'], 'about 2 tsp'],
    [['8|pinches', '2 1/2|tsp', '1|tsp'], 'about 1 1/2 tbsp'],
    [['about 300|g', '1|g'], 'about 300 g'],
    [['2|pinches', '2|pinches'], 'about 1/4 tsp'],
    [['2|cups', '1|pinch'], 'about 2 cups'],
    [['1/2|tsp', '1|dash'], 'about 5/8 tsp'],
    [['4-5|tbsp', '4 1/2|tbsp'], 'about 2/3 cup'],
    [['1/3|cup', '1|tsp'], 'about 1/3 cup'],
    [['1.333|kg', '12|g'], 'about 1.35 kg'],
    [['12.5|g', '10|g'], 'about 25 g'],
    [['1/3|lb', '0.2|lb'], 'about 8 1/2 oz'],
    [['1|gallon', '1|tsp'], 'about 1 gallon'],
    [['1/7|', '1|'], '2'],
    [['17.4|oz', '0.5|oz'], 'about 1 1/4 lb'],
    [['16.4|oz', '0.3|oz'], 'about 1 lb'],
    [['about 20|g', '2|g'], 'about 25 g'],
  ])('rounds %j to %s', (rows, label) => {
    expect(shoppingLabel(rows.map(row))).toBe(label);
  });

  it('is at most a sixteenth short of what is needed', () => {
    const ounces = fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(ounces, { minLength: 2, maxLength: 4 }), (amounts) => {
        const need = sumOf(amounts.map((amount) => row(`${amount}|oz`)));
        const shown = sumOf(shoppingQuantities(amounts.map((amount) => row(`${amount}|oz`))));
        const [needed, bought] = [need, shown].map(({ parts }) => parts[0]?.amount.high);
        if (needed === undefined || bought === undefined) throw new Error('A sum of ounces has one part.');
        expect(
          compare(product(bought, rational(16n)), product(needed, rational(15n))),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is never longer than two amounts of a kind, and readable again', () => {
    const anyQuantity = fc.constantFrom('1', '1/3', '2 1/2', '0.7', '1/16', '3-4', '17', '350');
    const anyUnit = fc.constantFrom('tsp', 'tbsp', 'cup', 'pinch');
    fc.assert(
      fc.property(fc.array(fc.record({ quantity: anyQuantity, unit: anyUnit }), { minLength: 2 }), (rows) => {
        const sum = shoppingQuantities(rows);
        expect(sum.length).toBeLessThanOrEqual(3);
        expect(sum.every(({ quantity }) => readQuantity(quantity ?? '') !== null)).toBe(true);
      }),
    );
  });
});
