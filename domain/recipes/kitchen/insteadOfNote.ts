import { asText } from '../../text/asText.ts';
import { msg, type Message } from '../../text/message.ts';
import { inEnglish } from '../../text/reader.ts';

/** {@link insteadOfNote}, alone or among other notes; a person's sentence begins with other words. */
const STORED = /(?<=^|[,;] )instead of ([^,;]+)/g;

function insteadOf(name: string): Message {
  return msg('ingredient.insteadOf', 'instead of {name}', { name });
}

/** What a food replaces, as notes store it: verdicts read it there, so that steps may name the other food. */
export function insteadOfNote(name: string): string {
  return inEnglish(() => asText(insteadOf(name)));
}

/** A stored note without {@link insteadOfNote}, of a food that is itself replaced. */
export function withoutInsteadOf(notes: string): string {
  return notes.replace(/(^|[,;] )instead of [^,;]+/g, '').replace(/^[,;] /, '');
}

/** A stored note, with {@link insteadOfNote} in the reader's language. */
export function shownNote(notes: string): string {
  return notes.replace(STORED, (_, name: string) => asText(insteadOf(name)));
}
