/** Everything that somebody may be allowed to do with one participant of a trip, or as one. */
export const PARTICIPANT_ABILITIES = ['resend_invite', 'promote', 'demote', 'remove', 'leave'] as const;

export type ParticipantAbility = (typeof PARTICIPANT_ABILITIES)[number];
