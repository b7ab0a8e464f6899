import fc from 'fast-check';
import { rational, type Rational } from '../../number/rational.ts';
import { apportion, type Share, type Weight } from './apportion.ts';
import { balancesOf, sharesOf, type Balance, type Receipt, type Transfer } from './balance.ts';
import { FEWEST_TRANSFERS_UP_TO, settlement } from './settlement.ts';

const RUNS = { numRuns: 1_000 };
const PEOPLE = Array.from({ length: 8 }, (_, index) => `person ${index}`);

const balances = (ids: readonly string[], all: readonly Receipt[], transfers: readonly Transfer[]) =>
  balancesOf(
    ids,
    all.map((receipt) => ({ ...receipt, shares: sharesOf(receipt) })),
    transfers,
  );

const weights = fc
  .uniqueArray(fc.constantFrom(...PEOPLE), { maxLength: 8 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((participantId) =>
        fc
          .tuple(fc.bigInt({ min: 0n, max: 40n }), fc.bigInt({ min: 1n, max: 9n }))
          .map(([numerator, denominator]) => ({ participantId, weight: rational(numerator, denominator) })),
      ),
    ),
  );
const receipts: fc.Arbitrary<Receipt[]> = fc
  .array(
    fc.record({
      paidById: fc.constantFrom(...PEOPLE),
      cents: fc.integer({ min: -5_000, max: 100_000 }),
      weights,
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, index) => ({ id: `receipt ${index}`, ...one })));
const transfers: fc.Arbitrary<Transfer[]> = fc.array(
  fc
    .record({
      fromId: fc.constantFrom(...PEOPLE),
      toId: fc.constantFrom(...PEOPLE),
      cents: fc.integer({ min: 1, max: 50_000 }),
    })
    .filter(({ fromId, toId }) => fromId !== toId),
  { maxLength: 4 },
);

const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
const equally = (...ids: string[]) => ids.map((participantId) => ({ participantId, weight: rational(1n) }));

describe('the shares of a receipt', () => {
  it.each([
    ['whole cents', 100, ['a', 'b'], null, { a: 50, b: 50 }],
    ['the cent left over to the payer', 100, ['a', 'b', 'c'], 'c', { a: 33, b: 33, c: 34 }],
    ['or to the first by id', 100, ['c', 'b', 'a'], 'd', { a: 34, b: 33, c: 33 }],
    ['a refund like a payment', -100, ['a', 'b', 'c'], 'b', { a: -33, b: -34, c: -33 }],
    ['less than a cent each', 1, ['a', 'b'], null, { a: 1, b: 0 }],
  ])('are %s', (_, cents, ids, payer, shares) => {
    const split = apportion(cents, equally(...ids), payer);
    expect(Object.fromEntries(split.map((share) => [share.participantId, share.cents]))).toEqual(shares);
  });

  it('follow portions: the largest remainder gets the cent', () => {
    const portions = [
      { participantId: 'ana', weight: rational(1n, 4n) },
      { participantId: 'leo', weight: rational(3n, 4n) },
    ];
    expect(apportion(1_001, portions, null)).toEqual([
      { participantId: 'ana', cents: 250 },
      { participantId: 'leo', cents: 751 },
    ]);
  });

  it('fall to the payer if nobody has a weight', () => {
    const receipt = { id: 'r', paidById: 'ana', cents: 700, weights: [] };
    expect(sharesOf(receipt)).toEqual([{ participantId: 'ana', cents: 700 }]);
    expect(sharesOf({ ...receipt, weights: [{ participantId: 'leo', weight: rational(0n) }] })).toEqual([
      { participantId: 'ana', cents: 700 },
    ]);
  });

  it('add up to it, each within a cent of the exact share, in any order of the weights', () => {
    fc.assert(
      fc.property(receipts, (all) => {
        for (const receipt of all) {
          const shares = sharesOf(receipt);
          const reversed = sharesOf({ ...receipt, weights: [...receipt.weights].reverse() });
          expect({
            sum: total(shares.map(({ cents }) => cents)),
            isExact: receipt.weights.every((weight) => isWithinACent(receipt, weight, shares)),
            lines: reversed.map(line).sort(),
          }).toEqual({ sum: receipt.cents, isExact: true, lines: shares.map(line).sort() });
        }
      }),
      RUNS,
    );
  });
});

describe('the balances', () => {
  it('of a trip with a refund and a transfer', () => {
    const groceries = { id: '1', paidById: 'ana', cents: 3_000, weights: equally('ana', 'leo', 'sam') };
    const deposit = { id: '2', paidById: 'leo', cents: -600, weights: equally('ana', 'leo') };
    const transfer = { fromId: 'sam', toId: 'ana', cents: 400 };
    expect(balances(['ana', 'leo', 'sam', 'mia'], [groceries, deposit], [transfer])).toEqual([
      { participantId: 'ana', paid: 3_000, share: 700, transferred: -400, balance: 1_900 },
      { participantId: 'leo', paid: -600, share: 700, transferred: 0, balance: -1_300 },
      { participantId: 'sam', paid: 0, share: 1_000, transferred: 400, balance: -600 },
      { participantId: 'mia', paid: 0, share: 0, transferred: 0, balance: 0 },
    ]);
  });

  it('keep those who left', () => {
    const receipt = { id: '1', paidById: 'gone', cents: 100, weights: equally('ana') };
    expect(
      balances(['ana'], [receipt], []).map(({ participantId, balance }) => [participantId, balance]),
    ).toEqual([
      ['ana', -100],
      ['gone', 100],
    ]);
  });

  it('add up to 0, in any order of the receipts', () => {
    fc.assert(
      fc.property(receipts, transfers, (all, given) => {
        const result = balances(PEOPLE, all, given);
        expect(total(result.map(({ balance }) => balance))).toBe(0);
        expect(balances(PEOPLE, [...all].reverse(), [...given].reverse())).toEqual(result);
      }),
      RUNS,
    );
  });
});

