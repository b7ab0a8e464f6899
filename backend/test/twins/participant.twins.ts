import { at, mutation, UNKNOWN_ID, PARTICIPANT, type Twin } from './twin.ts';

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
    what: 'the role of nobody',
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
    what: 'a participant who goes',
    rest: ({ tripId, cookId }) => ({ method: 'DELETE', path: `/api/trips/${tripId}/participants/${cookId}` }),
    graphql: ({ tripId, cookId }) => ({
      ...mutation('removeParticipant', 'participantId', { tripId, participantId: cookId }),
      pick: () => null,
    }),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'somebody new',
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
    what: 'somebody who comes along already',
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
    what: 'an invitation sent again',
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
    what: 'the invitations that wait',
    rest: () => ({ method: 'GET', path: '/api/invitations' }),
    graphql: () => ({
      query:
        '{ invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } } }',
      pick: at('invitations'),
    }),
  },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'a yes',
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
    what: 'an answer to an invitation of somebody else',
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
    what: 'who shared trips',
    rest: () => ({ method: 'GET', path: '/api/frequent-members' }),
    graphql: () => ({ query: '{ frequentMembers { name phone tripCount } }', pick: at('frequentMembers') }),
  },
  {
    route: 'GET /api/past-participants',
    what: 'who shared trips or was invited',
    rest: () => ({ method: 'GET', path: '/api/past-participants' }),
    graphql: () => ({ query: '{ pastParticipants { name phone } }', pick: at('pastParticipants') }),
  },
];
