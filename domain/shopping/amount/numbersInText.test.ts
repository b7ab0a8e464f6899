import * as fc from 'fast-check';
import { shownNumbers, typedNumbers } from './numbersInText.ts';
import { readerOf, readersBy, SOURCE_READER } from '../../text/reader.ts';

const readIn = (language: string) => readersBy(() => readerOf(language));
afterEach(() => readersBy(() => SOURCE_READER));

test.each([
  ['de', '1,5 l Milch, 3,5 %', '1.5 l Milch, 3,5 %'],
  ['de', '1.234,5 g', '1234.5 g'],
  ['de', '1.500 g', '1500 g'],
  ['de', '1,500 kg', '1.500 kg'],
  ['de', '1.5 kg', '1.5 kg'],
  ['de', '0.125 l', '0.125 l'],
  ['de', '1,5-2,5 kg', '1.5-2.5 kg'],
  ['de', '1 1/2 EL, 80/20', '1 1/2 EL, 80/20'],
  ['de', '2 400-g-Dosen', '2 400-g-Dosen'],
  ['de', '10,15,20', '10,15,20'],
  ['fr', '1\u202F234,5 g', '1234.5 g'],
  ['fr', '1\u00A0500 g', '1500 g'],
  ['fr', '1 234,5 g', '1234.5 g'],
  ['fr', '2 400 g', '2 400 g'],
  ['fr', '0,25 l', '0.25 l'],
  ['es', '1.234.567,25', '1234567.25'],
  ['es', '1½ tazas', '1½ tazas'],
  ['en', '1,000 g', '1,000 g'],
  ['en', '1,5 l', '1,5 l'],
  ['en', '1.500 l', '1.500 l'],
])('in %s, %j is stored as %j', (language, typed, stored) => {
  readIn(language);
  expect(typedNumbers(typed)).toBe(stored);
});

test.each([
  ['de', '1.5 l', '1,5 l'],
  ['de', '1,000.5 g', '1.000,5 g'],
  ['de', '1.125 kg', '1,125 kg'],
  ['de', '1,5 l', '1,5 l'],
  ['de', '1-1.5 kg', '1-1,5 kg'],
  ['fr', '12,000 g', '12\u202F000 g'],
  ['es', '2.5 tazas', '2,5 tazas'],
  ['en', '1,000.5 g', '1,000.5 g'],
])('in %s, %j is shown as %j', (language, stored, shown) => {
  readIn(language);
  expect(shownNumbers(stored)).toBe(shown);
});

test('a stored amount is shown and typed again without a change', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('de', 'fr', 'es', 'en'),
      fc.nat(9_999_999),
      fc.constantFrom('', '.5', '.25', '.125', '.3333'),
      (language, whole, places) => {
        readIn(language);
        const stored = `${whole}${places}`;
        expect(typedNumbers(shownNumbers(`${stored} g`))).toBe(`${stored} g`);
      },
    ),
  );
});
