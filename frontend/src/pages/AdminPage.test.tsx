import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, lookedAtBy, metricsAnswer, nothingYet } from '../../test/adminAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { AdminMetricsDocument } from '../admin/metrics/AdminMetrics.generated.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { AdminPage } from './AdminPage.tsx';

const JONAS = { ...ADMIN, id: 'u2', name: 'Jonas Weber', isAdmin: false };

/** Every answer of the dashboard, counted as it is asked for. */
function counted() {
  const asked = jest.fn();
  const answers = nothingYet().map(({ request, result }) => ({
    request,
    result: () => {
      asked();
      return result as object;
    },
  }));
  return { asked, answers };
}

const refused = (code: string) => ({
  request: { query: AdminMetricsDocument },
  result: { errors: [{ message: 'Refused.', extensions: { code } }] },
});

describe('the gate of the admin dashboard', () => {
  it('says that it looks, then asks a guest to sign in, and asks the server for nothing else', async () => {
    const { asked, answers } = counted();
    renderScreen(<AdminPage />, { mocks: [...lookedAtBy(null), ...answers] });
    expect(screen.getByRole('heading', { name: 'Checking permissions...' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(screen.getByText('Please sign in to access the admin dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('denies whoever is no admin, and asks the server for nothing else', async () => {
    const { asked, answers } = counted();
    renderScreen(<AdminPage />, { mocks: [...lookedAtBy(JONAS), ...answers] });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have admin permissions to view this dashboard.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(asked).not.toHaveBeenCalled();
  });

  it('offers to try again when nobody could be asked who is looking', async () => {
    const lost = { request: { query: ViewerDocument }, error: new Error('offline') };
    renderScreen(<AdminPage />, { mocks: [lost, ...lookedAtBy(null).slice(1)] });
    expect(await screen.findByRole('heading', { name: 'No connection to the server' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('for an admin', () => {
  it('says that the metrics are on their way', async () => {
    const late = { ...metricsAnswer(), delay: Infinity };
    renderScreen(<AdminPage />, { mocks: [...lookedAtBy(ADMIN), late, ...nothingYet().slice(1)] });
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
    expect(screen.getByText('Key metrics and analytics for Grub Club')).toBeVisible();
    expect(screen.getByText('Loading metrics...')).toBeVisible();
  });

  it('shows the metrics once they are there', async () => {
    renderScreen(<AdminPage />, { mocks: [...lookedAtBy(ADMIN), ...nothingYet()] });
    expect(await screen.findByText('Active users on the platform')).toBeVisible();
    expect(screen.queryByText('Loading metrics...')).not.toBeInTheDocument();
  });

  it.each([
    ['FORBIDDEN', 'Access Denied'],
    ['UNAUTHENTICATED', 'Authentication Required'],
  ])('%s from the server, once the rights are gone, is %s', async (code, title) => {
    const [, ...others] = nothingYet();
    renderScreen(<AdminPage />, { mocks: [...lookedAtBy(ADMIN), refused(code), ...others] });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('Payment Transactions')).not.toBeInTheDocument();
  });

  it('metrics that failed can be asked for again, and the rest is there meanwhile', async () => {
    const [, ...others] = nothingYet();
    const mocks = [...lookedAtBy(ADMIN), refused('INTERNAL_SERVER_ERROR'), metricsAnswer(), ...others];
    renderScreen(<AdminPage />, { mocks });
    const failure = (await screen.findByText('The metrics could not be loaded')).parentElement;
    expect(await screen.findByText('No payment transactions found')).toBeVisible();
    await userEvent.click(within(failure ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Active users on the platform')).toBeVisible();
  });
});
