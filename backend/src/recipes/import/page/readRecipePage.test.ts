import fc from 'fast-check';
import { examplesIn } from '../../../../test/recipes/examples.ts';
import { readingText } from '../../../../test/recipes/readingText.ts';
import { inSiteFrame } from '../../../../test/recipes/siteFrame.ts';
import { readRecipePage } from './readRecipePage.ts';

const PAGES = examplesIn('pages');

test('the corpus has more than 200 pages', () => {
  expect(PAGES.length).toBeGreaterThan(200);
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
});

test.each(PAGES)('reads $title', ({ url, source, expected }) => {
  expect(readingText(readRecipePage(source, url))).toBe(expected);
});

test.each(PAGES)('menus, comments and links around it do not change $title', ({ url, source, expected }) => {
  expect(readingText(readRecipePage(inSiteFrame(source), url))).toBe(expected);
});

test.each([
  ['values', 'a={};'.repeat(200)],
  ['values within one value', `a={"b":"${'={'.repeat(200)}"};`],
])('a recipe behind hundreds of %s in a script is found', (_, code) => {
  const json = '{"@type":"Recipe","name":"Pot","recipeIngredient":["1 egg"]}';
  const reading = readRecipePage(`<script>${code}b=${json}</script>`, 'https://a.example/');
  expect(reading.kind === 'found' && reading.recipe.name).toBe('Pot');
});

/** Cards that show more than the ingredients of the JSON-LD, or write them otherwise. */
const CARDS: Readonly<Record<string, (lines: readonly string[]) => string>> = {
  'with prices': (lines) => rows(lines.map((line) => `${line} <small>($1.20)</small>`)),
  'with notes': (lines) => rows(lines.map((line) => `${line}<sup>1</sup> <em>see below</em>`)),
  'in groups': (lines) => `<h4>Base</h4>${rows(lines.slice(0, 2))}<h4>Top</h4>${rows(lines.slice(2))}`,
  'in two systems': (lines) => rows(lines) + rows(lines.map((line) => line.replace(/^\S+ \S+/, '90 g'))),
  'with equipment': (lines) => `${rows(lines)}<h3>Equipment</h3>${rows(['1 pan', '2 bowls'])}`,
  'without amounts': (lines) => rows(lines.map((line) => line.replace(/^\S+ \S+ /, ''))),
  'without some': (lines) => rows(lines.slice(1)),
};

function rows(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

test.each(Object.entries(CARDS))('a card %s changes no list of JSON-LD', (_, card) => {
  const line = fc
    .tuple(
      fc.constantFrom('1', '2', '½', '1 1/2', '0.75', '3-4'),
      fc.constantFrom('cup', 'tbsp', 'oz', 'cans', 'lb'),
      fc.constantFrom(
        'flour',
        'Salt',
        'olive oil',
        'black beans',
        'egg whites',
        'BBQ sauce',
        'red onion, sliced',
      ),
    )
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 3, maxLength: 12 }), (lines) => {
      const json = JSON.stringify({ '@type': 'Recipe', name: 'Pot', recipeIngredient: lines });
      const page = `<h1>Pot</h1><h3>Ingredients</h3>${card(lines)}<h3>Directions</h3><ol><li>Stir.</li></ol>`;
      const reading = readRecipePage(
        `<script type="application/ld+json">${json}</script>${page}`,
        'https://a.example/',
      );
      expect(reading.kind === 'found' && reading.recipe.ingredients.map((one) => one.line)).toEqual(lines);
    }),
  );
});
