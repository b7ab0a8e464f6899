import * as z from 'zod/mini';
import { LIMITS } from '../../limits.ts';
import { idField } from '../../text/text.ts';
import { STAPLE_ANSWERS } from './staples.ts';

const ANSWER = `Answer has to be one of ${STAPLE_ANSWERS.join(', ')}, or null.`;

/** Null takes an answer back. */
export const stapleAnswerFields = z.object({
  ids: z
    .array(idField('Ingredient id'), { error: 'Ingredient ids have to be a list.' })
    .check(
      z.minLength(1, 'Please choose at least one ingredient.'),
      z.maxLength(
        LIMITS.ingredientsAtOnce,
        `At most ${LIMITS.ingredientsAtOnce.toLocaleString('en-US')} ingredients can be changed at once.`,
      ),
    ),
  answer: z.nullable(z.enum(STAPLE_ANSWERS, { error: ANSWER })),
});
