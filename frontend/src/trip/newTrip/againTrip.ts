import { listed } from '../../../../domain/text/listed.ts';
import { plural, t } from '@lingui/core/macro';
import { addDays, daysBetween, isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { NewTrip } from './newTripFields.ts';
import type { TripAgainQuery } from './PlanAgain.generated.ts';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';

/** The earlier trip. */
export type EarlierTrip = TripAgainQuery['trip'];

/** What comes along to the new trip. */
export interface Taken {
  readonly menu: boolean;
  readonly people: boolean;
  readonly items: boolean;
}

/** "Cannon Beach 2027": the earlier name, and the year of the first day. */
export function nameOfYear(name: string, startDate: string): string {
  const bare = name.replace(/\s+\d{4}$/, '');
  return isCalendarDate(startDate) ? `${bare} ${startDate.slice(0, 4)}` : bare;
}

/** As long as the earlier trip; what is no date stays as typed. */
export function endOf({ startDate, endDate }: EarlierTrip, newStart: string): string {
  return isCalendarDate(newStart) ? addDays(newStart, daysBetween(startDate, endDate)) : newStart;
}

/** Those of the earlier trip who can be invited again. */
export function invitedAgain({ participants }: EarlierTrip): NewTrip['invitePhones'] {
  return participants.flatMap(({ name, phone, email, isViewer, leftAt, inviteStatus }) => {
    const contact = phone ?? email;
    const isLeftOut = contact === null || isViewer || leftAt !== null || inviteStatus === 'DECLINED';
    return isLeftOut ? [] : [{ name, contact }];
  });
}

/** Of the same place and meals, for the group's rules. */
export function againTrip(
  trip: EarlierTrip,
  dates: Pick<NewTrip, 'name' | 'startDate' | 'endDate'>,
  taken: Taken,
): NewTrip & { readonly dietaryRestrictions: string[] } {
  return {
    ...dates,
    location: trip.location,
    mealTypes: trip.mealTypes.map(mealTypeOf),
    dietaryRestrictions: taken.people ? trip.dietaryRestrictions : [],
    invitePhones: taken.people ? invitedAgain(trip) : [],
  };
}

/** "9 meals; who cooks is open" */
export function menuNote({ meals }: EarlierTrip): string {
  const count = meals.filter(({ name, status }) => name !== '' && status === 'PLANNED').length;
  return plural(count, { one: '# meal; who cooks is open', other: '# meals; who cooks is open' });
}

/** "5 invitations; their answers carry over", if all have accounts that remember them. */
export function peopleNote({ participants }: EarlierTrip, invited: NewTrip['invitePhones']): string {
  const count = invited.length;
  const isKept = ({ contact }: { readonly contact: string }) =>
    participants.some((one) => (one.phone ?? one.email) === contact && one.inviteStatus === 'ACCEPTED');
  return invited.every(isKept)
    ? plural(count, {
        one: '# invitation; their answers carry over',
        other: '# invitations; their answers carry over',
      })
    : plural(count, { one: '# invitation', other: '# invitations' });
}

/** "Charcoal, paper towels and 2 more" */
export function itemsNote(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const shown = others.map(withinSentence);
  if (names.length < 4) return listed([first, ...shown]);
  const more = names.length - 2;
  return listed([first, ...shown.slice(0, 1), t`${more} more`]);
}
