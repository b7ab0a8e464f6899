import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipePage } from './readRecipePage.ts';
import { readingText } from '../../../test/recipeImport/readingText.ts';

const FOLDER = 'backend/test/recipeImport/pages';

interface Page {
  readonly title: string;
  readonly url: string;
  readonly html: string;
  readonly expected: string;
}

/** "=== title @ address", the page, "---", the reading. */
function pagesOf(file: string): Page[] {
  const [, ...pages] = readFileSync(join(FOLDER, file), 'utf8').split(/^=== /m);
  return pages.map((page) => {
    const [, title = '', url = '', html = '', expected = ''] =
      /^(.+) @ (\S+)\n([^]*?)\n---\n([^]*)$/.exec(page) ?? [];
    return { title, url, html, expected: expected.trim() };
  });
}

const PAGES = readdirSync(FOLDER).flatMap(pagesOf);

test('the corpus has at least 60 pages', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
});

test.each(PAGES)('reads $title', ({ url, html, expected }) => {
  expect(readingText(readRecipePage(html, url))).toBe(expected);
});
