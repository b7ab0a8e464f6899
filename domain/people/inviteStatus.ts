/** Specification, section 4. */
export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** 'Trip Organizer', 'Member', 'Invited' or 'Rejected'. */
export function standingLabel(participant: {
  readonly isOrganizer: boolean;
  readonly inviteStatus: InviteStatus;
}): string {
  switch (participant.inviteStatus) {
    case 'pending':
      return 'Invited';
    case 'declined':
      return 'Rejected';
    case 'accepted':
      return participant.isOrganizer ? 'Trip Organizer' : 'Member';
  }
}
