import fc from 'fast-check';
import { portionsLabel, portionText } from './portion.ts';
import {
  amountBought,
  missingAmount,
  neededAmount,
  scaledAmount,
  shareOfAmount,
  type ScaledRow,
} from './neededAmount.ts';
import { sumOf, type QuantityText } from './quantitySum.ts';
import { compare, product, rational, sum, type Rational } from '../../number/rational.ts';

/** '400|g': quantity and unit; either may be empty. */
function typed(text: string): QuantityText {
  const [quantity = '', unit = ''] = text.split('|');
  return { quantity: quantity || null, unit: unit || null };
}

/** Portions and servings, not in quarters. */
function scaled(text: string, portions: number, servings: number | null) {
  const servingsQuarters = servings === null ? null : servings * 4;
  return scaledAmount(typed(text), { portionQuarters: portions * 4, servingsQuarters });
}

describe('the amount for a table', () => {
  it.each([
    ['400|g', 6.5, 4, '650 g'],
    ['400|g', 4, 4, '400 g'],
    ['33|g', 4, 4, '33 g'],
    ['33|g', 8, 4, '65 g'],
    ['250|g', 6.5, 4, '410 g'],
    ['3|g', 6.5, 4, '5 g'],
    ['500|g', 8, 4, '1 kg'],
    ['800|g', 6.5, 4, '1.3 kg'],
    ['1|kg', 3, 4, '750 g'],
    ['1.2|l', 2, 4, '600 ml'],
    ['200|ml', 7.25, 4, '360 ml'],
    ['1|can', 5, 4, '2 cans'],
    ['2|cans', 2, 4, '1 can'],
    ['1|can', 2, 4, '1 can'],
    ['4|cans', 8.25, 8, '4 cans'],
    ['4|(14 oz) cans', 8.25, 8, '4 (14 oz) cans'],
    ['1|head', 8.25, 8, '1 head'],
    ['1|bunch', 8.5, 8, '2 bunches'],
    ['8|eggs', 8.25, 8, '9 eggs'],
    ['12|cloves', 8.25, 8, '13 cloves'],
    ['1/2|', 3, 4, '1/2'],
    ['1/2|', 6, 4, '1'],
    ['3|eggs', 5.5, 4, '5 eggs'],
    ['1|dozen', 6, 4, '18'],
    ['|pinch', 6, 4, '2 pinches'],
    ['1|cup', 6.5, 4, '1 2/3 cups'],
    ['2|tbsp', 6.5, 4, '3 1/2 tbsp'],
    ['2|tbsp', 8, 4, '1/4 cup'],
    ['1/2|tsp', 6, 4, '3/4 tsp'],
    ['8|oz', 6.5, 4, '13 oz'],
    ['1|lb', 6.5, 4, '1 3/4 lb'],
    ['1|quart', 6.5, 4, '1 3/4 quarts'],
    ['8|fl oz', 6.5, 4, '13 fl oz'],
    ['2-3|cans', 6, 4, '3-5 cans'],
    ['about 300|g', 6, 4, 'about 450 g'],
    ['1 lb 4 oz|', 6, 4, '2 lb'],
    ['1 cup plus 100 g|', 8, 4, '200 g + 2 cups'],
    ['2 (14 oz) cans|', 6, 4, '3 (14 oz) cans'],
    ['2 (14 oz)|cans', 2, 4, '1 (14 oz) can'],
    ['1|(14.5-ounce) can', 5, 4, '2 (14.5-ounce) cans'],
    ['two (28 oz / 800 g) cans|', 6, 4, '3 (28 oz / 800 g) cans'],
    ['2 x 400 g tins|', 5, 4, '3 x 400 g cans'],
    ['2 × 400g|', 5, 4, '3 × 400g'],
    ['2 x 400|g', 5, 4, '3 x 400 g'],
    ['1-2 x 12 fl oz|bottles', 8, 4, '2-4 x 12 fl oz bottles'],
    ['2 (large)|', 8, 4, '2 (large)'],
    ['2 x 3|', 8, 4, '2 x 3'],
    ['a few|', 8, 4, 'a few'],
    ['to taste|', 8, 4, 'to taste'],
    ['|', 8, 4, ''],
    ['400|g', 6.5, null, '400 g'],
    ['400|g', 0, 4, '0 g'],
    ['2|cans', 0, 4, '0 cans'],
  ])('of %s, %d portions of %s, is %s', (text, portions, servings, needed) => {
    expect(scaled(text, portions, servings).text).toBe(needed);
  });

  it('tells the calculation, unless the amount is as typed', () => {
    expect(scaled('400|g', 6.5, 4)).toEqual({
      quantity: '650',
      unit: 'g',
      text: '650 g',
      calculation: '400 g × 6½ ÷ 4',
      exact: null,
    });
    expect(scaled('1 cup plus 100 g|', 8, 4).calculation).toBe('(1 cup plus 100 g) × 8 ÷ 4');
    expect(scaled('400|g', 4, 4).calculation).toBeNull();
    expect(scaled('a few|', 8, 4).calculation).toBeNull();
  });

  it('tells the amount before rounding', () => {
    expect(scaled('250|g', 6.5, 4)).toMatchObject({
      text: '410 g',
      exact: { quantity: '406.25', unit: 'g' },
    });
    expect(scaled('1|can', 5, 4)).toMatchObject({
      text: '2 cans',
      exact: { quantity: '1 1/4', unit: 'cans' },
    });
    expect(scaled('1|head', 8.25, 8)).toMatchObject({ text: '1 head', exact: { quantity: '1.03125' } });
    expect(scaled('1|egg', 6, 25.25).exact).toEqual({ quantity: '0.237624', unit: 'egg' });
    expect(scaledAmount(typed('2/3|fl oz'), { portionQuarters: 1, servingsQuarters: 162 }).exact).toEqual({
      quantity: '0.004115',
      unit: 'fl oz',
    });
    expect(scaled('400|g', 4, 4).exact).toBeNull();
  });

  it('is for the portions of a row of its own', () => {
    const row = { ...typed('400|g'), portionQuarters: 4 };
    const meal = { portionQuarters: 24, servingsQuarters: 16 };
    expect(neededAmount(row, meal).text).toBe('100 g');
    expect(neededAmount({ ...row, portionQuarters: null }, meal).text).toBe('600 g');
  });

  it('counts portions in quarters', () => {
    expect([0, 2, 4, 22].map(portionsLabel)).toEqual(['0 portions', '½ portion', '1 portion', '5½ portions']);
    expect([0, 1, 2, 3, 4, 22, 27].map(portionText)).toEqual(['0', '¼', '½', '¾', '1', '5½', '6¾']);
  });
});

