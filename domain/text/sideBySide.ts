import { msg, type Message } from './message.ts';

/** Sentences one after the other; null for none. */
export function sideBySide([first, ...rest]: readonly Message[]): Message | null {
  if (first === undefined) return null;
  return rest.reduce((before, next) => msg('text.sentences', '{before} {next}', { before, next }), first);
}
