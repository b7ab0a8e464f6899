import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { InviteStatus } from '../../../domain/people/inviteStatus.ts';
import { earliestOpenEndDate } from '../../../domain/trip/trip.ts';
import { PARTICIPANT_ABILITIES, type ParticipantAbility } from './participantAbility.ts';
import type { TripAbility } from './tripAbility.ts';

/** Votes and receipts come after completion too: "was it good?", and who paid the fuel. */
const EVERY_MEMBER: readonly TripAbility[] = ['view', 'vote', 'leave', 'add_receipts'];
const EVERY_MEMBER_WHILE_OPEN: readonly TripAbility[] = [
  'plan_meals',
  'suggest_meals',
  'edit_ingredients',
  'tick_ingredients',
  'assign_shopping',
  'edit_own_eaters',
];
const ORGANIZER: readonly TripAbility[] = ['export', 'edit_receipts'];
const ORGANIZER_WHILE_OPEN: readonly TripAbility[] = [
  'edit',
  'delete',
  'invite',
  'resend_invite',
  'change_roles',
  'remove_participants',
  'edit_eaters',
];

/** For each action on a participant other than the viewer. */
const TRIP_ABILITY_OF: Readonly<Record<ParticipantAbility, TripAbility>> = {
  resend_invite: 'resend_invite',
  rename: 'invite',
  promote: 'change_roles',
  demote: 'change_roles',
  remove: 'remove_participants',
  leave: 'leave',
  edit_eater: 'edit_eaters',
};

/** Trip ability that an action on a participant needs. */
export function tripAbilityFor(
  ability: ParticipantAbility,
  own: { readonly id: string },
  participant: { readonly id: string },
): TripAbility {
  return ability === 'edit_eater' && own.id === participant.id ? 'edit_own_eaters' : TRIP_ABILITY_OF[ability];
}

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
  /** Absent or null: did not leave. */
  readonly leftAt?: Date | null;
}

export function isCompleted(trip: { readonly endDate: CalendarDate }, now: Date): boolean {
  return trip.endDate < earliestOpenEndDate(now);
}

/**
 * Abilities by role and completion; none before acceptance.
 * @param participant null for outsiders
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

/** Whether only the lock of completed trips forbids it. */
export function isOnlyLocked(trip: TripFacts, participant: ParticipantFacts, ability: TripAbility): boolean {
  return roleAbilities(trip, participant, true).includes(ability);
}

/**
 * `person`: never for this participant (the creator; removing oneself, leaving for others); `status`: not with this
 * invitation status; `done`: it is so already.
 */
type Refusal = 'person' | 'status' | 'done';

/** Why an action is impossible for any viewer; null if possible. */
export function whyNotAllowed(
  ability: ParticipantAbility,
  trip: TripFacts,
  own: KnownParticipant,
  participant: KnownParticipant,
): Refusal | null {
  const { inviteStatus, isOrganizer } = participant;
  const isOwn = own.id === participant.id;
  const isForAll = ability === 'resend_invite' || ability === 'rename' || ability === 'edit_eater';
  if (!isForAll && hasCreated(trip, participant)) return 'person';
  switch (ability) {
    case 'resend_invite':
    case 'rename':
      return inviteStatus === 'pending' ? null : 'status';
    case 'promote':
    case 'demote':
      if (inviteStatus !== 'accepted') return 'status';
      return isOrganizer === (ability === 'promote') ? 'done' : null;
    case 'remove':
      if (isOwn) return 'person';
      return participant.leftAt == null ? null : 'done';
    case 'leave':
      return isOwn ? null : 'person';
    case 'edit_eater':
      return inviteStatus === 'declined' ? 'status' : null;
  }
}

/** @param own the viewer's row; null for outsiders */
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
      allowed.has(tripAbilityFor(ability, own, participant)) &&
      whyNotAllowed(ability, trip, own, participant) === null,
  );
}

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
