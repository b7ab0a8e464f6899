import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const { languages } = JSON.parse(readFileSync(new URL('domain/text/data/languages.json', root), 'utf8'));
const [{ code: source }] = languages;

export const SOURCE = source;

/** The source, and the languages that have a catalogue. */
export const LANGUAGES = languages
  .map(({ code }) => code)
  .filter((code) => code === SOURCE || existsSync(new URL(`locales/${code}.po`, root)));

/** Where the client of a language is built; English is the base that the others lie in. */
export function clientDir(language) {
  const folder = language === SOURCE ? '' : `.languages/${language}/`;
  return fileURLToPath(new URL(`dist/client/${folder}`, root));
}
