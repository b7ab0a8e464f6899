import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../test/renderScreen.tsx';
import { featuresAnswer } from '../../test/tripAnswers.ts';
import { FeaturesDocument } from '../account/Features.generated.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { HomeDocument } from '../pages/HomePage.generated.ts';
import { AppRoutes } from './AppRoutes.tsx';

const LINK = '/?invitation=0190b000-0000-7000-8000-0000000000c1';
const MAYA = { __typename: 'User', id: 'u1', name: 'Maya Torres', phone: '+14155550101', isAdmin: false };

function showApp(path: string, me: typeof MAYA | null) {
  // The shell and its pages both query this; only the app's own client removes duplicates.
  const often = { maxUsageCount: 5 };
  renderScreen(<AppRoutes />, {
    path,
    mocks: [
      { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer() } }, ...often },
      { request: { query: ViewerDocument }, result: { data: { me } }, ...often },
      {
        request: { query: HomeDocument },
        result: { data: { trips: [], invitations: [], frequentMembers: [] } },
      },
    ],
  });
}

beforeEach(() => localStorage.clear());

describe('an invitation link', () => {
  it('asks a guest to sign in, and says why', async () => {
    showApp(LINK, null);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Grub Club' });
    expect(within(dialog).getByText(/^An invitation to a trip is waiting for you/)).toBeVisible();
  });

  it('asks once: a guest can close the dialog, look around and sign in later', async () => {
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

it('a guest without an invitation link sees the landing page and no dialog', async () => {
  showApp('/', null);
  expect(await screen.findByRole('button', { name: 'Start Planning For Free' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
