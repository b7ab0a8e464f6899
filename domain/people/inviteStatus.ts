import { msg, type Message } from '../text/message.ts';
import { LIMITS } from '../limits.ts';

/** Specification, section 4. */
export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** 'Trip Organizer', 'Member', 'Invited', 'Rejected' or 'Left'. */
export function standingLabel(participant: {
  readonly isOrganizer: boolean;
  readonly inviteStatus: InviteStatus;
  readonly hasLeft?: boolean | undefined;
}): Message {
  switch (participant.inviteStatus) {
    case 'pending':
      return msg('participant.invited', 'Invited');
    case 'declined':
      return participant.hasLeft === true
        ? msg('participant.left', 'Left')
        : msg('participant.rejected', 'Rejected');
    case 'accepted':
      return participant.isOrganizer
        ? msg('participant.organizer', 'Trip Organizer')
        : msg('participant.member', 'Member');
  }
}

/** All who have not declined, 1 to 50. */
export function defaultPeopleCount(participants: readonly { readonly inviteStatus: InviteStatus }[]): number {
  const coming = participants.filter(({ inviteStatus }) => inviteStatus !== 'declined').length;
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, coming));
}
