import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { acceptedLanguages, LANGUAGES, type Language } from '../../../../domain/text/reader.ts';
import { remembered } from '../../../../domain/text/remembered.ts';

const NAME = 'language';
const YEAR_MS = 365 * 86_400_000;
const MOST_HEADERS = 500;

const accepted = remembered(acceptedLanguages, MOST_HEADERS);

/** The languages of a browser, the best first: the one that its user chose here, then those of its settings. */
export function languagesOf({ headers }: Pick<Request, 'headers'>): readonly string[] {
  const chosen = chosenInBrowser({ headers });
  const others = accepted(headers['accept-language'] ?? '');
  return chosen === null ? others : [chosen, ...others];
}

/** Null if its user chose none here. */
export function chosenInBrowser({ headers: { cookie = '' } }: Pick<Request, 'headers'>): Language | null {
  if (!cookie.includes(NAME)) return null;
  const chosen = parse(cookie)[NAME];
  return LANGUAGES.find(({ code }) => code === chosen)?.code ?? null;
}

/** Readable by scripts: the page writes it, too. null deletes it. */
export function writeLanguageCookie(response: Response, publicUrl: URL, language: Language | null): void {
  response.cookie(NAME, language ?? '', {
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.protocol === 'https:',
    maxAge: language === null ? 0 : YEAR_MS,
  });
}
