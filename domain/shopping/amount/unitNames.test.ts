import { readFileSync } from 'node:fs';
import countedUnits from '../data/countedUnits.json' with { type: 'json' };
import { readerOf, readersBy, SOURCE_READER } from '../../text/reader.ts';
import { withUnitNames } from './unitNames.ts';

const GERMAN = new Map([
  ['unit.tbsp', '{count, plural, other {EL}}'],
  ['unit.cup', '{count, plural, one {Tasse} other {Tassen}}'],
  ['unit.can', '{count, plural, one {Dose} other {Dosen}}'],
  ['unit.flOz', '{count, plural, other {Fl.-Unze}}'],
]);
beforeEach(() => readersBy(() => readerOf('de', ['de-AT'], GERMAN)));
afterEach(() => readersBy(() => SOURCE_READER));

test.each([
  ['2 tbsp', '2 EL'],
  ['1/2 cup', '1/2 Tasse'],
  ['1 1/2 cups', '1 1/2 Tassen'],
  ['2-3 cups', '2-3 Tassen'],
  ['≈ 2 (400 g) cans', '≈ 2 (400 g) Dosen'],
  ['1 can + 3 tbsp', '1 Dose + 3 EL'],
  ['2 cups (240 g)', '2 Tassen (240 g)'],
  ['8 fl oz', '8 Fl.-Unze'],
  ['500 g', '500 g'],
  ['2 × 250 g', '2 × 250 g'],
  ['a few', 'a few'],
  ['2 snorkels', '2 snorkels'],
])('in German, %s is %s', (stored, shown) => {
  expect(withUnitNames(stored)).toBe(shown);
});

test('in English, units stay', () => {
  readersBy(() => readerOf('en', [], GERMAN));
  expect(withUnitNames('2 T')).toBe('2 T');
});

test('every counted unit has a message', () => {
  const source = readFileSync('domain/shopping/amount/unitNames.ts', 'utf8');
  const ids = new Set(Array.from(source.matchAll(/'unit\.(\w+)'/g), ([, id]) => id));
  expect(countedUnits.units.flatMap(([one = '']) => (ids.has(one) ? [] : one))).toEqual([]);
});
