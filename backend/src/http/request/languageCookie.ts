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
  const { cookie = '' } = headers;
  const others = accepted(headers['accept-language'] ?? '');
  if (!cookie.includes(NAME)) return others;
  const chosen = parse(cookie)[NAME];
  return LANGUAGES.some(({ code }) => code === chosen) ? [chosen ?? '', ...others] : others;
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