describe('the share of a fixed amount', () => {
  it.each([
    ['400|g', 1, 4, '100 g'],
    ['500|g', 1, 3, '170 g'],
    ['1|can', 1, 4, '1 can'],
    ['6|eggs', 1.5, 4, '3 eggs'],
    ['2|cups', 4, 4, '2 cups'],
    ['a few|', 1, 4, ''],
    ['|', 1, 4, ''],
    ['400|g', 0, 4, ''],
    ['400|g', 0, 0, ''],
  ])('of %s for %d of %d portions is %s', (text, some, all, share) => {
    const { quantity, unit } = shareOfAmount(typed(text), some * 4, all * 4);
    expect([quantity, unit].filter(Boolean).join(' ')).toBe(share);
  });
});

function bought(text: string, portions: number, servings: number | null): ScaledRow {
  const { quantity, unit } = typed(text);
  return {
    quantity,
    unit,
    purchased: true,
    portionQuarters: null,
    boughtQuantity: quantity,
    boughtUnit: unit,
    boughtPortionQuarters: portions * 4,
    boughtServingsQuarters: servings === null ? null : servings * 4,
  };
}

function forTable(portions: number, servings: number | null) {
  return { portionQuarters: portions * 4, servingsQuarters: servings === null ? null : servings * 4 };
}

