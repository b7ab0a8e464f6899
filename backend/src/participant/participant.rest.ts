import type { Ctx } from '../ctx.ts';
import type { Participant } from './participant.entity.ts';
import { viewerCan } from './participant.service.ts';

/** A participant as REST answers carry one. */
export async function presentParticipant(ctx: Ctx, participant: Participant): Promise<object> {
  const { id, userId, name, phone, isOrganizer, inviteStatus } = participant;
  return {
    ...{ id, userId, name, phone, isOrganizer, inviteStatus },
    viewerCan: await viewerCan(ctx, participant),
  };
}
