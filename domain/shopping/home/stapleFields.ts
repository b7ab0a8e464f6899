import { msg } from '../../text/message.ts';
import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { LIMITS } from '../../limits.ts';
import { idField } from '../../text/text.ts';
import { STAPLE_ANSWERS } from './staples.ts';

const ANSWER = fieldMsg('staple.answerMalformed', 'Answer has to be one of {choices}, or null.', {
  choices: STAPLE_ANSWERS.join(', '),
});

/** Null takes an answer back. */
export const stapleAnswerFields = z.object({
  ids: z
    .array(idField(msg('field.ingredientId', 'Ingredient id')), {
      error: fieldMsg('ingredient.idsMalformed', 'Ingredient ids have to be a list.'),
    })
    .check(
      z.minLength(1, fieldMsg('ingredient.nothingChosen', 'Please choose at least one ingredient.')),
      z.maxLength(
        LIMITS.ingredientsAtOnce,
        fieldMsg('ingredient.tooManyChanged', 'At most {max, number} ingredients can be changed at once.', {
          max: LIMITS.ingredientsAtOnce,
        }),
      ),
    ),
  answer: z.nullable(z.enum(STAPLE_ANSWERS, { error: ANSWER })),
});
