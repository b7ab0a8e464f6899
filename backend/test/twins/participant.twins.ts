import { UNKNOWN_ID, type Twin } from './twin.ts';

export const PARTICIPANT_TWINS: readonly Twin[] = [
  {
    route: 'PATCH /api/trips/:id/participants/:participantId/role',
    what: 'a co-organizer',
    body: () => ({ isOrganizer: true }),
  },
  {
    route: 'PATCH /api/trips/:id/participants/:participantId/role',
    what: 'the role of an unknown participant',
    params: () => ({ participantId: UNKNOWN_ID }),
    body: () => ({ isOrganizer: true }),
  },
  { route: 'DELETE /api/trips/:id/participants/:participantId', what: 'a removed participant' },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'a new participant',
    body: ({ newPhone }) => ({ phone: newPhone, name: 'Ruth' }),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'a companion',
    body: ({ newPhone, companionId }) => ({ phone: newPhone, name: 'Leo', companionId }),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'an accepted participant',
    body: ({ knownPhone }) => ({ phone: knownPhone, name: 'Maya' }),
  },
  {
    route: 'POST /api/trips/:id/participants/:participantId/resend-invite',
    what: 'a resent invitation',
    params: ({ invitedId }) => ({ participantId: invitedId }),
  },
  { route: 'GET /api/invitations', what: 'pending invitations' },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'an accepted invitation',
    params: ({ invitationId }) => ({ participantId: invitationId }),
    body: () => ({ response: 'accepted' }),
  },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'an answer to the invitation of another user',
    params: ({ invitedId }) => ({ participantId: invitedId }),
    body: () => ({ response: 'declined' }),
  },
  { route: 'GET /api/frequent-members', what: 'frequent members' },
  { route: 'GET /api/past-participants', what: 'past participants' },
];
