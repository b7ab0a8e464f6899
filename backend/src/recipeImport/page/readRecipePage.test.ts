import { examplesIn } from '../../../test/recipeImport/examples.ts';
import { readingText } from '../../../test/recipeImport/readingText.ts';
import { inSiteFrame } from '../../../test/recipeImport/siteFrame.ts';
import { readRecipePage } from './readRecipePage.ts';

const PAGES = examplesIn('pages');

test('the corpus has at least 60 pages', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
});

test.each(PAGES)('reads $title', ({ url, source, expected }) => {
  expect(readingText(readRecipePage(source, url))).toBe(expected);
});

test.each(PAGES)('menus, comments and links around it do not change $title', ({ url, source, expected }) => {
  expect(readingText(readRecipePage(inSiteFrame(source), url))).toBe(expected);
});
