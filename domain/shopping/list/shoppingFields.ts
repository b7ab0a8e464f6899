import * as z from 'zod/mini';
import { fieldMsg, fieldText } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { SHOPPING_SPLITS } from './assignment.ts';
import { assigneeFields, withAssignee } from '../ingredient/ingredientFields.ts';
import { ingredientIds, NOTHING_CHOSEN, TOO_MANY_CHANGED } from '../ingredient/ingredientIds.ts';
import { LIMITS } from '../../limits.ts';
import { flag, idField, optionalText, shortList, oneOf } from '../../text/text.ts';

/** GraphQL has parsed it; REST sends ISO 8601. */
const seenPurchasedAt = z.union(
  [
    z.date(),
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text)),
    ),
  ],
  {
    error: fieldMsg(
      'shopping.timeMalformed',
      'The time of the purchase has to be a date and time with a zone.',
    ),
  },
);

export const shownAmount = z.object({
  id: idField(msg('field.ingredientId', 'Ingredient id')),
  // Longer than a typed one: '200 g + 2 cups'.
  quantity: z.optional(optionalText(msg('field.quantity', 'Quantity'), LIMITS.name)),
  unit: z.optional(optionalText(msg('field.unit', 'Unit'), LIMITS.unit)),
});

export const sentIngredientsChange = z.object({
  ids: ingredientIds(LIMITS.ingredientsAtOnce, TOO_MANY_CHANGED),
  purchased: z.optional(flag(msg('field.purchased', 'Purchased'))),
  /** Purchase to complete, or to untick; null: the viewer's own or one without a time; absent: no limit. */
  seenPurchasedAt: z.nullish(seenPurchasedAt),
  /** Amounts on the device, of ticks that waited offline. */
  shown: z.nullish(
    shortList(shownAmount, LIMITS.ingredientsAtOnce, {
      notAList: msg('shopping.shownMalformed', 'Shown amounts have to be a list.'),
      tooMany: TOO_MANY_CHANGED,
    }),
  ),
  ...assigneeFields,
});
export const ingredientsChangeFields = z.pipe(sentIngredientsChange, z.transform(withAssignee));

export const optimizeFields = z.object({
  near: z.nullish(
    shortList(
      z.string(fieldMsg('shopping.nearNoKeys', 'Near matches have to be keys.')),
      LIMITS.nearMatches,
      {
        notAList: msg('shopping.nearMalformed', 'Near matches have to be a list.'),
        tooMany: msg('shopping.tooManyNear', 'At most {max} near matches can be merged at once.', {
          max: LIMITS.nearMatches,
        }),
      },
    ),
  ),
});

/** As `optimizeIngredients` answers it. */
export const sentBeforeOptimize = z
  .object({
    id: idField(msg('field.ingredientId', 'Ingredient id')),
    version: z.int({ error: fieldMsg('version.malformed', 'Version has to be a whole number.') }),
    mergedAs: z.optional(optionalText(msg('field.keyOfTheLine', 'Key of the line'), LIMITS.name)),
    ...assigneeFields,
  })
  .check(
    z.refine(({ assignedToId, assignedTo }) => assignedToId !== undefined || assignedTo !== undefined, {
      error: fieldMsg(
        'shopping.assigneeBeforeMissing',
        'Please say who was to buy it before: an id, or null.',
      ),
      path: ['assignedTo'],
    }),
  );

export const undoOptimizeFields = z.object({
  ingredients: z
    .array(z.pipe(sentBeforeOptimize, z.transform(withAssignee)), {
      error: fieldMsg('ingredient.listMalformed', 'Ingredients have to be a list.'),
    })
    .check(
      z.minLength(1, NOTHING_CHOSEN),
      z.maxLength(LIMITS.ingredientsAtOnce, fieldText(TOO_MANY_CHANGED)),
    ),
});

export const shoppingSplitFields = z.object({ mode: oneOf(msg('field.mode', 'Mode'), SHOPPING_SPLITS) });
