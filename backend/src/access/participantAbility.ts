export const PARTICIPANT_ABILITIES = [
  'resend_invite',
  'rename',
  'promote',
  'demote',
  'remove',
  'leave',
  'edit_eater',
] as const;

export type ParticipantAbility = (typeof PARTICIPANT_ABILITIES)[number];
