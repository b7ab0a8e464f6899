import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { idField, oneOf, shortList } from '../text/text.ts';
import { DUTY_KINDS } from './duty.ts';
import { slotFields } from './mealFields.ts';

export const dutyKind = oneOf(msg('field.duty', 'Duty'), DUTY_KINDS);

/** All who have one duty at a slot. */
export const dutyFields = z.object({
  ...slotFields,
  kind: dutyKind,
  participantIds: shortList(idField(msg('field.participantId', 'Participant id')), LIMITS.dutyPeople, {
    notAList: msg('duty.peopleMalformed', 'Who has a duty has to be a list of ids.'),
    tooMany: msg('duty.tooManyPeople', 'At most {max} people can have the same duty at a meal.', {
      max: LIMITS.dutyPeople,
    }),
  }),
});

const COUNT = fieldMsg(
  'duty.countMalformed',
  'The number of people has to be a whole number from 0 to {max}.',
  { max: LIMITS.dutyPeople },
);
const peopleCount = z.nullish(z.int(COUNT).check(z.minimum(0, COUNT), z.maximum(LIMITS.dutyPeople, COUNT)));

/** People at each meal; none by default. */
export const dutyCountFields = z.object({ help: peopleCount, washUp: peopleCount });
