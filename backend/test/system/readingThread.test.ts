import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readerInThreads } from '../../src/recipes/import/thread/readerInThreads.ts';
import { readingText } from '../recipes/readingText.ts';

const SCRIPT = resolve('dist/bundle/server/readingThread.js');
const RECIPE = '{"@type":"Recipe","name":"Crème brûlée","recipeIngredient":["4 eggs","1 cup cream"]}';
const EXPECTED =
  'name: Crème brûlée\nfrom: example.com\n- 4 eggs\n- 1 cup cream\n! No instructions were found.';

const reader = readerInThreads({ script: pathToFileURL(SCRIPT) });
const pageOf = (kind: 'html' | 'json', text: string, charset: string | null = null) => ({
  url: 'https://example.com/',
  kind,
  charset,
  bytes: Buffer.from(text, charset === null ? 'utf-8' : 'latin1'),
});

beforeAll(() => {
  if (!existsSync(SCRIPT)) throw new Error('Build the server first: npm run build');
});

test.each([
  ['a web page', pageOf('html', `<script type="application/ld+json">${RECIPE}</script>`)],
  ['a page in another charset', pageOf('json', RECIPE, 'iso-8859-1')],
])('the built thread reads %s', async (_, page) => {
  expect(readingText(await reader.readPage(page, 'ann'))).toBe(EXPECTED);
});

test('the built thread reads a file', async () => {
  expect(await reader.readFile(Buffer.from(RECIPE), 'ann')).toMatchObject({
    kind: 'found',
    recipes: [{ name: 'Crème brûlée' }],
  });
});

test('a page that fills the memory is refused, and the next one is read', async () => {
  const hostile = pageOf('html', '<p></p>'.repeat(3_000_000));
  await expect(reader.readPage(hostile, 'ann')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'url',
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  });
  expect(readingText(await reader.readPage(pageOf('json', RECIPE), 'ann'))).toBe(EXPECTED);
});
