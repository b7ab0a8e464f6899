import { dateIn, type CalendarDate } from '../../../domain/calendarDate.ts';
import type { InviteStatus } from '../../../domain/inviteStatus.ts';
import type { TripAbility } from '../../../domain/tripAbility.ts';

/** The last place on earth where a day ends, in minutes east of UTC. */
const LAST_ZONE_OFFSET_MINUTES = -12 * 60;

const EVERY_MEMBER: readonly TripAbility[] = ['view', 'vote', 'leave'];
const EVERY_MEMBER_WHILE_OPEN: readonly TripAbility[] = [
  'plan_meals',
  'suggest_meals',
  'edit_ingredients',
  'tick_ingredients',
  'assign_shopping',
];
const ORGANIZER: readonly TripAbility[] = ['export'];
const ORGANIZER_WHILE_OPEN: readonly TripAbility[] = [
  'edit',
  'delete',
  'invite',
  'resend_invite',
  'change_roles',
  'remove_participants',
];

interface TripFacts {
  readonly endDate: CalendarDate;
  readonly createdBy: string | null;
}

interface ParticipantFacts {
  readonly userId: string | null;
  readonly isOrganizer: boolean;
  readonly inviteStatus: InviteStatus;
}

/** Whether the trip's last day is over everywhere on earth, so that nobody is locked out whose day has not ended. */
export function isCompleted(trip: { readonly endDate: CalendarDate }, now: Date): boolean {
  return trip.endDate < earliestOpenEndDate(now);
}

/** The earliest last day that a trip can have and not be completed. */
export function earliestOpenEndDate(now: Date): CalendarDate {
  return dateIn(now, LAST_ZONE_OFFSET_MINUTES);
}

/**
 * What a participant may do in a trip: by role, and by whether the trip is over.
 * @param participant null for somebody who is not in the trip; only an accepted one sees it at all
 */
export function tripAbilities(
  trip: TripFacts,
  participant: ParticipantFacts | null,
  now: Date,
): ReadonlySet<TripAbility> {
  return isCompleted(trip, now)
    ? new Set(roleAbilities(trip, participant, false))
    : new Set(roleAbilities(trip, participant, true));
}

/** Whether the lock of completed trips is all that stands between the participant and the deed. */
export function isOnlyLocked(trip: TripFacts, participant: ParticipantFacts, ability: TripAbility): boolean {
  return roleAbilities(trip, participant, true).includes(ability);
}

function roleAbilities(
  trip: TripFacts,
  participant: ParticipantFacts | null,
  isOpen: boolean,
): TripAbility[] {
  if (participant?.inviteStatus !== 'accepted') return [];
  const isCreator = participant.userId !== null && participant.userId === trip.createdBy;
  const leads = isCreator || participant.isOrganizer;
  return [
    ...EVERY_MEMBER.filter((ability) => ability !== 'leave' || !isCreator),
    ...(isOpen ? EVERY_MEMBER_WHILE_OPEN : []),
    ...(leads ? ORGANIZER : []),
    ...(leads && isOpen ? ORGANIZER_WHILE_OPEN : []),
  ];
}
