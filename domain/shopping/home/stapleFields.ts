import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { LIMITS } from '../../limits.ts';
import { ingredientIds, TOO_MANY_CHANGED } from '../ingredient/ingredientIds.ts';
import { STAPLE_ANSWERS } from './staples.ts';

const ANSWER = fieldMsg('staple.answerMalformed', 'Answer has to be one of {choices}, or null.', {
  choices: STAPLE_ANSWERS.join(', '),
});

/** Null takes an answer back. */
export const stapleAnswerFields = z.object({
  ids: ingredientIds(LIMITS.ingredientsAtOnce, TOO_MANY_CHANGED),
  answer: z.nullable(z.enum(STAPLE_ANSWERS, { error: ANSWER })),
});
