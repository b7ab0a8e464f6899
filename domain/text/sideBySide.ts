import { msg, type Message, type Part } from './message.ts';

/** Sentences one after the other; null for none. */
export function sideBySide([first, ...rest]: readonly Message[]): Message | null {
  if (first === undefined) return null;
  return rest.reduce((before, next) => msg('text.sentences', '{before} {next}', { before, next }), first);
}

/** "There are no ingredients to check." of "there are no ingredients to check". */
export function sentenceOf(phrase: Part): Message {
  return msg('text.sentence', '{phrase}.', { phrase: { capitalized: phrase } });
}

/** What several sentences say, to go on within a sentence; null for none. */
export function phraseOf([first, ...rest]: readonly Message[]): Message | null {
  if (first === undefined) return null;
  return rest.reduce(
    (before, next) => msg('text.phrases', '{before}. {next}', { before, next: { capitalized: next } }),
    first,
  );
}
