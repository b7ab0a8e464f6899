import type { Language } from '../../../domain/text/reader.ts';
import { statement } from '../db/statement.ts';

export const languagesOfNumbers = statement<{ readonly phone: string; readonly language: Language }>(
  'languages_of_numbers',
  'select phone, language from users where phone = any($1::text[]) and language is not null',
);
