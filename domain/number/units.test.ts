import { unitsOfRegion } from './units.ts';

describe('the units of a region', () => {
  it.each([
    [[], 'US'],
    [['en'], 'US'],
    [['en-US', 'de'], 'US'],
    [['es-US'], 'US'],
    [['en-LR'], 'US'],
    [['my-MM'], 'US'],
    [['en-GB'], 'METRIC'],
    [['de'], 'METRIC'],
    [['de-AT', 'en-US'], 'METRIC'],
    [['es-419'], 'METRIC'],
    [['zh-Hans-US'], 'US'],
  ])('%j: %s', (tags, units) => {
    expect(unitsOfRegion(tags)).toBe(units);
  });
});
