import { asText } from '../../text/asText.ts';
import { msg } from '../../text/message.ts';
import { withinSentence } from '../../text/withinSentence.ts';
import { chosenName, isReplaced, type Replaceable } from '../../shopping/ingredient/ingredient.ts';
import { noteOfChosen } from './insteadOfNote.ts';

export interface NotedRow extends Replaceable {
  readonly used: string | null;
  readonly notes: string | null;
}

/**
 * 'use 13 cups, 28-ounce cans': a row's note with what goes into the dish, in the reader's language.
 * @param unit of a chosen alternative, as it is needed: what the replaced food is sold in is not said of it
 */
export function noteWithUse(row: NotedRow, unit: string | null = null): string | null {
  const { used, notes } = row;
  const use = used && asText(msg('ingredient.use', 'use {amount}', { amount: usedText(used, row) }));
  return [use, notes && noteOfChosen(notes, isReplaced(row), unit)].filter(Boolean).join(', ') || null;
}

/** "8" of a jar are 8 pickles, not jars. */
function usedText(used: string, row: Replaceable): string {
  return /\p{L}/u.test(used) ? used : `${used} ${withinSentence(chosenName(row))}`;
}
