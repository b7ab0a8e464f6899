import * as z from 'zod/mini';
import { LIMITS } from '../../limits.ts';
import { isCalendarDate } from '../../time/calendarDate.ts';
import { shortList } from '../../text/text.ts';
import { EQUIPMENTS } from './shelfLife.ts';

const DAY = 'A shopping day has to be a date like 2026-06-13.';

/** Days in order, each once. */
export const shoppingPlanFields = z.object({
  equipment: z.enum(EQUIPMENTS, { error: `Equipment has to be one of ${EQUIPMENTS.join(', ')}.` }),
  days: z.pipe(
    shortList(z.string({ error: DAY }).check(z.refine(isCalendarDate, DAY)), LIMITS.tripDays, {
      notAList: 'Shopping days have to be a list.',
      tooMany: `At most ${LIMITS.tripDays} shopping days can be planned.`,
    }),
    z.transform((days) => [...new Set(days)].sort()),
  ),
});
