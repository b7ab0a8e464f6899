import fc from 'fast-check';
import { asText } from '../text/asText.ts';
import { rational } from '../number/rational.ts';
import { formulasIn, RISKY_SIGNS, spreadsheetRows } from '../testdata/spreadsheet.ts';
import { balancesOf } from './split/balance.ts';
import { decimalAmount, readDecimal } from './split/amountText.ts';
import { costsCsv } from './costsCsv.ts';
import { costAttendance } from './costAttendance.ts';
import { newReceiptFields, receiptChangeFields } from './receiptFields.ts';
import type { PaidReceipt } from './receipt.ts';
import { settlementLines } from './settlementText.ts';
import type { SharedReceipt, TripCosts } from './tripCosts.ts';

const NAMES: Readonly<Record<string, string>> = { maya: 'Maya', leo: '=HYPERLINK("x")', eve: 'Eve, "E"' };
const nameOf = (id: string) => NAMES[id] ?? '';

test('a settlement is copied as plain lines', () => {
  const transfers = [
    { fromId: 'eve', toId: 'maya', cents: 4_550 },
    { fromId: 'eve', toId: 'maya', cents: 100_000 },
  ];
  expect(settlementLines(transfers, () => 'Leo', 'USD').map(asText)).toEqual([
    'Leo pays Leo $45.50',
    'Leo pays Leo $1,000.00',
  ]);
});

const riskyText = fc.string({ unit: fc.constantFrom(...RISKY_SIGNS) });

describe('a CSV of costs', () => {
  const paid: PaidReceipt = {
    id: 'r',
    paidById: 'maya',
    amountCents: 1_000,
    currency: 'EUR',
    rate: '1.5',
    label: '@sum\nof all',
    date: '2026-06-13',
    kind: 'groceries',
    split: 'equal',
    mealIds: [],
    shares: [],
    frozenAt: null,
    version: 1,
  };
  const shared: SharedReceipt = {
    receipt: paid,
    paidById: 'maya',
    cents: 1_500,
    coverage: null,
    shares: [
      { participantId: 'maya', cents: 750 },
      { participantId: 'leo', cents: 750 },
    ],
  };
  const costs: TripCosts = {
    receipts: [shared],
    balances: balancesOf(['maya', 'leo', 'eve'], [shared], [{ fromId: 'leo', toId: 'maya', cents: 500 }]),
    attendance: costAttendance({
      plan: { startDate: '2026-06-13', endDate: '2026-06-14', mealTypes: [] },
      meals: [],
      eaters: [],
      exceptions: [],
      partOf: () => null,
    }),
  };
  const csv = costsCsv(costs, {
    currency: 'USD',
    nameOf,
    transfers: [{ fromId: 'leo', toId: 'maya', cents: 500, date: '2026-06-20' }],
  });

  it('starts with a byte order mark and has receipts, balances and payments', () => {
    expect(csv).toBe(
      [
        `\uFEFFDate,Label,Kind,Split,Paid by,Amount,Currency,Rate,Amount in USD,Maya,"'=HYPERLINK(""x"")","Eve, ""E"""`,
        `2026-06-13,'@sum of all,groceries,equal,Maya,10.00,EUR,1.5,15.00,7.50,7.50,0.00`,
        '',
        'Name,Paid,Share,Transferred,Balance',
        'Maya,15.00,7.50,-5.00,2.50',
        `"'=HYPERLINK(""x"")",0.00,7.50,5.00,-2.50`,
        '"Eve, ""E""",0.00,0.00,0.00,0.00',
        '',
        'From,To,Amount,Paid on',
        `"'=HYPERLINK(""x"")",Maya,5.00,2026-06-20`,
        `"'=HYPERLINK(""x"")",Maya,2.50,`,
        '',
      ].join('\r\n'),
    );
  });

  it('has no formulas, and leaves negative amounts numbers', () => {
    fc.assert(
      fc.property(riskyText, riskyText, (name, label) => {
        const labelled = costs.receipts.map((one) => ({ ...one, receipt: { ...one.receipt, label } }));
        const text = costsCsv(
          { ...costs, receipts: labelled },
          { currency: 'USD', nameOf: () => name, transfers: [] },
        );
        expect(formulasIn(text)).toEqual([]);
        expect(spreadsheetRows(text, ',').flat()).toContain('-2.50');
      }),
    );
  });
});

