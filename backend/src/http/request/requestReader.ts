import type { Request, Response } from 'express';
import { chosenLanguage, type Reader } from '../../../../domain/text/reader.ts';
import { readerIn } from '../../base/readers.ts';
import type { Caller, Viewer } from '../../ctx/ctx.ts';
import { languagesOf } from './languageCookie.ts';

const readers = new WeakMap<Response, Reader>();

/** The account's language, else the browser's. Amounts are as stored until the account has a setting. */
export function readerOfCall(viewer: Viewer | null, { languages }: Pick<Caller, 'languages'>): Reader {
  return readerIn(viewer?.language ?? chosenLanguage(languages), languages, viewer?.units);
}

/** Once the account is known. */
export function setReader(response: Response, reader: Reader): void {
  readers.set(response, reader);
  response.set('Content-Language', reader.language);
}

/** Who reads the answer; until the account is known, by the browser. */
export function readerOfAnswer(request: Request, response: Response): Reader {
  const known = readers.get(response);
  if (known !== undefined) return known;
  const reader = readerOfCall(null, { languages: languagesOf(request) });
  setReader(response, reader);
  return reader;
}
