import { languageInPath, languagePath } from './languagePath.ts';

test.each([
  ['/', 'en', '/'],
  ['/de/', 'de', '/'],
  ['/fr', 'fr', ''],
  ['/es/privacy-policy', 'es', '/privacy-policy'],
  ['/description', 'en', '/description'],
  ['/trips/de/', 'en', '/trips/de/'],
])('%s is in %s', (pathname, language, path) => {
  expect(languageInPath(pathname)).toEqual({ language, path });
  expect(languagePath(language, path)).toBe(pathname);
});
