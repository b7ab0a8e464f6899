import * as z from 'zod/mini';
import { SHOPPING_SPLITS } from '../../../domain/shopping/assignment.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { flag, idField } from '../../../domain/text/text.ts';

const assignee = z.optional(z.nullable(idField('Assignee')));

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

/**
 * A change of several ingredients of one trip: what is absent stays. Null is for a buyer who is nobody; GraphQL and
 * REST call that field as they do for a single ingredient.
 */
export const ingredientsChangeFields = z.object({
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
  /** Taking a tick back: the purchase to take back; null: one without a time or of the viewer; absent: any. */
  seenPurchasedAt: z.optional(z.nullable(seenPurchasedAt)),
  assignedToId: assignee,
  assignedTo: assignee,
});

/** How the shopping of a trip is to be split. */
export const shoppingSplitFields = z.object({
  mode: z.enum(SHOPPING_SPLITS, { error: `Mode has to be one of ${SHOPPING_SPLITS.join(', ')}.` }),
});
