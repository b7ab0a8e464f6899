import {
  always,
  allRoles,
  forOrganizers,
  input,
  invited,
  members,
  organizersLocked,
  organizersWhileOpen,
  signedIn,
  type Operations,
} from './operation.ts';

export const PARTICIPANT_OPERATIONS: Operations = {
  'Query.invitations': { document: '{ invitations { trip { name } } }', outcomes: always(signedIn) },
  'Query.frequentMembers': { document: '{ frequentMembers { name } }', outcomes: always(signedIn) },
  'Query.pastParticipants': { document: '{ pastParticipants { name } }', outcomes: always(signedIn) },
  'Mutation.changeParticipantRole': {
    document: input('changeParticipantRole', 'participant { id }'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId, isOrganizer: true } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.changeParticipantRole, demotion': {
    document: input('changeParticipantRole', 'participant { id }'),
    variables: ({ tripId, otherOrganizerId }) => ({
      input: { tripId, participantId: otherOrganizerId, isOrganizer: false },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.changeParticipantRole, of a pending participant': {
    document: input('changeParticipantRole', 'participant { id }'),
    variables: ({ tripId, pendingId }) => ({
      input: { tripId, participantId: pendingId, isOrganizer: true },
    }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.changeParticipantRole, of the creator': {
    document: input('changeParticipantRole', 'participant { id }'),
    variables: ({ tripId, creatorId }) => ({
      input: { tripId, participantId: creatorId, isOrganizer: false },
    }),
    outcomes: always(forOrganizers('FORBIDDEN')),
  },
  'Mutation.removeParticipant': {
    document: input('removeParticipant', 'participantId'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.removeParticipant, a pending one': {
    document: input('removeParticipant', 'participantId'),
    variables: ({ tripId, pendingId }) => ({ input: { tripId, participantId: pendingId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.removeParticipant, the creator': {
    document: input('removeParticipant', 'participantId'),
    variables: ({ tripId, creatorId }) => ({ input: { tripId, participantId: creatorId } }),
    outcomes: always(forOrganizers('FORBIDDEN')),
  },
  'Mutation.removeParticipant, their own': {
    document: input('removeParticipant', 'participantId'),
    variables: ({ tripId, ownId }) => ({ input: { tripId, participantId: ownId } }),
    outcomes: always({ ...members, creator: 'FORBIDDEN' }),
  },
  'Query.inviteLink': {
    document: 'query ($id: ID!) { inviteLink(tripId: $id) { expiresAt } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: organizersWhileOpen,
  },
  'Query.linkInvitation': {
    document: 'query ($input: LinkInvitationInput!) { linkInvitation(input: $input) { trip { name } } }',
    variables: ({ linkToken }) => ({ input: { token: linkToken } }),
    outcomes: { open: allRoles('OK'), completed: allRoles('NOT_FOUND') },
  },
  'Mutation.createInviteLink': {
    document: input('createInviteLink', 'expiresAt'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.revokeInviteLink': {
    document: input('revokeInviteLink', 'tripId'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.followInviteLink': {
    document: input('followInviteLink', 'tripId'),
    variables: ({ linkToken }) => ({ input: { token: linkToken } }),
    outcomes: { open: signedIn, completed: { ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' } },
  },
  'Mutation.inviteParticipant': {
    document: input('inviteParticipant', 'participant { id }'),
    variables: ({ tripId, newPhone }) => ({ input: { tripId, phone: newPhone, name: 'Ruth' } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.inviteParticipant, a companion': {
    document: input('inviteParticipant', 'participant { id }'),
    variables: ({ tripId, newPhone, otherCompanionId }) => ({
      input: { tripId, phone: newPhone, name: 'Leo', companionId: otherCompanionId },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.renameParticipant': {
    document: input('renameParticipant', 'participant { name }'),
    variables: ({ tripId, pendingId }) => ({ input: { tripId, participantId: pendingId, name: 'Ruth' } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.renameParticipant, of one who has joined': {
    document: input('renameParticipant', 'participant { name }'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId, name: 'Ruth' } }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.resendInvitation': {
    document: input('resendInvitation', 'participant { id }'),
    variables: ({ tripId, pendingId }) => ({ input: { tripId, participantId: pendingId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.resendInvitation, to a member': {
    document: input('resendInvitation', 'participant { id }'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId } }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.respondToInvitation': {
    document: input('respondToInvitation', 'participant { id }'),
    variables: ({ pendingId }) => ({ input: { participantId: pendingId, response: 'ACCEPTED' } }),
    outcomes: always(invited),
  },
};
