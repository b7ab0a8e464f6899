import { asText } from '../../text/asText.ts';
import { msg } from '../../text/message.ts';
import { shownNote } from './insteadOfNote.ts';

/** 'use 13 cups, 28-ounce cans': a row's note with what goes into the dish, in the reader's language. */
export function noteWithUse(used: string | null, notes: string | null): string | null {
  const use = used && asText(msg('ingredient.use', 'use {amount}', { amount: used }));
  return [use, notes && shownNote(notes)].filter(Boolean).join(', ') || null;
}
