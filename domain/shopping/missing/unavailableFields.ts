import * as z from 'zod/mini';
import { LIMITS } from '../../limits.ts';
import { idField, optionalText, requiredText } from '../../text/text.ts';
import { UNAVAILABLE_KINDS } from './unavailable.ts';

const ids = z
  .array(idField('Ingredient id'), { error: 'Ingredient ids have to be a list.' })
  .check(
    z.minLength(1, 'Please choose at least one ingredient.'),
    z.maxLength(
      LIMITS.mealIngredients,
      `At most ${LIMITS.mealIngredients} ingredients can be marked at once.`,
    ),
  );

const kind = z.enum(UNAVAILABLE_KINDS, { error: `Kind has to be one of ${UNAVAILABLE_KINDS.join(', ')}.` });

export const markUnavailableFields = z.object({
  ids,
  kind,
  message: z.optional(optionalText('The message', LIMITS.freeText)),
  shop: z.optional(optionalText('The shop', LIMITS.name)),
});

export const clearUnavailableFields = z.object({ ids });

export const takeInsteadFields = z.object({
  ids,
  name: requiredText('Ingredient name', LIMITS.name, 'Please say what is taken instead.'),
});

/** In an export: without people. */
export const exportedUnavailable = z.object({
  kind,
  at: z.iso.datetime({ offset: true, error: 'The time has to be a date and time with a zone.' }),
  message: z.optional(optionalText('The message', LIMITS.freeText)),
  shop: z.optional(optionalText('The shop', LIMITS.name)),
});
