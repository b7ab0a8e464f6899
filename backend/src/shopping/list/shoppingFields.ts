import * as z from 'zod/mini';
import { SHOPPING_SPLITS } from '../../../../domain/shopping/list/assignment.ts';
import { assigneeFields, withAssignee } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { flag, idField, optionalText, shortList } from '../../../../domain/text/text.ts';

/** GraphQL has parsed it; REST sends ISO 8601. */
const seenPurchasedAt = z.union(
  [
    z.date(),
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text)),
    ),
  ],
  { error: 'The time of the purchase has to be a date and time with a zone.' },
);

export const shownAmount = z.object({
  id: idField('Ingredient id'),
  // Longer than a typed one: '200 g + 2 cups'.
  quantity: z.optional(optionalText('Quantity', LIMITS.name)),
  unit: z.optional(optionalText('Unit', LIMITS.unit)),
});

export const sentIngredientsChange = z.object({
  ids: z
    .array(idField('Ingredient id'), { error: 'Ingredient ids have to be a list.' })
    .check(
      z.minLength(1, 'Please choose at least one ingredient.'),
      z.maxLength(
        LIMITS.ingredientsAtOnce,
        `At most ${LIMITS.ingredientsAtOnce.toLocaleString('en-US')} ingredients can be changed at once.`,
      ),
    ),
  purchased: z.optional(flag('Purchased')),
  /** Purchase to complete, or to untick; null: the viewer's own or one without a time; absent: no limit. */
  seenPurchasedAt: z.optional(z.nullable(seenPurchasedAt)),
  /** Amounts on the device, of ticks that waited offline. */
  shown: z.optional(
    z.nullable(
      shortList(shownAmount, LIMITS.ingredientsAtOnce, {
        notAList: 'Shown amounts have to be a list.',
        tooMany: `At most ${LIMITS.ingredientsAtOnce.toLocaleString('en-US')} ingredients can be changed at once.`,
      }),
    ),
  ),
  ...assigneeFields,
});
export const ingredientsChangeFields = z.pipe(sentIngredientsChange, z.transform(withAssignee));

const NEAR = 'Near matches';

export const optimizeFields = z.object({
  near: z.optional(
    z.nullable(
      shortList(z.string(`${NEAR} have to be keys.`), LIMITS.nearMatches, {
        notAList: `${NEAR} have to be a list.`,
        tooMany: `At most ${LIMITS.nearMatches} near matches can be merged at once.`,
      }),
    ),
  ),
});

/** As `optimizeIngredients` answers it. */
export const sentBeforeOptimize = z
  .object({
    id: idField('Ingredient id'),
    version: z.int({ error: 'Version has to be a whole number.' }),
    mergedAs: z.optional(optionalText('Key of the line', LIMITS.name)),
    ...assigneeFields,
  })
  .check(
    z.refine(({ assignedToId, assignedTo }) => assignedToId !== undefined || assignedTo !== undefined, {
      error: 'Please say who was to buy it before: an id, or null.',
      path: ['assignedTo'],
    }),
  );

export const undoOptimizeFields = z.object({
  ingredients: z
    .array(z.pipe(sentBeforeOptimize, z.transform(withAssignee)), { error: 'Ingredients have to be a list.' })
    .check(
      z.minLength(1, 'Please choose at least one ingredient.'),
      z.maxLength(
        LIMITS.ingredientsAtOnce,
        `At most ${LIMITS.ingredientsAtOnce.toLocaleString('en-US')} ingredients can be changed at once.`,
      ),
    ),
});

export const shoppingSplitFields = z.object({
  mode: z.enum(SHOPPING_SPLITS, { error: `Mode has to be one of ${SHOPPING_SPLITS.join(', ')}.` }),
});
