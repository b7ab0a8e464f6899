import fc from 'fast-check';
import {
  averageCents,
  centsOf,
  formatCost,
  isPaying,
  netProfitCents,
  revenueCents,
  tripsSold,
} from './finance.ts';

const PAID = { status: 'succeeded', amountCents: 999, refundedCents: 0, disputeLostAt: null };

describe('revenue', () => {
  it.each([
    [PAID, 999],
    [{ ...PAID, refundedCents: 400 }, 599],
    [{ ...PAID, refundedCents: 999 }, 0],
    [{ ...PAID, disputeLostAt: new Date() }, 0],
    [{ ...PAID, status: 'pending' }, 0],
    [{ ...PAID, status: 'failed' }, 0],
    [{ ...PAID, status: 'canceled' }, 0],
  ])('of %j is %d cents', (payment, cents) => {
    expect(revenueCents(payment)).toBe(cents);
  });

  it('counts as paying from the first cent', () => {
    expect([-1, 0, 1].map(isPaying)).toEqual([false, false, true]);
  });
});

it.each([
  ['succeeded', 5, 5],
  ['succeeded', -1, 0],
  ['pending', 5, 0],
  ['failed', 1, 0],
])('a %s payment for %d trips sold %d', (status, trips, sold) => {
  expect(tripsSold({ status, trips })).toBe(sold);
});

describe('net profit', () => {
  it.each([
    [999, 0, 999],
    [999, 4_999, 999],
    [999, 5_000, 998],
    [0, 1_005_000, -101],
    [299, 2_990_000, 0],
  ])('of %d cents and %d millionths of a dollar is %d cents', (revenue, aiCost, net) => {
    expect(netProfitCents(revenue, aiCost)).toBe(net);
  });

  it('is rounded once, after all costs are added', () => {
    const calls = fc.array(fc.nat({ max: 50_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), calls, (revenue, costs) => {
        const exact = revenue * 10_000 - costs.reduce((sum, cost) => sum + cost, 0);
        const net = netProfitCents(
          revenue,
          costs.reduce((sum, cost) => sum + cost, 0),
        );
        expect(Number.isInteger(net)).toBe(true);
        expect(Math.abs(net * 10_000 - exact)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe('an average', () => {
  it.each([
    [1000, 3, 333],
    [5, 2, 3],
    [-5, 2, -2],
    [0, 7, 0],
    [12, 0, 0],
  ])('of %d cents among %d is %d', (total, count, average) => {
    expect(averageCents(total, count)).toBe(average);
  });
});

it('half a cent rounds up', () => {
  expect([0, 4_999, 5_000, 14_999, 15_000].map(centsOf)).toEqual([0, 0, 1, 1, 2]);
});

it.each([
  [0, '$0.00'],
  [12_300, '$0.0123'],
  [12_349, '$0.0123'],
  [12_350, '$0.0124'],
  [500_000, '$0.50'],
  [1_234_000, '$1.234'],
  [999_999, '$1.00'],
  [1_234_567_890_000, '$1,234,567.89'],
])('%d millionths of a dollar are formatted as %s', (microDollars, text) => {
  expect(formatCost(microDollars)).toBe(text);
});
