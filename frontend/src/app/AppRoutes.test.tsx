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
  // The shell asks, and so do its pages: the rules that spare the second time are the app's own client's.
  const asked = { maxUsageCount: 5 };
  renderScreen(<AppRoutes />, {
    path,
    mocks: [
      { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer() } }, ...asked },
      { request: { query: ViewerDocument }, result: { data: { me } }, ...asked },
      {
        request: { query: HomeDocument },
        result: { data: { trips: [], invitations: [], frequentMembers: [] } },
      },
    ],
  });
}

beforeEach(() => localStorage.clear());

describe('the link of an invitation', () => {
  it('asks a guest to sign in, and says why', async () => {
    showApp(LINK, null);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Grub Club' });
    expect(within(dialog).getByText(/^An invitation to a trip is waiting for you/)).toBeVisible();
  });

  it('asks once: a guest who closes the dialog can look around, and sign in later', async () => {
    showApp(LINK, null);
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Grub Club' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Start Planning For Free' }));
    expect(await screen.findByText(/^An invitation to a trip is waiting for you/)).toBeVisible();
  });

  it('leads somebody who is signed in to the home screen, without a dialog', async () => {
    showApp(LINK, MAYA);
    expect(await screen.findByText(/^This invitation is no longer open/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the way to the admin dashboard', () => {
  it('is in the header for an admin', async () => {
    showApp('/', { ...MAYA, isAdmin: true });
    expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('is there for nobody else', async () => {
    showApp('/', MAYA);
    expect(await screen.findByText('Maya Torres')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });
});

it('a guest without a link sees the landing page and no dialog', async () => {
  showApp('/', null);
  expect(await screen.findByRole('button', { name: 'Start Planning For Free' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
