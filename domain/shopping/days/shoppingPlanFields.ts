import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import { isCalendarDate } from '../../time/calendarDate.ts';
import { shortList, oneOf } from '../../text/text.ts';
import { EQUIPMENTS } from './shelfLife.ts';

const DAY = fieldMsg('shoppingPlan.dayMalformed', 'A shopping day has to be a date like 2026-06-13.');

/** Days in order, each once. */
export const shoppingPlanFields = z.object({
  equipment: oneOf(msg('field.equipment', 'Equipment'), EQUIPMENTS),
  days: z.pipe(
    shortList(z.string({ error: DAY }).check(z.refine(isCalendarDate, DAY)), LIMITS.tripDays, {
      notAList: msg('shoppingPlan.daysMalformed', 'Shopping days have to be a list.'),
      tooMany: msg('shoppingPlan.tooManyDays', 'At most {max} shopping days can be planned.', {
        max: LIMITS.tripDays,
      }),
    }),
    z.transform((days) => [...new Set(days)].sort()),
  ),
});