describe('what is missing of a purchased ingredient', () => {
  it.each([
    ['400|g', 4, 6.5, '250 g'],
    ['400|g', 6.5, 4, null],
    ['400|g', 4, 4, null],
    ['1|can', 4, 5, '1 can'],
    ['1/2|', 4, 6, null],
    ['1/2|', 4, 12, '1'],
    ['4|cans', 8, 8.25, null],
    ['2 x 400 g tins|', 4, 6, '1 x 400 g can'],
    ['1 cup plus 100 g|', 4, 6, '50 g + 1/2 cup'],
    ['2-3|cans', 4, 6, '2 cans'],
    ['a few|', 4, 6, null],
    ['|', 4, 6, null],
  ])('of %s, for %d portions and then %d, is %s', (text, before, now, missing) => {
    expect(missingAmount(bought(text, before, 4), forTable(now, 4))?.text ?? null).toBe(missing);
  });

  it('follows a changed text, where the amounts can be compared', () => {
    const row = bought('400|g', 4, 4);
    expect(missingAmount({ ...row, quantity: '1', unit: 'kg' }, forTable(4, 4))).toEqual({
      quantity: '600',
      unit: 'g',
      text: '600 g',
      calculation: '1 kg − 400 g',
      exact: null,
    });
    expect(missingAmount({ ...row, quantity: '2', unit: 'cups' }, forTable(4, 4))).toBeNull();
  });

  it('counts from what a device without a connection showed, rounded as a shop sells it', () => {
    const row = { ...bought('1|can', 4, 4), boughtQuantity: '2 1/3', boughtUnit: 'cans' };
    const asShown = { ...row, boughtServingsQuarters: null };
    expect(amountBought(asShown)).toMatchObject({
      text: '3 cans',
      exact: { quantity: '2 1/3', unit: 'cans' },
    });
    expect(missingAmount(asShown, forTable(12, 4))).toBeNull();
    expect(missingAmount(asShown, forTable(13, 4))?.text).toBe('1 can');
  });

  it('is nothing before the purchase and for a purchase that nothing is remembered of', () => {
    const row = bought('400|g', 4, 4);
    expect(missingAmount({ ...row, purchased: false }, forTable(8, 4))).toBeNull();
    expect(missingAmount({ ...row, boughtPortionQuarters: null }, forTable(8, 4))).toBeNull();
  });
});

const UNITS = [
  '',
  'can',
  'cloves',
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'pint',
  'quart',
  'fl oz',
  'oz',
  'lb',
];
const anyAmount = fc.record({
  quantity: fc.oneof(
    fc.constantFrom('1/2', '2/3', '1 1/2', '2-3', '1/4-1/3', 'about 2', '1.5', '12', '47'),
    fc.integer({ min: 1, max: 900 }).map(String),
  ),
  unit: fc.constantFrom(...UNITS).map((unit) => unit || null),
});
const anyQuarters = fc.integer({ min: 1, max: 240 });

/** As shown. */
function highOf({ quantity, unit }: QuantityText): Rational {
  const [part] = sumOf([{ quantity, unit }]).parts;
  if (part === undefined) throw new Error('Every amount here is read.');
  return part.amount.high;
}

function unitOf(row: QuantityText): string {
  return sumOf([row]).parts[0]?.key ?? '';
}

/** Of the need, what is enough: all of counted things, a twentieth less of what is used in part. */
function enoughOf(row: QuantityText): Rational {
  if (sumOf([row]).parts[0]?.dimension !== 'count') return ENOUGH;
  return row.unit === 'can' ? rational(20n, 21n) : rational(1n);
}

const STEPS = { count: 1n, usVolume: 48n, usWeight: 4n, metricVolume: 50n, metricWeight: 50_000n };

/** That an amount of this kind is rounded to, in the smallest unit. */
function largestStep(row: QuantityText): Rational {
  return rational(STEPS[sumOf([row]).parts[0]?.dimension ?? 'count']);
}

/** Of others than counted things. */
const ENOUGH = rational(15n, 16n);
const TRIPS = { numRuns: 500 };

/** Exact. */
function need(row: QuantityText, portionQuarters: number, servingsQuarters: number): Rational {
  return product(highOf(row), rational(BigInt(portionQuarters), BigInt(servingsQuarters)));
}

