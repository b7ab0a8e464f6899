import { LIMITS } from '../limits.ts';

/** Specification, section 4. */
export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** 'Trip Organizer', 'Member', 'Invited', 'Rejected' or 'Left'. */
export function standingLabel(participant: {
  readonly isOrganizer: boolean;
  readonly inviteStatus: InviteStatus;
  readonly hasLeft?: boolean | undefined;
}): string {
  switch (participant.inviteStatus) {
    case 'pending':
      return 'Invited';
    case 'declined':
      return participant.hasLeft === true ? 'Left' : 'Rejected';
    case 'accepted':
      return participant.isOrganizer ? 'Trip Organizer' : 'Member';
  }
}

/** All who have not declined, 1 to 50. */
export function defaultPeopleCount(participants: readonly { readonly inviteStatus: InviteStatus }[]): number {
  const coming = participants.filter(({ inviteStatus }) => inviteStatus !== 'declined').length;
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, coming));
}
