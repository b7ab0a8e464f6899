import { reader, SOURCE_LANGUAGE } from './reader.ts';

/** A typed name without its capital; German nouns keep theirs, wherever they stand. */
export function withinSentence(name: string): string {
  return reader().language === SOURCE_LANGUAGE ? name.toLowerCase() : name;
}
