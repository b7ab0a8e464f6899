import fc from 'fast-check';
import { parsePhone } from './phone.ts';

const digit = fc.integer({ min: 0, max: 9 });
const areaCode = fc.constantFrom(
  '202',
  '212',
  '303',
  '310',
  '403',
  '415',
  '416',
  '503',
  '604',
  '718',
  '867',
  '907',
);
const reservedLine = fc.tuple(digit, digit).map(([a, b]) => `55501${a}${b}`);

describe('a phone number', () => {
  test.each([
    '4155550123',
    '14155550123',
    '(415) 555-0123',
    '415-555-0123',
    '415.555.0123',
    '+1 415 555 0123',
    '1 (415) 555-0123',
    '  +14155550123  ',
    '415 555 0123',
    '４１５５５５０１２３',
  ])('spelled %s is +14155550123', (spelling) => {
    expect(parsePhone(spelling)).toBe('+14155550123');
  });

  test('seven spellings are the same number', () => {
    fc.assert(
      fc.property(areaCode, reservedLine, (area, line) => {
        const [exchange, last] = [line.slice(0, 3), line.slice(3)];
        const spellings = [
          `${area}${line}`,
          `1${area}${line}`,
          `+1${area}${line}`,
          `(${area}) ${exchange}-${last}`,
          `${area}.${exchange}.${last}`,
          `+1 ${area} ${exchange} ${last}`,
          `1-${area}-${exchange}-${last}`,
        ];
        expect(new Set(spellings.map(parsePhone))).toEqual(new Set([`+1${area}${line}`]));
      }),
    );
  });

  test.each([
    ['Jamaica', '876 555 0123'],
    ['Jamaica, not reserved', '876 234 5678'],
    ['the Dominican Republic', '809 555 0123'],
    ['Puerto Rico', '787 555 0123'],
    ['premium rate', '900 555 0123'],
    ['premium rate, not reserved', '900 234 5678'],
    ['toll-free', '800 555 0123'],
    ['toll-free, newer', '833 234 5678'],
    ['personal', '500 555 0123'],
    ['no area code that exists', '555 555 0123'],
    ['an area code that begins with 1', '115 555 0123'],
    ['an exchange that begins with 0', '415 055 0123'],
    ['Germany', '+49 30 901820'],
    ['nine digits', '415 555 012'],
    ['eleven digits', '4155 555 0123'],
    ['with an extension', '415 555 0123 ext. 5'],
    ['inside a sentence', 'call 415 555 0123 please'],
    ['letters', '415-555-CODE'],
    ['an emergency number', '911'],
    ['empty', ''],
  ])('is refused: %s', (_why, spelling) => {
    expect(parsePhone(spelling)).toBeNull();
  });

  test('turns any text into E.164 or refuses it, and keeps E.164', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+ ().0-9]{6,20}$/)), (text) => {
        const phone = parsePhone(text);
        if (phone === null) return;
        expect(phone).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
        expect(parsePhone(phone)).toBe(phone);
      }),
    );
  });
});
