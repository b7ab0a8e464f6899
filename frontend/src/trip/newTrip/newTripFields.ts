import * as z from 'zod/mini';
import { LIMITS } from '../../../../domain/limits.ts';
import { looksLikePhone, phonesOfList } from './phoneList.ts';
import { tripFields, type TripFields } from '../../../../domain/trip/tripFields.ts';

/** Without the creator. */
const MAX_PHONES = LIMITS.tripParticipants - 1;
const NAMED_PHONES = 3;
const NAMED_LENGTH = 24;

const invitePhones = z.pipe(z.string(), z.transform(phonesOfList)).check(
  z.check<string[]>(({ value: phones, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: phones, message });
    const wrong = phones.filter((phone) => !looksLikePhone(phone));
    if (wrong.length > 0) refuse(`Not a US or Canadian phone number: ${named(wrong)}.`);
    else if (phones.length > MAX_PHONES) refuse(`You can invite at most ${MAX_PHONES} people.`);
  }),
);

/** Phone numbers as text. */
export const newTripFields = z.intersection(tripFields, z.object({ invitePhones }));

export type NewTripInput = TripFields & { invitePhones: string };

/** Phone numbers as a list. */
export type NewTrip = z.output<typeof newTripFields>;

function named(phones: readonly string[]): string {
  const first = phones.slice(0, NAMED_PHONES).map((phone) => phone.slice(0, NAMED_LENGTH));
  const rest = phones.length - first.length;
  return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ');
}
