import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import { ingredientIds } from '../ingredient/ingredientIds.ts';
import { flag, optionalText, requiredText, oneOf } from '../../text/text.ts';
import { UNAVAILABLE_KINDS } from './unavailable.ts';

const ids = ingredientIds(
  LIMITS.mealIngredients,
  msg('unavailable.tooMany', 'At most {max} ingredients can be marked at once.', {
    max: LIMITS.mealIngredients,
  }),
);

const kind = oneOf(msg('field.kind', 'Kind'), UNAVAILABLE_KINDS);

export const markUnavailableFields = z.object({
  ids,
  kind,
  message: z.optional(optionalText(msg('field.theMessage', 'The message'), LIMITS.freeText)),
  shop: z.optional(optionalText(msg('field.theShop', 'The shop'), LIMITS.name)),
});

export const clearUnavailableFields = z.object({ ids });

export const takeInsteadFields = z.object({
  ids,
  name: requiredText(
    msg('field.ingredientName', 'Ingredient name'),
    LIMITS.name,
    msg('unavailable.insteadMissing', 'Please say what is taken instead.'),
  ),
  purchased: z.optional(flag(msg('field.purchased', 'Purchased'))),
});

/** In an export: without people. */
export const exportedUnavailable = z.object({
  kind,
  at: z.iso.datetime({
    offset: true,
    error: fieldMsg('unavailable.timeMalformed', 'The time has to be a date and time with a zone.'),
  }),
  message: z.optional(optionalText(msg('field.theMessage', 'The message'), LIMITS.freeText)),
  shop: z.optional(optionalText(msg('field.theShop', 'The shop'), LIMITS.name)),
});
