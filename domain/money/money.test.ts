import { decimalMoney, formatMoney } from './money.ts';

test.each([
  [0, '$0.00', '0.00'],
  [5, '$0.05', '0.05'],
  [99, '$0.99', '0.99'],
  [299, '$2.99', '2.99'],
  [2999, '$29.99', '29.99'],
  [100_000, '$1,000.00', '1000.00'],
  [123_456_789, '$1,234,567.89', '1234567.89'],
  [-299, '-$2.99', '-2.99'],
])('%d cents are %s', (cents, formatted, decimal) => {
  expect(formatMoney(cents)).toBe(formatted);
  expect(decimalMoney(cents)).toBe(decimal);
});
