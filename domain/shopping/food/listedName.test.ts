import { foodKey } from './foodKey.ts';
import { listedName } from './listedName.ts';
import { storeSection } from './storeSection.ts';

const rowOf = (name: string, unit: string | null, alternatives: string[] = []) => ({
  name,
  unit,
  alternatives,
  selectedAlternative: alternatives.length,
});

const FRESH =
  `tomatoes, corn, peaches, mushrooms, green beans, peas, pineapple, beets, potatoes, pumpkin, jalapenos, spinach,
  tuna, salmon, sardines, chicken, crab, clams, ham`.split(/,\s+/);
const ONLY_CANNED =
  `black beans, chickpeas, diced tomatoes, tomato paste, coconut milk, beer, soda, soup, evaporated milk,
  canned tomatoes, bug spray`.split(/,\s+/);

describe('the name to buy', () => {
  it.each(FRESH)('of cans is another food than fresh, with the canned goods: %s', (name) => {
    for (const unit of ['can', 'cans', 'tins', '(14 oz) cans', 'jar']) {
      const listed = listedName(rowOf(name, unit));
      expect(foodKey(listed)).not.toBe(foodKey(name));
      expect(storeSection(listed)).toBe('Pantry & Dry Goods');
    }
  });

  it('of cans is that of the same food by its whole name', () => {
    expect(listedName(rowOf('Tomatoes', 'cans'))).toBe('Canned tomatoes');
    expect(foodKey(listedName(rowOf('Tomatoes', 'tins')))).toBe(foodKey('canned tomatoes'));
    expect(listedName(rowOf('Mushrooms', 'jars'))).toBe('Jarred mushrooms');
  });

  it.each(ONLY_CANNED)('of what is only sold so stays: %s', (name) => {
    expect(listedName(rowOf(name, 'cans'))).toBe(name);
  });

  it.each([null, 'lb', 'cups', 'bag', 'head', 'candles'])('of anything else stays: %s', (unit) => {
    expect(listedName(rowOf('tomatoes', unit))).toBe('tomatoes');
  });

  it('of a chosen alternative is its own', () => {
    expect(listedName(rowOf('tomatoes', 'cans', ['red bell peppers']))).toBe('red bell peppers');
  });
});
