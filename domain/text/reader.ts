import list from './data/languages.json' with { type: 'json' };
import { unitsOfRegion, type Units } from '../number/units.ts';

/** Code of a language of the product: "de". */
export type Language = string;

export interface LanguageChoice {
  readonly code: Language;
  /** In the language itself. */
  readonly name: string;
  /** For formats, where the reader's own locale is of another language. */
  readonly locale: string;
  /** Nouns keep their capitals within a sentence. */
  readonly capitalNouns?: boolean | undefined;
}

/** The source first. */
export const LANGUAGES: readonly [LanguageChoice, ...LanguageChoice[]] = readLanguages(list.languages);

export const SOURCE_LANGUAGE: Language = LANGUAGES[0].code;

/** Whoever reads texts now. */
export interface Reader {
  readonly language: Language;
  /** BCP 47, of that language: "de-AT". */
  readonly locale: string;
  /** In which amounts are shown; null: as stored. */
  readonly units: Units | null;
  /** Translations by the id of a message; what is missing is said in English. */
  readonly translations: ReadonlyMap<string, string>;
}

export const SOURCE_READER: Reader = { ...readerOf(SOURCE_LANGUAGE), units: null };

let current = (): Reader => SOURCE_READER;

/** Of the running call on the server, of the page in a browser. */
export function reader(): Reader {
  return current();
}

/** Tells once, at the start of a program, who reads. */
export function readersBy(find: () => Reader): void {
  current = find;
}

/** What is made at once for another reader than that of the running call. */
export function readBy<Result>(other: Reader, work: () => Result): Result {
  const before = current;
  current = () => other;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** For what is stored, signed, compared or logged. */
export function inEnglish<Result>(work: () => Result): Result {
  return readBy(SOURCE_READER, work);
}

/** @param tags the reader's languages, the best first: ["de-AT", "en"] */
export function readerOf(
  language: Language,
  tags: readonly string[] = [],
  translations: Reader['translations'] = new Map(),
): Reader {
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  // English texts have the formats of the United States, as their specification says.
  const own = language === SOURCE_LANGUAGE ? [] : tags.filter((tag) => languageOf(tag) === language);
  const known = own.map(knownLocale).find((tag) => tag.includes('-'));
  return { language, locale: known ?? locale, units: unitsOfRegion(tags), translations };
}

/** Without a region that the engine does not know, so that formats are few. */
function knownLocale(tag: string): string {
  // oxlint-disable-next-line house/formats -- Formats nothing: the engine's name of the locale.
  return new Intl.NumberFormat(tag).resolvedOptions().locale;
}

/** The product's language that a reader's languages ask for first, or the source. */
export function chosenLanguage(tags: readonly string[]): Language {
  return tags.map(languageOf).find((code) => LANGUAGES.some((one) => one.code === code)) ?? SOURCE_LANGUAGE;
}

/** Languages of an `Accept-Language` header, the best first; what is no language tag is left out. */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((item) => {
      const [tag = '', ...parameters] = item.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

function readLanguages(choices: readonly LanguageChoice[]): readonly [LanguageChoice, ...LanguageChoice[]] {
  const [first, ...others] = choices;
  if (first === undefined) throw new Error('languages.json has no language.');
  return [first, ...others];
}
