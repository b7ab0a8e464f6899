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

/** A stored note without {@link insteadOfNote}, of a food that is itself replaced, or of one that another meal has as its own. */
export function withoutInsteadOf(notes: string): string {
  return notes.replace(/(^|[,;] )instead of [^,;]+/g, '').replace(/^[,;] /, '');
}

/** A stored note, with {@link insteadOfNote} in the reader's language. */
export function shownNote(notes: string): string {
  return notes.replace(STORED, (_, name: string) => asText(insteadOf(name)));
}

/** Units of packs; the table of units would make the plan wait for all foods. */
const SOLD_IN = /\b(?:bag|bottle|box|can|carton|head|jar|loaf|loave|package|tub)(?:e?s)?$/;
/** "of 14 slices", "24-ounce jars", "6 ounces drained", among other notes. */
const PACK =
  /(^|[,;] )(?:of \d+(?: \p{L}+)?|(?:\d[\d.]*|half)-(?:ounce|gallon|milliliter|pound) \p{L}+|\d[\d.]* ounces drained)(?=$|[,;] )/gu;

/** Of a chosen alternative only what holds for that, too; what it replaces is said beside. */
export function noteOfChosen(notes: string, isAlternative: boolean, unit: string | null): string {
  if (!isAlternative) return shownNote(notes);
  const own = withoutInsteadOf(notes);
  return SOLD_IN.test(unit ?? '') ? own : own.replace(PACK, '').replace(/^[,;] /, '');
}
