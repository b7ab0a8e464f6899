import { dateIn, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { InviteStatus } from '../../../domain/people/inviteStatus.ts';
import { PARTICIPANT_ABILITIES, type ParticipantAbility } from './participantAbility.ts';
import type { TripAbility } from './tripAbility.ts';

/** The last place on earth where a day ends, in minutes east of UTC. */
const LAST_ZONE_OFFSET_MINUTES = -12 * 60;

/** A completed trip can be voted on: the specification locks no votes, and "was it good?" comes afterwards. */
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

/** What has to be allowed in the trip for doing something with one of its participants. */
export const TRIP_ABILITY_OF: Readonly<Record<ParticipantAbility, TripAbility>> = {
  resend_invite: 'resend_invite',
  promote: 'change_roles',
  demote: 'change_roles',
  remove: 'remove_participants',
  leave: 'leave',
};

interface TripFacts {
  readonly endDate: CalendarDate;
  readonly createdBy: string | null;
}

interface ParticipantFacts {
  readonly userId: string | null;
  readonly isOrganizer: boolean;
  readonly inviteStatus: InviteStatus;
}

interface KnownParticipant extends ParticipantFacts {
  readonly id: string;
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

/**
 * What stands between a deed and the participant whom it is about, whoever does it: `person` when it is never done with
 * this one (the creator stays and stays organizer, only oneself leaves, only others remove), `status` when the
 * invitation does not suit, `done` when it is so already.
 */
type Obstacle = 'person' | 'status' | 'done';

/** What stands between the deed and that very participant; null when nothing does. The viewer's role is not looked at. */
export function obstacleTo(
  ability: ParticipantAbility,
  trip: TripFacts,
  own: KnownParticipant,
  participant: KnownParticipant,
): Obstacle | null {
  const { inviteStatus, isOrganizer } = participant;
  const isOwn = own.id === participant.id;
  if (ability !== 'resend_invite' && hasCreated(trip, participant)) return 'person';
  switch (ability) {
    case 'resend_invite':
      return inviteStatus === 'pending' ? null : 'status';
    case 'promote':
    case 'demote':
      if (inviteStatus !== 'accepted') return 'status';
      return isOrganizer === (ability === 'promote') ? 'done' : null;
    case 'remove':
      return isOwn ? 'person' : null;
    case 'leave':
      return isOwn ? null : 'person';
  }
}

/**
 * What somebody may do with a participant now: by role and the lock of completed trips, and by who the participant is.
 * @param own the row of who asks, null for somebody who is not in the trip
 */
export function participantAbilities(
  trip: TripFacts,
  own: KnownParticipant | null,
  participant: KnownParticipant,
  now: Date,
): ParticipantAbility[] {
  if (own === null) return [];
  const allowed = tripAbilities(trip, own, now);
  return PARTICIPANT_ABILITIES.filter(
    (ability) =>
      allowed.has(TRIP_ABILITY_OF[ability]) && obstacleTo(ability, trip, own, participant) === null,
  );
}

/** Whether it was this person who created the trip. */
export function hasCreated(
  { createdBy }: { readonly createdBy: string | null },
  { userId }: { readonly userId: string | null },
): boolean {
  return userId !== null && userId === createdBy;
}

function roleAbilities(
  trip: TripFacts,
  participant: ParticipantFacts | null,
  isOpen: boolean,
): TripAbility[] {
  if (participant?.inviteStatus !== 'accepted') return [];
  const isCreator = hasCreated(trip, participant);
  const leads = isCreator || participant.isOrganizer;
  return [
    ...EVERY_MEMBER.filter((ability) => ability !== 'leave' || !isCreator),
    ...(isOpen ? EVERY_MEMBER_WHILE_OPEN : []),
    ...(leads ? ORGANIZER : []),
    ...(leads && isOpen ? ORGANIZER_WHILE_OPEN : []),
  ];
}