it('the example of docs/testing.md holds', () => {
  const thirds = ['ana', 'ben', 'cat'].map((participantId) => ({ participantId, weight: rational(1n, 3n) }));
  const receipts = [{ id: '1', paidById: 'ana', cents: 1000, weights: thirds }];
  const all = balances(['ana', 'ben', 'cat'], receipts, []);
  expect(all.map(({ share, balance }) => [share, balance])).toEqual([
    [334, 666],
    [333, -333],
    [333, -333],
  ]);
  expect(settlement(all)).toEqual([
    { fromId: 'cat', toId: 'ana', cents: 333 },
    { fromId: 'ben', toId: 'ana', cents: 333 },
  ]);
});

describe('settling up', () => {
  it('pays within groups that are even among themselves', () => {
    const open = [
      ['ana', 500],
      ['ben', 300],
      ['cat', -300],
      ['dan', -250],
      ['eve', -250],
    ] as const;
    expect(
      settlement(open.map(([participantId, balance]) => ({ participantId, balance }))).map(line),
    ).toEqual(expect.arrayContaining(['cat ben 300', 'dan ana 250', 'eve ana 250']));
  });

  it('leaves nothing open, and pays nobody who has to pay', () => {
    fc.assert(
      fc.property(receipts, transfers, (all, given) => {
        const before = balances(PEOPLE, all, given);
        const paid = settlement(before);
        const after = balances(PEOPLE, all, [...given, ...paid]);
        expect(after.every(({ balance }) => balance === 0)).toBe(true);
        const isSensible = ({ fromId, toId, cents }: Transfer): boolean =>
          cents > 0 && balanceOf(before, fromId) < 0 && balanceOf(before, toId) > 0;
        expect(paid.every(isSensible)).toBe(true);
        const open = before.filter(({ balance }) => balance !== 0).length;
        expect(paid.length).toBeLessThanOrEqual(Math.max(0, open - 1));
        expect(settlement([...before].reverse())).toEqual(paid);
      }),
      RUNS,
    );
  });

  it('needs the fewest transfers, as trying all groupings of up to 8 people shows', () => {
    // Small sums, so that many groups are even among themselves.
    const small = fc
      .array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 7 })
      .map((some) => [...some, -total(some)]);
    fc.assert(
      fc.property(small, (sums) => {
        const open = sums.map((balance, index) => ({ participantId: `p${index}`, balance }));
        const owing = sums.filter((one) => one !== 0);
        expect(settlement(open)).toHaveLength(owing.length - groupsByTrying(owing, []));
      }),
      { numRuns: 2_000 },
    );
  });

  it('needs at most one transfer less than people beyond', () => {
    const many = fc
      .array(fc.integer({ min: -9_000, max: 9_000 }), { minLength: FEWEST_TRANSFERS_UP_TO, maxLength: 100 })
      .map((some) => [...some, -total(some)]);
    fc.assert(
      fc.property(many, (sums) => {
        const open = sums.map((balance, index) => ({ participantId: `p${index}`, balance }));
        const paid = settlement(open);
        const left = new Map(open.map(({ participantId, balance }) => [participantId, balance]));
        for (const { fromId, toId, cents } of paid) {
          left.set(fromId, (left.get(fromId) ?? 0) + cents);
          left.set(toId, (left.get(toId) ?? 0) - cents);
        }
        expect([...left.values()].every((balance) => balance === 0)).toBe(true);
        expect(paid.length).toBeLessThanOrEqual(sums.length - 1);
      }),
    );
  });
});

/** The most groups that are even, by putting each person into each group. */
function groupsByTrying([first, ...rest]: readonly number[], groups: readonly number[]): number {
  if (first === undefined) return groups.every((sum) => sum === 0) ? groups.length : -1;
  const into = groups.map((_, index) =>
    groupsByTrying(
      rest,
      groups.map((sum, at) => (at === index ? sum + first : sum)),
    ),
  );
  return Math.max(groupsByTrying(rest, [...groups, first]), ...into);
}

function balanceOf(all: readonly Balance[], id: string): number {
  return all.find(({ participantId }) => participantId === id)?.balance ?? 0;
}

function isWithinACent(
  receipt: Receipt,
  { participantId, weight }: Weight,
  shares: readonly Share[],
): boolean {
  const sum = total(receipt.weights.map((one) => toNumber(one.weight)));
  const cents = shares.find((share) => share.participantId === participantId)?.cents ?? 0;
  return sum === 0 || Math.abs(cents - (receipt.cents * toNumber(weight)) / sum) < 1 + 1e-6;
}

function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function line(one: object): string {
  return Object.values(one).join(' ');
}
