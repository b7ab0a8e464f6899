import { inviteFields, respondFields } from '../../../../domain/people/inviteFields.ts';
import { PARTICIPANT } from '../../ctx/selections.ts';
import type { Route } from '../../ctx/route.ts';
import { frequentMembers, pastParticipants } from '../participant/community.service.ts';
import { invitationsOfViewer, respondToInvitation } from './invitation.service.ts';
import { inviteParticipant } from './inviteParticipant.service.ts';
import { presentParticipant } from '../participant/participant.rest.ts';
import { resendInvitation } from './resendInvitation.service.ts';

export const invitationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/invitations',
    twin: `{ invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } } }`,
    who: 'signed in',
    summary: "The user's pending invitations.",
    handle: (ctx) => invitationsOfViewer(ctx),
  },
  {
    method: 'POST',
    path: '/api/invitations/:participantId/respond',
    twin: `mutation ($input: RespondToInvitationInput!) { respondToInvitation(input: $input) { participant { ${PARTICIPANT} } } }`,
    body: [respondFields],
    payload: '{ response }',
    who: 'invited',
    summary: 'Responds to an invitation: `accepted` or `declined`.',
    handle: async (ctx, { params, body }) =>
      presentParticipant(ctx, (await respondToInvitation(ctx, params['participantId'], body)).participant),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/invite',
    twin: `mutation ($input: InviteParticipantInput!) { inviteParticipant(input: $input) { participant { ${PARTICIPANT} } } }`,
    body: [inviteFields],
    payload: '{ phone | email, name, companionId?, language? }',
    who: 'organizer',
    summary:
      'Invites a phone number by text, or an address by mail; a companion who is invited keeps their place at the table.',
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentParticipant(ctx, (await inviteParticipant(ctx, params['id'], body)).participant),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/participants/:participantId/resend-invite',
    twin: `mutation ($input: ResendInvitationInput!) { resendInvitation(input: $input) { success: __typename @true participant { ${PARTICIPANT} } } }`,
    who: 'organizer',
    summary:
      'Resends an invitation by text: `{ success, participant }` or `{ success, error, message, code }`.',
    handle: async (ctx, { params: { id, participantId } }) => {
      const { participant } = await resendInvitation(ctx, id, participantId);
      return { success: true, participant: await presentParticipant(ctx, participant) };
    },
    presentError: (error) => ({ success: false, error: error.message, ...error }),
  },
  {
    method: 'GET',
    path: '/api/frequent-members',
    twin: '{ frequentMembers { name phone email tripCount } }',
    who: 'signed in',
    summary: 'People who shared trips with the user.',
    handle: (ctx) => frequentMembers(ctx),
  },
  {
    method: 'GET',
    path: '/api/past-participants',
    twin: '{ pastParticipants { name phone email } }',
    who: 'signed in',
    summary: 'People who shared trips with the user, then those the user only invited.',
    handle: (ctx) => pastParticipants(ctx),
  },
];
