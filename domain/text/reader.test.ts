import { acceptedLanguages, chosenLanguage, readerOf } from './reader.ts';

describe('the language of a reader', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR, fr;q=0.3, es;q=0.7', 'es'],
    ['DE-ch', 'de'],
    ['fr;q=0, *', 'en'],
    ['', 'en'],
    [';;q=,=,<script>', 'en'],
  ])('is the best known one of %j', (header, language) => {
    expect(chosenLanguage(acceptedLanguages(header))).toBe(language);
  });

  test.each([
    ['de', ['en-GB', 'de-AT', 'de'], 'de-AT'],
    ['de', ['fr-FR'], 'de-DE'],
    ['es', ['es', 'es-MX'], 'es-MX'],
    ['de', ['de-XQ', 'de-zzzz-AT'], 'de-DE'],
    ['en', ['en-GB'], 'en-US'],
  ])('%s is written as in the reader’s own region, %j: %s', (language, tags, locale) => {
    expect(readerOf(language, tags).locale).toBe(locale);
  });
});
