import type { Route } from '../../../ctx/route.ts';
import { followInviteLink, linkInvitation } from './followInviteLink.service.ts';
import { createInviteLink, inviteLink, revokeInviteLink } from './inviteLink.service.ts';

export const inviteLinkRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/invite-link',
    who: 'organizer',
    summary: 'The active invitation link without its address, or null: `{ createdBy, expiresAt }`.',
    status: 200,
    handle: (ctx, { params }) => inviteLink(ctx, params['id']),
  },
  {
    method: 'POST',
    path: '/api/trips/:id/invite-link',
    who: 'organizer',
    summary: 'Creates an invitation link for 14 days: `{ url, expiresAt }`. An earlier one stops working.',
    status: 201,
    handle: (ctx, { params }) => createInviteLink(ctx, params['id']),
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/invite-link',
    who: 'organizer',
    summary: 'Revokes the invitation link.',
    status: 204,
    handle: (ctx, { params }) => revokeInviteLink(ctx, params['id']),
  },
  {
    method: 'POST',
    path: '/api/invite-links/read',
    payload: '{ token }',
    who: 'anyone',
    summary: 'What an invitation link shows: trip and inviter. The token is the text behind `#invite=`.',
    status: 200,
    handle: (ctx, { body }) => linkInvitation(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/invite-links/follow',
    payload: '{ token }',
    who: 'signed in',
    summary:
      'Invites the user by a link: `{ invitation, tripId }`, one of which is null; a member gets the trip.',
    status: 200,
    handle: (ctx, { body }) => followInviteLink(ctx, body),
  },
];
