import type { Participant } from './participant.entity.ts';

/** A participant as REST answers carry one. */
export function presentParticipant({
  id,
  userId,
  name,
  phone,
  isOrganizer,
  inviteStatus,
}: Participant): object {
  return { id, userId, name, phone, isOrganizer, inviteStatus };
}
