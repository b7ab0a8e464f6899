import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { asText } from '../../../domain/text/asText.ts';
import type { Message } from '../../../domain/text/message.ts';
import { readBy, readerOf } from '../../../domain/text/reader.ts';

interface Entry {
  readonly message?: string;
  readonly translation: string;
  readonly comments?: readonly string[];
}

/**
 * How the product says an English source in another language, so that wording can change.
 * @returns a function that throws for what nobody says
 */
export function translationsIn(language: string): (source: string, values?: Message['values']) => string {
  const filename = `locales/${language}.po`;
  const context = { locale: language, sourceLocale: 'en', filename };
  // Cast: this format reads at once.
  const catalogue = formatter().parse(readFileSync(filename, 'utf8'), context) as Readonly<
    Record<string, Entry>
  >;
  const reader = readerOf(language);
  return (source, values = {}) => {
    // Messages of rules and services have their source in a comment.
    const entry = Object.values(catalogue).find(
      ({ message, comments }) => message === source || (message === undefined && comments?.includes(source)),
    );
    if (entry === undefined) throw new Error(`Nobody says “${source}”.`);
    return readBy(reader, () => asText({ id: '', message: entry.translation, values }));
  };
}
