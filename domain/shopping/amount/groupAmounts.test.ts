import fc from 'fast-check';
import { compare, product, rational, sum, type Rational } from '../../number/rational.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { groupAmounts } from './groupAmounts.ts';
import { sumOf, type QuantityText } from './quantitySum.ts';

/** '400|g': quantity and unit; either may be empty. */
function typed(text: string): QuantityText {
  const [quantity = '', unit = ''] = text.split('|');
  return { quantity: quantity || null, unit: unit || null };
}

function shown(text: string, portions: readonly number[], isCutUp = false): string[] {
  const quarters = portions.map((portion) => portion * 4);
  return groupAmounts(typed(text), quarters, isCutUp).map((amount) =>
    amount === null ? '' : amountLabel(amount.quantity, amount.unit),
  );
}

test.each([
  ['1|kg', [5, 10, 5], false, ['250 g', '500 g', '250 g']],
  ['1|kg', [25, 25, 25], false, ['330 g', '340 g', '330 g']],
  ['3|cans', [5, 5, 5, 5], false, ['3/4 can', '3/4 can', '3/4 can', '3/4 can']],
  ['5|eggs', [5, 5], false, ['3 eggs', '2 eggs']],
  ['5|', [5, 5], true, ['2 1/2', '2 1/2']],
  ['1|egg', [5, 5, 5], false, ['', '1 egg', '']],
  ['2|cups', [6, 2], false, ['1 1/2 cups', '1/2 cup']],
  ['2-3|lb', [4, 4], false, ['1 1/2 lb', '1 1/2 lb']],
  ['1 cup plus 100 g|', [4, 4], false, ['50 g + 1/2 cup', '50 g + 1/2 cup']],
  ['about 300|g', [2, 1], false, ['200 g', '100 g']],
  ['400|g', [3, 0], false, ['400 g', '']],
  ['5 1/2|', [4, 4], false, ['3', '3']],
  ['406|g', [4, 4], false, ['200 g', '210 g']],
  ['12 1/2|cups', [50, 50, 25], false, ['5 cups', '5 cups', '2 1/2 cups']],
  ['49 2/3|cups', [50, 50, 25], false, ['19 3/4 cups', '20 cups', '10 cups']],
  ['a few|', [4, 4], false, ['', '']],
  ['a few|', [4], false, ['']],
  ['|', [4, 4], false, ['', '']],
  ['400|g', [0, 0], false, ['', '']],
  ['400|g', [], false, []],
])('%s for groups of %j portions, cut up %s: %j', (text, portions, isCutUp, amounts) => {
  expect(shown(text, portions, isCutUp)).toEqual(amounts);
});

const anyAmount = fc.record({
  quantity: fc.oneof(
    fc.constantFrom('1/2', '2/3', '1 1/2', '2-3', 'about 2', '1.5', '47'),
    fc.integer({ min: 1, max: 9000 }).map(String),
  ),
  unit: fc.constantFrom('', 'can', 'cloves', 'g', 'kg', 'ml', 'l', 'tsp', 'cup', 'quart', 'oz', 'lb'),
});
const anyGroups = fc.array(fc.nat({ max: 120 }), { minLength: 1, maxLength: 14 });

function highOf(amount: QuantityText | null): Rational {
  if (amount === null) return rational(0n);
  const [part] = sumOf([amount]).parts;
  if (part === undefined) throw new Error('Every amount here is read.');
  return part.amount.high;
}

/** In the smallest unit. */
const FINEST = {
  count: rational(1n),
  usVolume: rational(1n, 8n),
  metricVolume: rational(1n, 2n),
  usWeight: rational(1n, 4n),
  metricWeight: rational(500n),
};

test('groups get at least the amount of the dish, at most a step more, and each its part but for a step', () => {
  fc.assert(
    fc.property(anyAmount, anyGroups, fc.boolean(), (amount, portions, isCutUp) => {
      const whole = highOf(amount);
      const all = portions.reduce((total, some) => total + some, 0);
      fc.pre(all > 0);
      const got = groupAmounts(amount, portions, isCutUp).map(highOf);
      const partOf = (some: number) => product(whole, rational(BigInt(some), BigInt(all)));
      const { dimension = 'count' } = sumOf([amount]).parts[0] ?? {};
      const largest = product(
        partOf(Math.max(...portions)),
        rational(1n, dimension === 'usVolume' ? 6n : 16n),
      );
      const finest = FINEST[dimension];
      const step = compare(largest, finest) > 0 ? largest : finest;
      const more = sum(got.reduce(sum, rational(0n)), product(whole, rational(-1n)));
      expect(compare(more, rational(0n))).toBeGreaterThanOrEqual(0);
      expect(compare(more, step)).toBeLessThanOrEqual(0);
      portions.forEach((some, index) => {
        const error = sum(got[index] ?? rational(0n), product(partOf(some), rational(-1n)));
        const most = product(step, rational(3n, 2n));
        expect(compare(error, most)).toBeLessThanOrEqual(0);
        expect(compare(product(error, rational(-1n)), step)).toBeLessThanOrEqual(0);
        if (some === 0) expect(got[index]).toEqual(rational(0n));
      });
    }),
    { numRuns: 500 },
  );
});
