import { readersBy, SOURCE_READER } from '../../../../domain/text/reader.ts';
import { shortName } from './markable.ts';

afterEach(() => readersBy(() => SOURCE_READER));

test.each([
  ['en', 'Rolled Oats', 'oats'],
  ['en', 'MSG', 'MSG'],
  ['de', 'Kernige Haferflocken', 'Haferflocken'],
])('in %s "%s" is asked for as "%s"', (language, ingredient, name) => {
  readersBy(() => ({ ...SOURCE_READER, language }));
  expect(shortName(ingredient)).toBe(name);
});
