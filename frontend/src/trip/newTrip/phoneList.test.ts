import { listsPhone, looksLikePhone, phonesOfList, withPhone } from './phoneList.ts';

test.each([
  ['4155550123', true],
  ['(415) 555-0123', true],
  ['+1 415.555.0123', true],
  ['415-555-012', false],
  ['415-555-01234', false],
  ['115-555-0123', false],
  ['415-155-0123', false],
  ['+44 20 7946 0958', false],
  ['call 415-555-0123', false],
  ['', false],
])('%s could be a phone number: %s', (typed, expected) => {
  expect(looksLikePhone(typed)).toBe(expected);
});

test.each([
  ['', []],
  [' , ,', []],
  ['415-555-0123,(415) 555-0124', ['415-555-0123', '(415) 555-0124']],
  ['415-555-0123;\n415-555-0124\n', ['415-555-0123', '415-555-0124']],
])('the numbers of "%s"', (list, expected) => {
  expect(phonesOfList(list)).toEqual(expected);
});

test('a number is appended formatted, after the input', () => {
  expect(withPhone('', '+14155550123')).toBe('(415) 555-0123');
  expect(withPhone('415-555-0124, ', '+14155550123')).toBe('415-555-0124, (415) 555-0123');
});

test('a number that is listed in any format is not appended again', () => {
  expect(withPhone('415.555.0123', '+14155550123')).toBe('415.555.0123');
  expect(listsPhone('415.555.0123', '+14155550123')).toBe(true);
});

test('a number with an extra digit is another number', () => {
  expect(listsPhone('415-555-01234', '+14155550123')).toBe(false);
});
