import fc from 'fast-check';
import { readQuantity } from './quantity.ts';
import { sumOf, type QuantityText } from './quantitySum.ts';
import { compare } from '../../number/rational.ts';
import { shoppingTotal, totalText, totalQuantities } from '../totals/shoppingTotal.ts';

/** '500|g': quantity and unit of a row; either may be empty. */
function row(text: string): QuantityText {
  const [quantity = '', unit = ''] = text.split('|');
  return { quantity: quantity || null, unit: unit || null };
}

const shoppingQuantities = (rows: readonly QuantityText[]) => totalQuantities(shoppingTotal('', rows));
const shoppingLabel = (rows: readonly QuantityText[]) => totalText(shoppingTotal('', rows));

describe('the sum on a shopping list', () => {
  it.each([
    ['equal units', ['4|', '4|', '4|'], '12'],
    ['cups', ['2|cups', '1|cup'], '3 cups'],
    ['grams and kilograms', ['500|g', '0.5|kg'], '1 kg'],
    ['what cannot be added', ['2|cans', '300|g', '100|g'], '2 cans + 400 g'],
    ['cups and spoons', ['1|cup', '2|tbsp'], '1 cup + 2 tbsp'],
    ['pounds and ounces', ['1|lb', '3|oz'], '1 lb + 3 oz'],
    ['plain ranges', ['2-3|cups', '1|cup'], '3-4 cups'],
    ['halves of a counted thing', ['1/2|', '1 1/2|'], '2'],
    ['a text', ['a few|', '3|'], '3 + a few'],
    ['a single row', ['8|pinches'], '8 pinches'],
    ['a few pinches', ['1|pinch', '1|pinch'], '2 pinches'],
  ])('is exact for %s: %j', (_, rows, label) => {
    expect(shoppingLabel(rows.map(row))).toBe(label);
  });

  it.each([
    [['8|pinches', '2 1/2|tsp'], '≈ 1 tbsp'],
    [['½|teaspoon', '1|tsp', '8|pinches', '1|pinch'], '≈ 2 1/4 tsp'],
    [['8|pinches', '2 1/2|tsp', '1|tsp'], '≈ 1 1/2 tbsp'],
    [['about 300|g', '1|g'], '≈ 310 g'],
    [['2|pinches', '2|pinches'], '≈ 1/4 tsp'],
    [['2|cups', '1|pinch'], '≈ 2 1/4 cups'],
    [['1/2|tsp', '1|dash'], '≈ 5/8 tsp'],
    [['4-5|tbsp', '4 1/2|tbsp'], '≈ 2/3 cup'],
    [['1/3|cup', '1|tsp'], '≈ 1/2 cup'],
    [['3|tbsp', '4|tbsp'], '7 tbsp'],
    [['8|tbsp', '7|tbsp'], '≈ 1 cup'],
    [['1.333|kg', '12|g'], '≈ 1.35 kg'],
    [['12.5|g', '10|g'], '≈ 25 g'],
    [['1/3|lb', '0.2|lb'], '≈ 9 oz'],
    [['1|gallon', '1|tsp'], '≈ 1 gallon + 1/2 pint'],
    [['1/7|', '1|'], '2'],
    [['17.4|oz', '0.5|oz'], '≈ 1 1/4 lb'],
    [['16.4|oz', '0.3|oz'], '≈ 1 1/4 lb'],
    [['about 20|g', '2|g'], '≈ 25 g'],
    [['1 1/2|', '1/4|'], '2'],
    [['1 1/2|cans', '1/4|can'], '2 cans'],
    [['2-3|', '1/2|'], '3-4'],
    [['1|lb', '500|g'], '≈ 960 g'],
    [['1|cup', '100|ml'], '≈ 1 1/2 cups'],
  ])('rounds %j to %s', (rows, label) => {
    expect(shoppingLabel(rows.map(row))).toBe(label);
  });

  it('is never less than what is needed', () => {
    const ounces = fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(ounces, { minLength: 2, maxLength: 4 }), (amounts) => {
        const need = sumOf(amounts.map((amount) => row(`${amount}|oz`)));
        const shown = sumOf(shoppingQuantities(amounts.map((amount) => row(`${amount}|oz`))));
        const [needed, bought] = [need, shown].map(({ parts }) => parts[0]?.amount.high);
        if (needed === undefined || bought === undefined) throw new Error('A sum of ounces has one part.');
        expect(compare(bought, needed)).toBeGreaterThanOrEqual(0);
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
