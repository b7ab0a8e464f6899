import fc from 'fast-check';
import { asText } from '../../text/asText.ts';
import { formatNorthAmerican, isPhoneAbroad, isSamePhone, parseNorthAmerican } from './spelling.ts';
import { formatTypedPhone, phoneProblem } from './typing.ts';

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
    'tel:+1-415-555-0123',
    '\u202A+1 (415) 555-0123\u202C',
    '415‑555‑0123',
    '415\u00a0555\u00a00123',
  ])('spelled %s is +14155550123', (spelling) => {
    expect(parseNorthAmerican(spelling)).toBe('+14155550123');
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
        expect(new Set(spellings.map(parseNorthAmerican))).toEqual(new Set([`+1${area}${line}`]));
      }),
    );
  });

  test.each([
    ['Puerto Rico', '787 555 0123'],
    ['Puerto Rico, newer', '939 234 5678'],
    ['the US Virgin Islands', '340 555 0123'],
    ['Guam', '671 234 5678'],
    ['the Northern Mariana Islands', '670 555 0123'],
    ['American Samoa', '684 555 0123'],
    ['the Bahamas', '242 234 5678'],
    ['Jamaica', '876 555 0123'],
    ['the Dominican Republic', '809 555 0123'],
    ['an area code that is new', '357 234 5678'],
    ['toll-free', '800 234 5678'],
    ['no area code yet', '555 555 0123'],
  ])('of %s is valid by the numbering plan', (_where, spelling) => {
    expect(parseNorthAmerican(spelling)).toBe(`+1${spelling.replaceAll(' ', '')}`);
  });

  test.each([
    ['the United Kingdom', '+44 7700 900123'],
    ['the United Kingdom, with the prefix for calls abroad', '0044 7700 900123'],
    ['the United Kingdom, with the American prefix', '011 44 7700 900123'],
    ['Germany', '+49 30 901820'],
    ['Germany, mobile', '+49 151 23456789'],
    ['Mexico', '+52 55 1234 5678'],
    ['Switzerland, with ten digits', '+41 55 501 01 23'],
    ['two country codes', '+11 415 555 0123'],
    ['premium rate', '900 555 0123'],
    ['premium rate, not reserved', '900 234 5678'],
    ["Canada's satellite phones", '600 234 5678'],
    ['an area code that begins with 1', '115 555 0123'],
    ['an exchange that begins with 0', '415 055 0123'],
    ['nine digits', '415 555 012'],
    ['eleven digits', '4155 555 0123'],
    ['a digit too many', '415 555 01234'],
    ['two numbers', '415 555 0123 415 555 0124'],
    ['with an extension', '415 555 0123 ext. 5'],
    ['with an extension after a mark', '415 555 0123;ext=5'],
    ['inside a sentence', 'call 415 555 0123 please'],
    ['letters', '415-555-CODE'],
    ['an emergency number', '911'],
    ['empty', ''],
  ])('is refused: %s', (_why, spelling) => {
    expect(parseNorthAmerican(spelling)).toBeNull();
  });

  test('turns any text into E.164 or refuses it, and keeps E.164', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+ ().0-9]{6,20}$/)), (text) => {
        const phone = parseNorthAmerican(text);
        if (phone === null) return;
        expect(phone).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
        expect(parseNorthAmerican(phone)).toBe(phone);
      }),
    );
  });

  test('is never made of a part of what was typed: each digit counts', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+ ().0-9]{6,24}$/), (text) => {
        const phone = parseNorthAmerican(text);
        const digits = text.replace(/\D/g, '');
        if (phone !== null) expect([phone.slice(1), phone.slice(2)]).toContain(digits);
      }),
    );
  });
});

/** Country codes of one to three digits, without North America's. */
const countryCode = fc.constantFrom('7', '33', '41', '44', '49', '52', '61', '90', '91', '353', '420', '972');

describe('while it is typed', () => {
  test.each([
    ['', ''],
    ['4', '(4'],
    ['4155', '(415) 5'],
    ['4155550', '(415) 555-0'],
    ['4155550123', '(415) 555-0123'],
    ['+', '+'],
    ['+1', ''],
    ['+1 415', '(415'],
    ['+4', '+4'],
    ['+44 7700 900123', '+44 7700 900123'],
    ['0044 7700 900123', '0044 7700 900123'],
    ['415 555 0123 ext. 5', '415 555 0123 ext. 5'],
    ['４１５５', '(415) 5'],
  ])('%j reads %j', (typed, shown) => {
    expect(formatTypedPhone(typed)).toBe(shown);
  });

  test("another country's number stays as typed, and is left to the server", () => {
    fc.assert(
      fc.property(
        countryCode,
        fc.stringMatching(/^[2-9]\d{6,11}$/),
        fc.constantFrom('+', '+ ', '00', '011 '),
        (code, rest, prefix) => {
          for (const typed of [
            `${prefix}${code}${rest}`,
            `${prefix}${code} ${rest.slice(0, 3)} ${rest.slice(3)}`,
          ]) {
            expect(formatTypedPhone(typed)).toBe(typed);
            expect(isPhoneAbroad(typed)).toBe(true);
            expect(phoneProblem(formatTypedPhone(typed))).toBeUndefined();
          }
        },
      ),
    );
  });

  test('no digit is ever dropped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+ ().0-9]{0,24}$/), (typed) => {
        const digits = typed.replace(/\D/g, '');
        const shown = formatTypedPhone(typed).replace(/\D/g, '');
        expect([digits, digits.replace(/^1/, '')]).toContain(shown);
      }),
    );
  });
});

test('a number has one form on screens; what is none stays as it is', () => {
  expect(formatNorthAmerican('+14155550123')).toBe('(415) 555-0123');
  expect(formatNorthAmerican('+447700900123')).toBe('+447700900123');
  expect(isSamePhone('+44 7700 900123', '0044 (7700) 900-123')).toBe(true);
  expect(isSamePhone('+44 7700 900123', '+49 7700 900123')).toBe(false);
  expect(isSamePhone('+14155550123', '(415) 555-0123')).toBe(true);
  expect(isSamePhone('', '')).toBe(false);
});

test.each([
  ['415 555', 'A phone number has 10 digits.'],
  ['', 'A phone number has 10 digits.'],
  ['015 555 0123', 'Please enter a valid North American phone number.'],
  ['(415) 555-0123', undefined],
  ['+49 30 23125001', undefined],
  ['+49 30', 'Please enter a valid phone number with its country code.'],
  ['+49 30 23125001 ext. 5', 'Please enter a valid phone number with its country code.'],
])('the problem of %j is %j', (typed, problem) => {
  const found = phoneProblem(typed);
  expect(found && asText(found)).toBe(problem);
});
