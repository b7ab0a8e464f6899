import { rendered } from '../../../../../domain/text/rendered.ts';
import { readingText } from '../../../../test/recipes/readingText.ts';
import { readFetchedPage } from './readFetchedPage.ts';

const pageOf = (kind: 'html' | 'json', text: string) => ({
  url: 'https://www.example.com/a',
  bytes: Buffer.from(text),
  charset: null,
  kind,
});

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
  expect(readingText(readFetchedPage(pageOf(kind, text)))).toBe(EXPECTED);
});

test('a JSON document without a recipe is refused', () => {
  const reading = readFetchedPage(pageOf('json', '{"a":[1]}'));
  expect(rendered(reading)).toEqual({ kind: 'none', reason: 'No recipe was found on this page.' });
});

test('a text that markup nests too deeply is left out', () => {
  const text = JSON.stringify({ '@type': 'Recipe', name: '<b>'.repeat(1000), recipeIngredient: ['1 egg'] });
  const reading = readFetchedPage(pageOf('json', text));
  expect(readingText(reading)).toMatch(/^from: example.com\n- 1 egg\n! The recipe has no name\./);
});
