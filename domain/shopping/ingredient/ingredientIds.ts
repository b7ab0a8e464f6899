import * as z from 'zod/mini';
import { fieldMsg, fieldText } from '../../text/fieldText.ts';
import { msg, type Message } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import { idField } from '../../text/text.ts';

export const NOTHING_CHOSEN = fieldMsg('ingredient.nothingChosen', 'Please choose at least one ingredient.');

export const TOO_MANY_CHANGED = msg(
  'ingredient.tooManyChanged',
  'At most {max, number} ingredients can be changed at once.',
  { max: LIMITS.ingredientsAtOnce },
);

/** Ids of at least one ingredient. */
export function ingredientIds(max: number, tooMany: Message) {
  return z
    .array(idField(msg('field.ingredientId', 'Ingredient id')), {
      error: fieldMsg('ingredient.idsMalformed', 'Ingredient ids have to be a list.'),
    })
    .check(z.minLength(1, NOTHING_CHOSEN), z.maxLength(max, fieldText(tooMany)));
}
