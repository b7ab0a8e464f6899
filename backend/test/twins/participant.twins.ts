import { PARTICIPANT } from '../../src/ctx/selections.ts';
import { at, mutation, UNKNOWN_ID, type Twin } from './twin.ts';

export const PARTICIPANT_TWINS: readonly Twin[] = [
  {
    route: 'PATCH /api/trips/:id/participants/:participantId/role',
    what: 'a co-organizer',
    rest: ({ tripId, cookId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/participants/${cookId}/role`,
      body: { isOrganizer: true },
    }),
    graphql: ({ tripId, cookId }) =>
      mutation(
        'changeParticipantRole',
        `participant { ${PARTICIPANT} }`,
        { tripId, participantId: cookId, isOrganizer: true },
        'participant',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/participants/:participantId/role',
    what: 'the role of an unknown participant',
    rest: ({ tripId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/participants/${UNKNOWN_ID}/role`,
      body: { isOrganizer: true },
    }),
    graphql: ({ tripId }) =>
      mutation('changeParticipantRole', 'participant { id }', {
        tripId,
        participantId: UNKNOWN_ID,
        isOrganizer: true,
      }),
  },
  {
    route: 'DELETE /api/trips/:id/participants/:participantId',
    what: 'a removed participant',
    rest: ({ tripId, cookId }) => ({ method: 'DELETE', path: `/api/trips/${tripId}/participants/${cookId}` }),
    graphql: ({ tripId, cookId }) => ({
      ...mutation('removeParticipant', 'participantId', { tripId, participantId: cookId }),
      pick: () => null,
    }),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'a new participant',
    rest: ({ tripId, newPhone }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/invite`,
      body: { phone: newPhone, name: 'Ruth' },
    }),
    graphql: ({ tripId, newPhone }) =>
      mutation(
        'inviteParticipant',
        `participant { ${PARTICIPANT} }`,
        { tripId, phone: newPhone, name: 'Ruth' },
        'participant',
      ),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'a companion',
    rest: ({ tripId, newPhone, companionId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/invite`,
      body: { phone: newPhone, name: 'Leo', companionId },
    }),
    graphql: ({ tripId, newPhone, companionId }) =>
      mutation(
        'inviteParticipant',
        `participant { ${PARTICIPANT} }`,
        { tripId, phone: newPhone, name: 'Leo', companionId },
        'participant',
      ),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'an accepted participant',
    rest: ({ tripId, knownPhone }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/invite`,
      body: { phone: knownPhone, name: 'Maya' },
    }),
    graphql: ({ tripId, knownPhone }) =>
      mutation('inviteParticipant', 'participant { id }', { tripId, phone: knownPhone, name: 'Maya' }),
  },
  {
    route: 'POST /api/trips/:id/participants/:participantId/resend-invite',
    what: 'a resent invitation',
    rest: ({ tripId, invitedId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/participants/${invitedId}/resend-invite`,
    }),
    graphql: ({ tripId, invitedId }) => ({
      ...mutation('resendInvitation', `participant { ${PARTICIPANT} }`, { tripId, participantId: invitedId }),
      pick: (data) => ({ success: true, participant: at('resendInvitation', 'participant')(data) }),
    }),
  },
  {
    route: 'GET /api/invitations',
    what: 'pending invitations',
    rest: () => ({ method: 'GET', path: '/api/invitations' }),
    graphql: () => ({
      query:
        '{ invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } } }',
      pick: at('invitations'),
    }),
  },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'an accepted invitation',
    rest: ({ invitationId }) => ({
      method: 'POST',
      path: `/api/invitations/${invitationId}/respond`,
      body: { response: 'accepted' },
    }),
    graphql: ({ invitationId }) =>
      mutation(
        'respondToInvitation',
        `participant { ${PARTICIPANT} }`,
        { participantId: invitationId, response: 'ACCEPTED' },
        'participant',
      ),
  },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'an answer to the invitation of another user',
    rest: ({ invitedId }) => ({
      method: 'POST',
      path: `/api/invitations/${invitedId}/respond`,
      body: { response: 'declined' },
    }),
    graphql: ({ invitedId }) =>
      mutation('respondToInvitation', 'participant { id }', {
        participantId: invitedId,
        response: 'DECLINED',
      }),
  },
  {
    route: 'GET /api/frequent-members',
    what: 'frequent members',
    rest: () => ({ method: 'GET', path: '/api/frequent-members' }),
    graphql: () => ({
      query: '{ frequentMembers { name phone email tripCount } }',
      pick: at('frequentMembers'),
    }),
  },
  {
    route: 'GET /api/past-participants',
    what: 'past participants',
    rest: () => ({ method: 'GET', path: '/api/past-participants' }),
    graphql: () => ({ query: '{ pastParticipants { name phone email } }', pick: at('pastParticipants') }),
  },
];
