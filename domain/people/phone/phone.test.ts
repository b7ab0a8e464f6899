import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getExampleNumber } from 'libphonenumber-js/max';
import {
  callingCode,
  countryOfPhone,
  formatPhone,
  parsePhone,
  phoneCountries,
  placeOfPhone,
  readTypedPhone,
  withTerritories,
  type PhoneCountry,
} from './phone.ts';

/** Reserved for examples and drama where the country has such numbers, else the example of its numbering plan. */
const NUMBERS: readonly [PhoneCountry, e164: string, shown: string, national: string][] = [
  ['US', '+14155550123', '(415) 555-0123', '(415) 555-0123'],
  ['CA', '+16135550123', '(613) 555-0123', '(613) 555-0123'],
  ['PR', '+17875550123', '(787) 555-0123', '(787) 555-0123'],
  ['JM', '+18765550123', '(876) 555-0123', '(876) 555-0123'],
  ['DE', '+493023125001', '+49 30 23125001', '030 23125001'],
  ['GB', '+442079460958', '+44 20 7946 0958', '020 7946 0958'],
  ['FR', '+33199001234', '+33 1 99 00 12 34', '01 99 00 12 34'],
  ['ES', '+34612345678', '+34 612 34 56 78', '612 34 56 78'],
  ['IT', '+390612345678', '+39 06 1234 5678', '06 1234 5678'],
  ['AT', '+43664123456', '+43 664 123456', '0664 123456'],
  ['CH', '+41781234567', '+41 78 123 45 67', '078 123 45 67'],
  ['NL', '+31612345678', '+31 6 12345678', '06 12345678'],
  ['BE', '+32470123456', '+32 470 12 34 56', '0470 12 34 56'],
  ['SE', '+46701740605', '+46 70 174 06 05', '070-174 06 05'],
  ['PL', '+48512345678', '+48 512 345 678', '512 345 678'],
  ['AU', '+61491570156', '+61 491 570 156', '0491 570 156'],
  ['NZ', '+64211234567', '+64 21 123 4567', '021 123 4567'],
  ['IN', '+918123456789', '+91 81234 56789', '081234 56789'],
  ['JP', '+819012345678', '+81 90 1234 5678', '090-1234-5678'],
  ['BR', '+5511961234567', '+55 11 96123 4567', '(11) 96123-4567'],
  ['MX', '+522221234567', '+52 222 123 4567', '222 123 4567'],
  ['ZA', '+27711234567', '+27 71 123 4567', '071 123 4567'],
];

describe.each(NUMBERS)('a number of %s', (country, e164, shown, national) => {
  test(`is ${e164} and is shown as ${shown}`, () => {
    expect(formatPhone(e164)).toBe(shown);
    expect(parsePhone(shown)).toBe(e164);
    expect(parsePhone(e164.replace('+', '00'))).toBe(e164);
    expect(countryOfPhone(e164)).toBe(country);
  });

  test(`is typed as ${national}, and sent with its country code`, () => {
    const typed = readTypedPhone(national, country);
    expect(typed).toMatchObject({ country, national });
    expect(parsePhone(typed?.international ?? '')).toBe(e164);
    expect(readTypedPhone(e164, 'US')).toMatchObject({ country, national });
  });
});

test('every country has a number that reads back as it is shown and typed', () => {
  for (const country of phoneCountries()) {
    const example = getExampleNumber(country, examples);
    if (example === undefined || parsePhone(example.number) === null) continue;
    expect([country, parsePhone(formatPhone(example.number))]).toEqual([country, example.number]);
    const typed = readTypedPhone(example.formatNational(), country);
    expect([country, parsePhone(typed?.international ?? '')]).toEqual([country, example.number]);
    expect(example.number.startsWith(callingCode(country))).toBe(true);
  }
});

test('what is shown of a North American number reads back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/), (national) => {
      const phone = parsePhone(national);
      if (phone === null) return;
      expect(phone).toBe(`+1${national}`);
      expect(formatPhone(phone)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(parsePhone(formatPhone(phone))).toBe(phone);
    }),
  );
});

test('any text is a number that reads back, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(\+|00)[-+ ().0-9]{6,20}$/)), (text) => {
      const phone = parsePhone(text);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(parsePhone(phone)).toBe(phone);
      expect(parsePhone(formatPhone(phone))).toBe(phone);
    }),
  );
});

