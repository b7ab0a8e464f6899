import { asText } from '../../../domain/text/asText.ts';
import { readerOf, readersBy, SOURCE_LANGUAGE } from '../../../domain/text/reader.ts';

/* What Lingui's macros call (frontend/texts.plugin.ts), with Trans.tsx; sources import the macros, never this. */

/** Each language has a build of its own. */
declare const __LANGUAGE__: string | undefined;

const language = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : SOURCE_LANGUAGE;
const tags = typeof navigator === 'undefined' ? [] : navigator.languages;
// Amounts as stored.
const page = { ...readerOf(language, tags), units: null };
readersBy(() => page);

export interface Descriptor<Value> {
  readonly message: string;
  readonly values?: Readonly<Record<string, Value>>;
}

export const i18n = {
  _: ({ message, values }: Descriptor<string | number>): string =>
    asText({ id: '', message, ...(values && { values }) }),
};
