import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNITS, type Units } from '../../../domain/number/units.ts';
import { remembered } from '../../../domain/text/remembered.ts';
import {
  LANGUAGES,
  reader,
  readerOf,
  readersBy,
  SOURCE_LANGUAGE,
  SOURCE_READER,
  type Language,
  type Reader,
} from '../../../domain/text/reader.ts';

/** Of languages as browsers send them. */
const MOST_CHOICES = 500;

const calls = new AsyncLocalStorage<Reader>();

let readerWith = (_choices: string): Reader => SOURCE_READER;

/**
 * At the start of the server: `reader()` becomes that of the running call.
 * @param dir has a catalogue for each language but the source: `de.json`, translations by the id of a message
 */
export function startReaders(dir: string): void {
  const catalogue = remembered((language) => readCatalogue(dir, language), LANGUAGES.length);
  // English without units is one reader, by which calls in it are known.
  const readers = new Map<string, Reader>([[`${SOURCE_READER.locale},`, SOURCE_READER]]);
  readerWith = remembered((choices) => {
    const [language = '', units = '', ...tags] = choices.split(',');
    const translations = catalogue(language);
    const found = translations === null ? SOURCE_READER : readerOf(language, tags, translations);
    const key = `${found.locale},${units}`;
    const known = readers.get(key) ?? { ...found, units: unitsNamed(units) };
    readers.set(key, known);
    return known;
  }, MOST_CHOICES);
  readersBy(() => calls.getStore() ?? SOURCE_READER);
}

function unitsNamed(name: string): Units | null {
  return UNITS.find((units) => units === name) ?? null;
}

/**
 * A reader of a language, of English where it has no catalogue. Catalogues are loaded when first asked for.
 * @param tags the reader's languages, the best first: ["de-AT", "en"]
 * @param units null: as stored
 */
export function readerIn(
  language: Language,
  tags: readonly string[] = [],
  units: Units | null = null,
): Reader {
  if (language === SOURCE_LANGUAGE && units === null) return SOURCE_READER;
  return readerWith([language, units ?? '', ...tags].join(','));
}

/** Runs a call for its reader, with all that it awaits. English calls cost nothing. */
export function readAs<Result>(caller: Reader, work: () => Result): Result {
  return reader() === caller ? work() : calls.run(caller, work);
}

function readCatalogue(dir: string, language: Language): Reader['translations'] | null {
  const file = join(dir, `${language}.json`);
  if (!existsSync(file)) return null;
  // Written by scripts/build/catalogues.mjs.
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return new Map(Object.entries(texts));
}
