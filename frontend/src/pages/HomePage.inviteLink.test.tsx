import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { renderScreen } from '../../test/renderScreen.tsx';
import { loseConnection } from '../../test/showMembers.tsx';
import { featuresAnswer } from '../../test/tripAnswers.ts';
import { FeaturesDocument } from '../account/Features.generated.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { FollowInviteLinkDocument } from '../trip/list/FollowInviteLink.generated.ts';
import { HomePage } from './HomePage.tsx';
import { HomeDocument } from './HomePage.generated.ts';

const INVITED_ID = '0190b000-0000-7000-8000-0000000000c1';
const INVITATION = {
  __typename: 'Invitation' as const,
  participant: { __typename: 'InvitedParticipant' as const, id: INVITED_ID },
  trip: {
    __typename: 'InvitedTrip' as const,
    name: 'Hot Springs',
    location: 'Roseburg, Oregon',
    startDate: '2030-07-03',
    endDate: '2030-07-06',
  },
  invitedBy: { __typename: 'Inviter' as const, name: 'Jonas Weber' },
};

const homeAnswer = (...invitations: readonly (typeof INVITATION)[]): MockLink.MockedResponse => ({
  request: { query: HomeDocument },
  result: { data: { trips: [], invitations, frequentMembers: [] } },
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function showHome(...mocks: readonly MockLink.MockedResponse[]) {
  const me = { __typename: 'User', id: 'u1', name: 'Maya Torres', phone: '+14155550101', isAdmin: false };
  renderScreen(
    <>
      <Address />
      <HomePage />
    </>,
    {
      path: '/#invite=abc_def',
      mocks: [
        homeAnswer(),
        { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer() } } },
        { request: { query: ViewerDocument }, result: { data: { me } } },
        ...mocks,
      ],
    },
  );
}

describe('an invitation link', () => {
  const request = { query: FollowInviteLinkDocument, variables: { input: { token: 'abc_def' } } };
  const answer = (tripId: string | null, participantId: string | null): MockLink.MockedResponse => ({
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
    showHome(answer(null, INVITED_ID), homeAnswer(INVITATION));
    expect(await screen.findByRole('article', { name: 'Hot Springs' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(`at /?invitation=${INVITED_ID}`)).toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('article', { name: 'Hot Springs' })).toHaveFocus());
    expect(window.location.hash).toBe('');
  });

  it('leads a member to the trip', async () => {
    showHome(answer('t1', null));
    expect(await screen.findByText('at /trips/t1')).toBeInTheDocument();
  });

  it('that no longer works is told of in a sentence, which can be closed', async () => {
    const message = 'This invitation link no longer works. Please ask for a new one.';
    const errors = [{ message, extensions: { code: 'NOT_FOUND' } }];
    showHome({ request, result: { errors } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('says that it is opened', async () => {
    showHome({ ...answer('t1', null), delay: Infinity });
    expect(await screen.findByText('Opening the invitation…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('stays in the address while the server cannot be reached, and is opened on request', async () => {
    showHome({ request, error: new Error('offline') }, answer('t1', null));
    expect(
      await screen.findByText('The invitation could not be opened. Check your connection and try again.'),
    ).toBeVisible();
    expect(window.location.hash).toBe('#invite=abc_def');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('at /trips/t1')).toBeInTheDocument();
  });

  it('stays in the address after a rate limit, with the reason of the server', async () => {
    const message = 'Too many invitation links were opened from your network. Please try again later.';
    showHome({ request, result: { errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(window.location.hash).toBe('#invite=abc_def');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is opened again by itself when the connection is back', async () => {
    showHome({ request, error: new Error('offline') }, answer('t1', null));
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
    showHome(
      answer(null, INVITED_ID),
      { request: homeAnswer().request, error: new Error('offline') },
      answer(null, INVITED_ID),
      homeAnswer(INVITATION),
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
