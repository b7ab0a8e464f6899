import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = new URL('../../', import.meta.url);
const { languages } = JSON.parse(readFileSync(new URL('domain/text/data/languages.json', root), 'utf8'));
const [{ code: source }] = languages;

/** Another build beside the product's own has its catalogues and its files there (scripts/test/pseudoLanguage.mjs). */
const base = process.env.BUILD_DIR === undefined ? root : pathToFileURL(`${process.env.BUILD_DIR}/`);

export const LOCALES = new URL('locales/', base);
export const DIST = new URL('dist/', base);

export const SOURCE = source;

/** The source, and the languages that have a catalogue. */
export const LANGUAGES = languages
  .map(({ code }) => code)
  .filter((code) => code === SOURCE || existsSync(new URL(`${code}.po`, LOCALES)));

/** Where the client of a language is built; English is the base that the others lie in. */
export function clientDir(language) {
  const folder = language === SOURCE ? '' : `.languages/${language}/`;
  return fileURLToPath(new URL(`client/${folder}`, DIST));
}