/** Areas of +1 outside the US, its territories and Canada. */
const ISLANDS: readonly [PhoneCountry, ...string[]][] = [
  ['AG', '268'],
  ['AI', '264'],
  ['BB', '246'],
  ['BM', '441'],
  ['BS', '242'],
  ['DM', '767'],
  ['DO', '809', '829', '849'],
  ['GD', '473'],
  ['JM', '876', '658'],
  ['KN', '869'],
  ['KY', '345'],
  ['LC', '758'],
  ['MS', '664'],
  ['SX', '721'],
  ['TC', '649'],
  ['TT', '868'],
  ['VC', '784'],
  ['VG', '284'],
];

test.each(ISLANDS)('an area of +1 in %s counts as its country', (country, ...areas) => {
  for (const area of areas) {
    const phone = parsePhone(`${area} 555 0123`);
    expect(phone).toBe(`+1${area}5550123`);
    expect([countryOfPhone(phone ?? ''), placeOfPhone(phone ?? '')]).toEqual([country, country]);
  }
});

test.each<[PhoneCountry, ...string[]]>([
  ['PR', '787', '939'],
  ['VI', '340'],
  ['GU', '671'],
  ['AS', '684'],
  ['MP', '670'],
])('the territory %s goes with the US, and its areas count apart', (country, ...areas) => {
  expect(withTerritories(['US']).has(country)).toBe(true);
  for (const area of areas) {
    const phone = parsePhone(`(${area}) 555-0123`) ?? '';
    expect([countryOfPhone(phone), placeOfPhone(phone)]).toEqual([country, `+1${area}`]);
  }
});

test.each([
  ['premium rate, North America', '900 234 5678'],
  ['personal numbers, North America', '500 234 5678'],
  ['satellite phones, Canada', '600 234 5678'],
  ['premium rate, Germany', '+49 900 1 234567'],
  ['shared cost, Germany', '+49 180 1 234567'],
  ['premium rate, the United Kingdom', '+44 909 879 0123'],
  ['personal numbers, the United Kingdom', '+44 70 1234 5678'],
  ['premium rate, France', '+33 8 91 12 34 56'],
  ['premium rate, Austria', '+43 900 123456'],
  ['Inmarsat', '+870 773 111 632'],
  ['Iridium and Globalstar', '+881 612 345 678'],
  ['international networks', '+882 13 123 456'],
  ['international networks', '+883 510 012 345 678'],
  ['universal personal numbers', '+878 10 1234567890'],
  ['international premium rate', '+979 123 456 789'],
  ['international shared cost', '+808 1234 5678'],
  ['international toll-free', '+800 1234 5678'],
  ['no country code', '+999 123 456 789'],
  ['too short', '+49 30 23'],
  ['too long', '+49 30 23125001 23125001 1'],
  ['an extension', '+49 30 23125001 ext. 5'],
  ['letters', '+49 30 CAMPING'],
  ['a sentence', 'call +49 30 23125001 please'],
  ['two numbers', '+49 30 23125001 +49 30 23125002'],
])('is never texted: %s, %s', (_why, typed) => {
  expect(parsePhone(typed)).toBeNull();
});

describe('while it is typed', () => {
  test.each<[string, PhoneCountry, PhoneCountry, national: string, international: string]>([
    ['', 'DE', 'DE', '', '+49 '],
    ['030', 'DE', 'DE', '030', '+49 030'],
    ['03023125001', 'DE', 'DE', '030 23125001', '+49 30 23125001'],
    ['2025550123', 'DE', 'DE', '2025550123', '+49 202 5550123'],
    ['+49', 'US', 'DE', '', '+49 '],
    ['+49 30 23125001', 'US', 'DE', '030 23125001', '+49 30 23125001'],
    ['0049 30 23125001', 'FR', 'DE', '030 23125001', '+49 30 23125001'],
    ['+44 20 7946 0958', 'US', 'GB', '020 7946 0958', '+44 20 7946 0958'],
    ['011-555-0123', 'JP', 'JP', '011-555-0123', '+81 11 555 0123'],
  ])('%j in %s', (typed, country, found, national, international) => {
    expect(readTypedPhone(typed, country)).toEqual({ country: found, national, international });
  });

  test.each(['+', '+4', '+44', '+44 20', '+7'])('%j leaves the country open', (typed) => {
    expect(readTypedPhone(typed, 'US')).toBeNull();
  });
});
