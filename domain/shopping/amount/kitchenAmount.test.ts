import fc from 'fast-check';
import { readQuantity } from './quantity.ts';
import { findUnit } from './units.ts';
import { product, rational } from '../../number/rational.ts';
import { kitchenAmount, rationalOf } from './kitchenAmount.ts';

const quantityFor = (amount: number, unit: string | null, people: number) =>
  kitchenAmount(product(rationalOf(amount), rational(BigInt(people))), unit);

describe('the quantity for a group', () => {
  test.each([
    [0.5, 'tsp', 12, '2', 'tbsp'],
    [0.25, 'tsp', 1, '1/4', 'tsp'],
    [0.25, 'tsp', 11, '1', 'tbsp'],
    [1, 'tbsp', 12, '3/4', 'cup'],
    [1, 'tbsp', 3, '3', 'tbsp'],
    [1 / 3, 'cup', 1, '1/3', 'cup'],
    [2 / 3, 'cup', 1, '2/3', 'cup'],
    [0.5, 'tsp', 33, '1/3', 'cup'],
    [1, 'tsp', 33, '2/3', 'cup'],
    [1 / 3, 'cup', 12, '4', 'cups'],
    [0.3333, 'cup', 4, '1 1/4', 'cups'],
    [0.75, 'cup', 12, '9', 'cups'],
    [1 / 3, null, 7, '3', null],
    [1 / 3, null, 6, '2', null],
    [0.25, null, 1, '1/4', null],
    [2, null, 12, '24', null],
    [0.25, 'can', 12, '3', 'cans'],
    [0.25, 'can', 2, '1/2', 'can'],
    [1, 'pinch', 12, '12', 'pinches'],
    [4, 'oz', 12, '3', 'lb'],
    [5, 'oz', 1, '5', 'oz'],
    [3, 'oz', 7, '1 1/4', 'lb'],
    [0.25, 'lb', 50, '13', 'lb'],
    [90, 'g', 12, '1.1', 'kg'],
    [90, 'g', 4, '360', 'g'],
    [150, 'ml', 12, '1.8', 'l'],
    [4, 'fl oz', 3, '12', 'fl oz'],
    [0.5, 'pint', 12, '3', 'quarts'],
    [1, 'tortilla', 4, '4', 'tortilla'],
  ])('%d %s for each of %d is %s %s', (amount, unit, people, quantity, shownUnit) => {
    expect(quantityFor(amount, unit, people)).toEqual({ quantity, unit: shownUnit });
  });

  test('is never zero, and near the exact amount', () => {
    const units = ['tsp', 'tbsp', 'cup', 'oz', 'lb', 'g', 'ml', 'kg'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 192 }),
        fc.constantFrom(...units),
        fc.integer({ min: 1, max: 50 }),
        (eighths, unit, people) => {
          const { quantity, unit: shown } = quantityFor(eighths / 8, unit, people);
          const amountOf = (text: string, spelling: string) => {
            const amount = readQuantity(text)?.low ?? { numerator: 0n, denominator: 1n };
            const factor = findUnit(spelling)?.factor ?? { numerator: 0n, denominator: 1n };
            const value = (n: { numerator: bigint; denominator: bigint }) =>
              Number(n.numerator) / Number(n.denominator);
            return value(amount) * value(factor);
          };
          const ratio =
            amountOf(quantity ?? '', shown ?? '') / amountOf(String((eighths * people) / 8), unit);
          expect(ratio).toBeGreaterThan(0.79);
          // The smallest amount is a quarter of a teaspoon.
          expect(ratio).toBeLessThanOrEqual(unit === 'g' || unit === 'ml' ? 8 : 2);
        },
      ),
      { seed: 5, numRuns: 400 },
    );
  });
});
