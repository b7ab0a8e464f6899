import { reader } from './reader.ts';

const formats = new Map<string, Intl.ListFormat>();

/** "Ana", "Ana and Priya", "Ana, Ben and Priya", in the reader's language. */
export function listed(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const { language, locale } = reader();
  const key = `${joint} ${locale}`;
  // Without a comma before "and".
  const known = formats.get(key) ?? listFormat(language === 'en' ? 'en-GB' : locale, joint);
  formats.set(key, known);
  return known.format(names);
}

function listFormat(locale: string, joint: 'and' | 'or'): Intl.ListFormat {
  return new Intl.ListFormat(locale, { type: joint === 'and' ? 'conjunction' : 'disjunction' });
}
