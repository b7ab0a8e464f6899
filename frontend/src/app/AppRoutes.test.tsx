import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { featuresAnswer } from '../../test/answers/tripAnswers.ts';
import { FeaturesDocument } from '../account/Features.generated.ts';
import { LinkInvitationDocument } from '../account/signIn/LinkInvitation.generated.ts';
import { rememberSignedIn } from '../account/signIn/signedInHint.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { HomeDocument } from '../pages/wholeTrip/HomePage.generated.ts';
import { AppRoutes } from './AppRoutes.tsx';

const LINK = '/?invitation=0190b000-0000-7000-8000-0000000000c1';
const MAYA = {
  __typename: 'User',
  id: 'u1',
  name: 'Maya Torres',
  phone: '+14155550101',
  isAdmin: false,
  units: null,
};

function showApp(
  path: string,
  me: typeof MAYA | null,
  mocks: readonly MockLink.MockedResponse[] = [],
  first: readonly MockLink.MockedResponse[] = [],
) {
  // The shell and its pages both query this; only the app's own client removes duplicates.
  const often = { maxUsageCount: 5 };
  renderScreen(<AppRoutes />, {
    path,
    mocks: [
      ...first,
      answerTo(FeaturesDocument, {}, { features: featuresAnswer() }, often),
      answerTo(ViewerDocument, {}, { me }, often),
      answerTo(HomeDocument, {}, { trips: [], invitations: [], frequentMembers: [] }),
      ...mocks,
    ],
  });
}

beforeEach(() => localStorage.clear());

describe('an invitation link', () => {
  it('asks a visitor to sign in, and says why', async () => {
    showApp(LINK, null);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Grub Club' });
    expect(within(dialog).getByText(/^An invitation to a trip is waiting for you/)).toBeVisible();
  });

  it('asks once: a visitor can close the dialog, look around and sign in later', async () => {
    showApp(LINK, null);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Grub Club' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Start Planning For Free' }));
    expect(await screen.findByText(/^An invitation to a trip is waiting for you/)).toBeVisible();
  });

  it('opens the home screen without a dialog for a signed-in user', async () => {
    showApp(LINK, MAYA);
    expect(await screen.findByText(/^This invitation is no longer open/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an invitation link', () => {
  const request = { query: LinkInvitationDocument, variables: { input: { token: 'abc_def' } } };
  const invitation = {
    __typename: 'LinkInvitation' as const,
    trip: {
      __typename: 'InvitedTrip' as const,
      name: 'Crater Lake',
      location: 'Oregon',
      startDate: '2030-08-14',
      endDate: '2030-08-17',
    },
    invitedBy: { __typename: 'Inviter' as const, name: 'Ana Lindqvist' },
  };

  it('tells a visitor who invites, to what and when, and stays in the address for the time after', async () => {
    showApp('/#invite=abc_def', null, [{ request, result: { data: { linkInvitation: invitation } } }]);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Grub Club' });
    const shown = await within(dialog).findByRole('region', { name: 'Invitation' });
    for (const text of ['Ana Lindqvist invites you to', 'Crater Lake', 'Oregon · Aug 14 - Aug 17'])
      expect(shown).toHaveTextContent(text);
    expect(within(dialog).getByText(/^Sign in to accept or decline/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(window.location.hash).toBe('#invite=abc_def');
  });

  it('of a text shows the same, and whose number can answer', async () => {
    const token = `0190b000-0000-7000-8000-0000000000c1.${'k'.repeat(22)}`;
    const mock = answerTo(LinkInvitationDocument, { input: { token } }, { linkInvitation: invitation });
    showApp(`${LINK}#for=${'k'.repeat(22)}`, null, [mock]);
    expect(await screen.findByRole('region', { name: 'Invitation' })).toHaveTextContent('Crater Lake');
    expect(screen.getByText(/Sign in with the phone number it was texted to\.$/)).toBeVisible();
  });

  it('that no longer works says so, and the visitor can still sign in', async () => {
    const message = 'This invitation link no longer works. Please ask for a new one.';
    const errors = [{ message, extensions: { code: 'NOT_FOUND' } }];
    showApp('/#invite=abc_def', null, [{ request, result: { errors } }]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });
});

describe('the link to the admin dashboard', () => {
  it('is in the header for an admin', async () => {
    showApp('/', { ...MAYA, isAdmin: true });
    expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('is hidden from other users', async () => {
    showApp('/', MAYA);
    expect(await screen.findByText('Maya Torres')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });
});

describe('without a connection to the server', () => {
  it('keeps its error and the focus on Try again until the server answers', async () => {
    rememberSignedIn(true);
    const fail = jest.fn(() => ({ errors: [{ message: 'Oops' }] }));
    const lost = { request: { query: ViewerDocument }, result: fail };
    showApp('/', MAYA, [], [lost, lost]);
    expect(await screen.findByRole('heading', { name: 'No connection to the server' })).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  });
});

it('a visitor without an invitation link sees the landing page and no dialog', async () => {
  showApp('/', null);
  expect(await screen.findByRole('button', { name: 'Start Planning For Free' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
