import { readingText } from '../../test/recipeImport/readingText.ts';
import { readFetchedPage } from './readFetchedPage.ts';

const JSON_LD = '{"@type":"Recipe","name":"Pea toast","recipeIngredient":["200 g peas","4 slices bread"]}';
const EXPECTED = [
  'name: Pea toast',
  'from: example.com',
  '- 200 g peas',
  '- 4 slices bread',
  '! No instructions were found.',
].join('\n');

test.each([
  ['a web page', 'html', `<script type="application/ld+json">${JSON_LD}</script>`],
  ['a JSON-LD document', 'json', JSON_LD],
] as const)('%s is read by its kind', (_, kind, text) => {
  expect(readingText(readFetchedPage({ url: 'https://www.example.com/a', text, kind }))).toBe(EXPECTED);
});

test('a JSON document without a recipe is refused', () => {
  const reading = readFetchedPage({ url: 'https://www.example.com/a', text: '{"a":[1]}', kind: 'json' });
  expect(reading).toEqual({ kind: 'none', reason: 'No recipe was found on this page.' });
});

test('a text that markup nests too deeply is left out', () => {
  const text = JSON.stringify({ '@type': 'Recipe', name: '<b>'.repeat(1000), recipeIngredient: ['1 egg'] });
  const reading = readFetchedPage({ url: 'https://www.example.com/a', text, kind: 'json' });
  expect(readingText(reading)).toMatch(/^from: example.com\n- 1 egg\n! The recipe has no name\./);
});
