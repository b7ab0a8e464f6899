import type { Response } from 'express';
import type { Language } from '../../../../domain/text/reader.ts';

const NAME = 'language';
const YEAR_MS = 365 * 86_400_000;

/** Readable by scripts: the page writes it, too. null deletes it. */
export function writeLanguageCookie(response: Response, publicUrl: URL, language: Language | null): void {
  response.cookie(NAME, language ?? '', {
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.protocol === 'https:',
    maxAge: language === null ? 0 : YEAR_MS,
  });
}
