import { withGlyphs } from './fractionGlyphs.ts';

it.each([
  ['1 1/2 cups', '1½ cups'],
  ['3/4 lb', '¾ lb'],
  ['10 2/3 cups flour for 12 1/8 cups', '10⅔ cups flour for 12⅛ cups'],
  ['4 1/2 - 5 1/2 tsp', '4½ - 5½ tsp'],
  ['1/16 tsp', '1/16 tsp'],
  ['11/12 cup', '11/12 cup'],
  ['4/5 cup', '4/5 cup'],
  ['2 lb', '2 lb'],
])('%s reads %s', (text, shown) => {
  expect(withGlyphs(text)).toBe(shown);
});
