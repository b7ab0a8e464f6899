import { roleFields } from '../../../../domain/people/participantFields.ts';
import { PARTICIPANT } from '../../ctx/selections.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Route } from '../../ctx/route.ts';
import { changeParticipantRole } from './changeParticipantRole.service.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { viewerCan } from './participant.service.ts';
import { removeParticipant } from './removeParticipant.service.ts';

export async function presentParticipant(ctx: Ctx, participant: Participant): Promise<object> {
  const { id, userId, name, phone, email, isOrganizer, inviteStatus, textDueAt, leftAt } = participant;
  return {
    id,
    userId,
    name,
    phone,
    email,
    isOrganizer,
    inviteStatus,
    textDueAt,
    leftAt,
    viewerCan: await viewerCan(ctx, participant),
  };
}

export const participantRoutes: readonly Route[] = [
  {
    method: 'PATCH',
    path: '/api/trips/:id/participants/:participantId/role',
    twin: `mutation ($input: ChangeParticipantRoleInput!) { changeParticipantRole(input: $input) { participant { ${PARTICIPANT} } } }`,
    body: [roleFields],
    payload: '{ isOrganizer }',
    who: 'organizer',
    summary: 'Gives a member the organizer role or removes it.',
    handle: async (ctx, { params: { id, participantId }, body }) =>
      presentParticipant(ctx, (await changeParticipantRole(ctx, id, participantId, body)).participant),
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/participants/:participantId',
    twin: `mutation ($input: RemoveParticipantInput!) { removeParticipant(input: $input) { participantId } }`,
    who: 'organizer',
    summary: "Removes a participant. With the user's own id it leaves the trip; the creator cannot leave.",
    status: 204,
    handle: async (ctx, { params: { id, participantId } }) => removeParticipant(ctx, id, participantId),
  },
];