describe('an amount of an API', () => {
  it.each([
    ['12.50', 'USD', 1_250],
    ['12.5', 'USD', 1_250],
    ['12', 'USD', 1_200],
    ['1200', 'JPY', 1_200],
    ['1.234', 'KWD', 1_234],
    ['1.234', 'USD', null],
    ['1,50', 'USD', null],
    ['1200.5', 'JPY', null],
    ['-1', 'USD', -100],
    ['-12.50', 'USD', -1_250],
    ['--1', 'USD', null],
    ['1e3', 'USD', null],
    ['999999999999', 'USD', null],
  ])('%s %s', (text, currency, cents) => {
    expect(readDecimal(text, currency)).toBe(cents);
  });

  it.each([
    [1_250, 'USD', '12.50'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [1_200, 'JPY', '1200'],
    [1_234, 'KWD', '1.234'],
  ])('%d of %s is written as %s', (cents, currency, text) => {
    expect(decimalAmount(cents, currency)).toBe(text);
  });
});

describe('the fields of a receipt', () => {
  const fields = { kind: 'groceries', date: '2026-06-13', amountCents: 100 };
  const firstError = (more: object) =>
    newReceiptFields.safeParse({ ...fields, ...more }).error?.issues[0]?.message;

  it.each([
    [{ kind: 'fuel' }, 'Kind has to be one of groceries, other.'],
    [{ date: '2026-02-30' }, 'Date has to be a calendar date such as 2026-06-13.'],
    [{ currency: 'XYZ' }, 'Currency has to be a code of ISO 4217, such as EUR.'],
    [{ rate: '0' }, 'The rate has to be a number above 0, with at most 9 digits on each side of the point.'],
    [{ amountCents: 1.5 }, 'An amount has to be a whole number of cents.'],
    [{ amountCents: 1_000_000_000_000 }, 'This amount is too large.'],
    [{ amount: true }, 'An amount has to be text or a number.'],
    [{ split: 'halves' }, 'Split has to be one of by-portions, equal, shares.'],
    [{ label: 'x'.repeat(121) }, 'Label can have at most 120 characters.'],
    [{ shares: [7] }, 'A share has to be a participant and an amount.'],
    [{ mealIds: ['soup'] }, 'Meal id is not a valid id.'],
    [{}, undefined],
  ])('%j', (more, message) => {
    expect(firstError(more)).toBe(message);
  });

  it('are as absent if null, but for currency and rate, which it takes back', () => {
    expect(receiptChangeFields.parse({ split: null, currency: null, rate: null, mealIds: null })).toEqual({
      currency: null,
      rate: null,
    });
  });

  it('take rates as typed', () => {
    expect(receiptChangeFields.parse({ rate: ' 1,5 ', currency: 'eur' })).toMatchObject({
      rate: '1.5',
      currency: 'EUR',
    });
  });
});

test('weights are exact for any portions', () => {
  const eaters = [1, 3, 8].map((portionQuarters, index) => ({
    id: `e${index}`,
    participantId: `p${index}`,
    isCompanion: false,
    sharePaidById: null,
    portionQuarters,
    group: null,
    avoids: [],
    arrives: null,
    leaves: null,
  }));
  const plan = { startDate: '2026-06-13', endDate: '2026-06-14', mealTypes: ['dinner'] as const };
  const { weights } = costAttendance({
    plan,
    meals: [],
    eaters,
    exceptions: [],
    partOf: () => null,
  }).coverage([]);
  expect(weights.map(({ weight }) => weight)).toEqual([2n, 6n, 16n].map((quarters) => rational(quarters)));
});
