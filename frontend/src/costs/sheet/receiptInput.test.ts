import fc from 'fast-check';
import { newReceiptFields } from '../../../../domain/costs/receiptFields.ts';
import { VIEWER } from '../../../test/answers/tripAnswers.ts';
import { receiptChange, receiptProblems, receiptValues, type ReceiptInput } from './receiptInput.ts';

const USD = 'USD';
const empty: ReceiptInput = {
  version: null,
  amount: '',
  currency: USD,
  rate: '',
  label: '',
  paidById: VIEWER.id,
  date: '2030-06-13',
  target: 'all',
  mealIds: [],
  split: 'BY_PORTIONS',
  participantIds: [VIEWER.id],
  shares: {},
};

test.each<[Partial<ReceiptInput>, object]>([
  [{}, {}],
  [{ amount: 'much' }, { amount: 'Please enter an amount, like $12.50.' }],
  [{ amount: '0' }, { amount: 'Please enter an amount, like $12.50.' }],
  [{ date: '' }, { date: 'Please choose a day.' }],
  [{ date: '2030-02-30' }, { date: 'Please choose a day.' }],
  [{ currency: 'EUR' }, { rate: 'Please enter the rate, like 1.0842.' }],
  [{ currency: 'EUR', rate: '0' }, { rate: 'Please enter the rate, like 1.0842.' }],
  [{ currency: 'EUR', rate: ' 1,0842 ' }, {}],
  [{ currency: USD, rate: 'none' }, {}],
  [{ label: 'x'.repeat(120) + ' ' }, {}],
  [{ label: 'x'.repeat(121) }, { label: 'Label can have at most 120 characters.' }],
  [{ label: '\uD83C' }, { label: 'The text contains characters that cannot be stored. Please remove them.' }],
  [{ target: 'some' }, { mealIds: 'Please choose at least one meal.' }],
  [{ split: 'EQUAL', participantIds: [] }, { participantIds: 'Please choose at least one person.' }],
  [{ split: 'SHARES', shares: { [VIEWER.id]: 'all' } }, { shares: 'Please check the amounts.' }],
  [{ split: 'SHARES', shares: { [VIEWER.id]: '8' } }, { shares: '$4.50 left to split' }],
])('%j', (typed, problems) => {
  expect(receiptProblems({ ...empty, amount: '12.50', ...typed }, USD)).toEqual(problems);
});

const typedText = (...texts: readonly string[]) => fc.oneof(fc.constantFrom(...texts), fc.string());

test('what has no problem is taken by the fields of the API', () => {
  const typed = fc.record({
    amount: typedText('12.50', '-3', '1.234,50', '999999999999'),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    rate: typedText('', '1.0842', '1,5', '0', '12345678901'),
    label: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 118, maxLength: 123 })),
    date: typedText('2030-06-13', '2030-02-30', ''),
    split: fc.constantFrom('BY_PORTIONS' as const, 'EQUAL' as const),
  });
  fc.assert(
    fc.property(typed, (fields) => {
      const input = { ...empty, ...fields };
      fc.pre(Object.keys(receiptProblems(input, USD)).length === 0);
      const values = receiptValues(input, USD);
      const sent = receiptChange(values, ['amount', 'label', 'paidById', 'date', 'split'], USD);
      const split = fields.split === 'EQUAL' ? 'equal' : 'by-portions';
      expect(newReceiptFields.safeParse({ ...sent, kind: 'other', split }).error?.issues).toBeUndefined();
    }),
  );
});
