import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeAnswer, invitationAnswer, showHome, type Mock } from '../../test/showHome.tsx';
import { loseConnection } from '../../test/showMembers.tsx';
import { FollowInviteLinkDocument } from '../trip/list/FollowInviteLink.generated.ts';

const INVITED_ID = '0190b000-0000-7000-8000-0000000000c1';
const INVITATION = invitationAnswer(INVITED_ID, 'Hot Springs');

const showLink = (...mocks: readonly Mock[]) => showHome({}, { path: '/#invite=abc_def', mocks });

describe('an invitation link', () => {
  const request = { query: FollowInviteLinkDocument, variables: { input: { token: 'abc_def' } } };
  const answer = (tripId: string | null, participantId: string | null): Mock => ({
    request,
    result: {
      data: {
        followInviteLink: {
          __typename: 'FollowedLink',
          tripId,
          invitation:
            participantId === null
              ? null
              : {
                  __typename: 'Invitation',
                  participant: { __typename: 'InvitedParticipant', id: participantId },
                },
        },
      },
    },
  });

  it('leads to the invitation, which has the focus', async () => {
    showLink(answer(null, INVITED_ID), homeAnswer({ invitations: [INVITATION] }));
    expect(await screen.findByRole('article', { name: 'Hot Springs' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(`at /?invitation=${INVITED_ID}`)).toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('article', { name: 'Hot Springs' })).toHaveFocus());
    expect(window.location.hash).toBe('');
  });

  it('leads a member to the trip', async () => {
    showLink(answer('t1', null));
    expect(await screen.findByText('at /trips/t1')).toBeInTheDocument();
  });

  it('that no longer works is told of in a sentence, which can be closed', async () => {
    const message = 'This invitation link no longer works. Please ask for a new one.';
    const errors = [{ message, extensions: { code: 'NOT_FOUND' } }];
    showLink({ request, result: { errors } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('says that it is opened', async () => {
    showLink({ ...answer('t1', null), delay: Infinity });
    expect(await screen.findByText('Opening the invitation…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('stays in the address while the server cannot be reached, and is opened on request', async () => {
    showLink({ request, error: new Error('offline') }, answer('t1', null));
    expect(
      await screen.findByText('The invitation could not be opened. Check your connection and try again.'),
    ).toBeVisible();
    expect(window.location.hash).toBe('#invite=abc_def');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('at /trips/t1')).toBeInTheDocument();
  });

  it('stays in the address after a rate limit, with the reason of the server', async () => {
    const message = 'Too many invitation links were opened from your network. Please try again later.';
    showLink({ request, result: { errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(window.location.hash).toBe('#invite=abc_def');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is opened again by itself when the connection is back', async () => {
    showLink({ request, error: new Error('offline') }, answer('t1', null));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    loseConnection();
    expect(
      await screen.findByText('You are offline. The invitation opens when you are back online.'),
    ).toBeVisible();
    jest.restoreAllMocks();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('at /trips/t1')).toBeInTheDocument();
  });

  it('says so when only the invitation could not be loaded', async () => {
    showLink(
      answer(null, INVITED_ID),
      { request: homeAnswer({}).request, error: new Error('offline') },
      answer(null, INVITED_ID),
      homeAnswer({ invitations: [INVITATION] }),
    );
    expect(
      await screen.findByText(
        'You are invited, but the invitation could not be loaded. Check your connection and try again.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Hot Springs' })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});
