import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { fieldMsg } from '../../../../domain/text/fieldText.ts';
import { MAX_INVITED } from '../../../../domain/people/inviteFields.ts';
import { contactWayOf } from '../../forms/contactProblem.ts';
import { namedWays, type ContactWay } from '../../forms/contactWays.ts';
import { readPeople, type ListedPerson, type PeopleList } from './contactList.ts';
import { tripFields, type TripFields } from '../../../../domain/trip/tripFields.ts';

const QUOTED = 3;
/** Whole numbers fit; pasted prose does not. */
const QUOTED_LENGTH = 60;

function invitePhones(ways: readonly ContactWay[]) {
  return z.pipe(
    z.pipe(z.string(), z.transform(readPeople)).check(
      z.check<PeopleList>(({ value, issues }) => {
        const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
        const { people } = value;
        const unused = people.filter(({ contact }) => !ways.includes(contactWayOf(contact)));
        const wrong = [...value.wrong, ...unused.map(({ contact }) => contact)];
        if (wrong.length > 0) refuse(wrongText(ways, quoted(wrong)));
        else if (people.length > MAX_INVITED)
          refuse(
            fieldMsg('invitation.tooManyAtOnce', 'You can invite at most {max} people.', {
              max: MAX_INVITED,
            }),
          );
      }),
    ),
    z.transform(({ people }: PeopleList) => people),
  );
}

/** @param ways how people can be invited; contacts of others are refused */
export function newTripFields(ways: readonly ContactWay[]) {
  return z.intersection(tripFields, z.object({ invitePhones: invitePhones(ways) }));
}

export type NewTripInput = TripFields & { invitePhones: string };

/** Phone numbers and emails as a list of people. */
export type NewTrip = TripFields & { readonly invitePhones: readonly ListedPerson[] };

function wrongText(ways: readonly ContactWay[], pieces: string): string {
  switch (namedWays(ways)) {
    case 'PHONE':
      return t`Not a phone number: ${pieces}.`;
    case 'EMAIL':
      return t`Not an email: ${pieces}.`;
    case 'both':
    case null:
      return t`Not a phone number or email: ${pieces}.`;
  }
}

function quoted(pieces: readonly string[]): string {
  const first = pieces
    .slice(0, QUOTED)
    .map((piece) => (piece.length > QUOTED_LENGTH ? `${piece.slice(0, QUOTED_LENGTH)}…` : piece));
  const rest = pieces.length - first.length;
  const shown = first.join(', ');
  return rest > 0 ? t`${shown} and ${rest} more` : shown;
}
