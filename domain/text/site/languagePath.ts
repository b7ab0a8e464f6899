import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '../reader.ts';

/** Address of a visitors' page in a language: "/de/privacy-policy"; English has the plain one. */
export function languagePath(language: Language, path: string): string {
  return language === SOURCE_LANGUAGE ? path : `/${language}${path}`;
}

const OTHERS = LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE).map(({ code }) => code);
const PREFIX = new RegExp(`^/(${OTHERS.join('|')})(?=/|$)`);

/** The language of an address, and the page without it: "/de/" is "/" in German. */
export function languageInPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [prefix = '', language = SOURCE_LANGUAGE] = PREFIX.exec(pathname) ?? [];
  return { language, path: pathname.slice(prefix.length) };
}
