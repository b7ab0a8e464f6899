import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { msg } from '../text/message.ts';
import { idField, shortList } from '../text/text.ts';
import { dutyKind } from './dutyFields.ts';
import { slotFields } from './mealFields.ts';

const participantId = idField(msg('field.participantId', 'Participant id'));

/** Who was to cook a meal. */
export const givenCook = z.object({ mealId: idField(msg('field.mealId', 'Meal id')), participantId });

export const givenDuty = z.object({ ...slotFields, kind: dutyKind, participantId });

/** What a random assignment gave. */
export const assignedFields = z.object({
  cooks: z.optional(
    shortList(givenCook, LIMITS.undoneAtOnce, {
      notAList: msg('assigned.cooksMalformed', 'Given cooks have to be a list.'),
      tooMany: msg('assigned.tooManyCooks', 'At most {max, number} cooks can be taken back at once.', {
        max: LIMITS.undoneAtOnce,
      }),
    }),
  ),
  duties: z.optional(
    shortList(givenDuty, LIMITS.undoneAtOnce, {
      notAList: msg('assigned.dutiesMalformed', 'Given duties have to be a list.'),
      tooMany: msg('assigned.tooManyDuties', 'At most {max, number} duties can be taken back at once.', {
        max: LIMITS.undoneAtOnce,
      }),
    }),
  ),
});
