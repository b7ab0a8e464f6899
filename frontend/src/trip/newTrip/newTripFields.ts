import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { fieldMsg } from '../../../../domain/text/fieldText.ts';
import { MAX_INVITED } from '../../../../domain/people/inviteFields.ts';
import { readPeople, type ListedPerson, type PeopleList } from './contactList.ts';
import { tripFields, type TripFields } from '../../../../domain/trip/tripFields.ts';

const QUOTED = 3;
/** Whole numbers fit; pasted prose does not. */
const QUOTED_LENGTH = 60;

const invitePhones = z.pipe(
  z.pipe(z.string(), z.transform(readPeople)).check(
    z.check<PeopleList>(({ value, issues }) => {
      const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
      const { people, wrong } = value;
      if (wrong.length > 0) refuse(wrongText(quoted(wrong)));
      else if (people.length > MAX_INVITED)
        refuse(
          fieldMsg('invitation.tooManyAtOnce', 'You can invite at most {max} people.', { max: MAX_INVITED }),
        );
    }),
  ),
  z.transform(({ people }: PeopleList) => people),
);

export const newTripFields = z.intersection(tripFields, z.object({ invitePhones }));

export type NewTripInput = TripFields & { invitePhones: string };

/** Phone numbers and emails as a list of people. */
export type NewTrip = TripFields & { readonly invitePhones: readonly ListedPerson[] };

function wrongText(numbers: string): string {
  return t`Not a phone number or email: ${numbers}.`;
}

function quoted(pieces: readonly string[]): string {
  const first = pieces
    .slice(0, QUOTED)
    .map((piece) => (piece.length > QUOTED_LENGTH ? `${piece.slice(0, QUOTED_LENGTH)}…` : piece));
  const rest = pieces.length - first.length;
  const shown = first.join(', ');
  return rest > 0 ? t`${shown} and ${rest} more` : shown;
}