describe('amounts of any table', () => {
  it('scale up and back to what was typed, but for rounding', () => {
    fc.assert(
      fc.property(anyAmount, anyQuarters, anyQuarters, (row, portions, servings) => {
        const up = scaledAmount(row, { portionQuarters: portions, servingsQuarters: servings });
        const back = scaledAmount(up, { portionQuarters: servings, servingsQuarters: portions });
        const share = product(enoughOf(row), enoughOf(row));
        expect(compare(highOf(back), product(highOf(row), share))).toBeGreaterThanOrEqual(0);
        const isBackBy = rational(BigInt(servings), BigInt(portions));
        const most = sum(highOf(row), product(largestStep(row), sum(isBackBy, rational(1n))));
        expect(compare(highOf(back), most)).toBeLessThanOrEqual(0);
        const { quantity, unit } = scaledAmount(row, {
          portionQuarters: servings,
          servingsQuarters: servings,
        });
        expect({ quantity, unit }).toEqual(row);
      }),
      TRIPS,
    );
  });

  it('are one amount that is read again, of the typed kind', () => {
    fc.assert(
      fc.property(anyAmount, anyQuarters, anyQuarters, (row, portionQuarters, servingsQuarters) => {
        const amount = scaledAmount(row, { portionQuarters, servingsQuarters });
        expect(sumOf([amount])).toMatchObject({ parts: [{ key: unitOf(row) }], unread: [] });
      }),
    );
  });

  it('are never below need for pieces, at most a twentieth for packages, a sixteenth for others, and at most a step above', () => {
    fc.assert(
      fc.property(anyAmount, anyQuarters, anyQuarters, (row, portionQuarters, servingsQuarters) => {
        const exact = need(row, portionQuarters, servingsQuarters);
        const amount = highOf(scaledAmount(row, { portionQuarters, servingsQuarters }));
        const least = product(exact, enoughOf(row));
        expect(compare(amount, least)).toBeGreaterThanOrEqual(0);
        expect(compare(amount, sum(exact, largestStep(row)))).toBeLessThanOrEqual(0);
      }),
      TRIPS,
    );
  });

  it('never fall while the portions rise', () => {
    fc.assert(
      fc.property(anyAmount, anyQuarters, anyQuarters, (row, portionQuarters, servingsQuarters) => {
        const less = highOf(scaledAmount(row, { portionQuarters, servingsQuarters }));
        const more = highOf(scaledAmount(row, { portionQuarters: portionQuarters + 1, servingsQuarters }));
        expect(compare(more, less)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('of a purchased ingredient are never negative, and with what was bought they are enough', () => {
    fc.assert(
      fc.property(anyAmount, anyQuarters, anyQuarters, anyQuarters, (row, before, now, servings) => {
        const meal = { portionQuarters: now, servingsQuarters: servings };
        const ingredient = bought(`${row.quantity}|${row.unit ?? ''}`, before / 4, servings / 4);
        const had = highOf(amountBought(ingredient) ?? row);
        const needed = highOf(neededAmount(ingredient, meal));
        const missing = missingAmount(ingredient, meal);
        if (missing === null) expect(compare(sum(had, largestStep(row)), needed)).toBeGreaterThanOrEqual(0);
        else {
          expect(highOf(missing).numerator).toBeGreaterThan(0n);
          const difference = sum(needed, product(had, rational(-1n)));
          // Half a can is bought as one.
          const most = sum(highOf(missing), largestStep(row));
          expect(compare(most, product(difference, ENOUGH))).toBeGreaterThanOrEqual(0);
        }
      }),
      TRIPS,
    );
  });

  it('before rounding are exact', () => {
    fc.assert(
      fc.property(anyAmount, anyQuarters, anyQuarters, (row, portionQuarters, servingsQuarters) => {
        const amount = scaledAmount(row, { portionQuarters, servingsQuarters });
        const difference = sum(
          highOf(amount.exact ?? amount),
          product(need(row, portionQuarters, servingsQuarters), rational(-1n)),
        );
        // Denominators that no text can have are rounded to millionths, and .33 oz is read as a third.
        expect(compare(difference, rational(1n, 20n))).toBeLessThan(0);
        expect(compare(difference, rational(-1n, 20n))).toBeGreaterThan(0);
      }),
      TRIPS,
    );
  });
});
