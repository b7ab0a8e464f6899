import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, viewedBy, metricsAnswer, emptyDashboard } from '../../test/answers/adminAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { AdminMetricsDocument } from '../admin/metrics/AdminMetrics.generated.ts';
import { ViewerDocument } from '../account/signIn/Viewer.generated.ts';
import { AdminPage } from './AdminPage.tsx';

const JONAS = { ...ADMIN, id: 'u2', name: 'Jonas Weber', isAdmin: false };

/** All answers of the dashboard, with a counter of requests. */
function counted() {
  const onRequest = jest.fn();
  const answers = emptyDashboard().map(({ request, result }) => ({
    request,
    result: () => {
      onRequest();
      return result as object;
    },
  }));
  return { onRequest, answers };
}

/** Metrics, trends, payments, products, finances, credits, backups and the audit log. */
const PARTS = 8;

const refused = (code: string) => ({
  request: { query: AdminMetricsDocument },
  result: { errors: [{ message: 'Refused.', extensions: { code } }] },
});

describe('access to the admin dashboard', () => {
  it('shows a check, then asks a visitor to sign in, without further requests', async () => {
    const { onRequest, answers } = counted();
    renderScreen(<AdminPage />, { mocks: [...viewedBy(null), ...answers] });
    expect(screen.getByRole('heading', { name: 'Checking permissions...' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(screen.getByText('Please sign in to access the admin dashboard.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/');
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('is denied to a user without admin rights, without further requests', async () => {
    const { onRequest, answers } = counted();
    renderScreen(<AdminPage />, { mocks: [...viewedBy(JONAS), ...answers] });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have admin permissions to view this dashboard.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('can be retried when the viewer fails to load', async () => {
    const lost = { request: { query: ViewerDocument }, error: new Error('offline') };
    renderScreen(<AdminPage />, { mocks: [lost, ...viewedBy(null).slice(1)] });
    expect(await screen.findByRole('heading', { name: 'No connection to the server' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('for an admin', () => {
  it('shows that the metrics are loading', async () => {
    const late = { ...metricsAnswer(), delay: Infinity };
    renderScreen(<AdminPage />, { mocks: [...viewedBy(ADMIN), late, ...emptyDashboard().slice(1)] });
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
    expect(screen.getByText('Key metrics and analytics for Grub Club')).toBeVisible();
    expect(screen.getByText('Loading metrics...')).toBeVisible();
  });

  it('shows the loaded metrics', async () => {
    renderScreen(<AdminPage />, { mocks: [...viewedBy(ADMIN), ...emptyDashboard()] });
    expect(await screen.findByText('Active users on the platform')).toBeVisible();
    expect(screen.queryByText('Loading metrics...')).not.toBeInTheDocument();
  });

  it.each([
    ['FORBIDDEN', 'Access Denied'],
    ['UNAUTHENTICATED', 'Authentication Required'],
  ])('%s from the server, after losing the rights, shows %s', async (code, title) => {
    const [, ...others] = emptyDashboard();
    renderScreen(<AdminPage />, { mocks: [...viewedBy(ADMIN), refused(code), ...others] });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('Payment Transactions')).not.toBeInTheDocument();
  });

  it('failed metrics can be requested again while the rest is shown', async () => {
    const [, ...others] = emptyDashboard();
    const mocks = [...viewedBy(ADMIN), refused('INTERNAL_SERVER_ERROR'), metricsAnswer(), ...others];
    renderScreen(<AdminPage />, { mocks });
    const failure = (await screen.findByText('The metrics could not be loaded')).parentElement;
    expect(await screen.findByText('No payment transactions found')).toBeVisible();
    await userEvent.click(within(failure ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Active users on the platform')).toBeVisible();
  });

  it('each failed part keeps the focus on Try again until it is read', async () => {
    const answers = emptyDashboard();
    const failing = answers.map(({ request }) => ({ request, result: { errors: [{ message: 'Oops' }] } }));
    const silent = answers.map((answer) => ({ ...answer, delay: Infinity }));
    renderScreen(<AdminPage />, { mocks: [...viewedBy(ADMIN), ...failing, ...silent] });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(PARTS));
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(retry);
      expect(retry).toHaveFocus();
      expect(retry).toHaveAttribute('aria-disabled', 'true');
    }
  });
});
