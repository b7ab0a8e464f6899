import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import {
  confirmAnswer,
  featuresMock,
  historyMock,
  paymentAnswer,
  subscriptionAnswer,
  subscriptionMock,
  viewerMock,
} from '../../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { FeaturesDocument } from '../../account/Features.generated.ts';
import { ConfirmPaymentDocument } from '../../payment/purchase/ConfirmPayment.generated.ts';
import { PaymentHistoryDocument } from '../../payment/PaymentHistory.generated.ts';
import { TripsRemainingDocument } from '../../payment/TripsRemaining.generated.ts';
import { keepTripDraft } from '../../trip/newTrip/tripDraft.ts';
import { EMPTY_TRIP } from '../../trip/TripForm.tsx';
import { CreditsPage } from './CreditsPage.tsx';

type Mock = MockLink.MockedResponse;

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function showCredits(mocks: readonly Mock[], path = '/credits') {
  renderScreen(
    <>
      <Address />
      <CreditsPage />
    </>,
    { mocks, path },
  );
}

const known = [featuresMock(), viewerMock()];
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('says that trips are free when there are no credits, and links back', async () => {
  showCredits([featuresMock(false), viewerMock()]);
  expect(await screen.findByRole('heading', { name: 'Credits Not Available' })).toBeVisible();
  expect(screen.getByText('The credits system is currently disabled on this instance.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('asks a visitor to sign in', async () => {
  showCredits([featuresMock(), viewerMock(null)]);
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('at /credits?dialog=sign-in')).toBeInTheDocument();
});

it('shows an error when the credits fail to load, and loads them again', async () => {
  const failing: Mock = { request: { query: TripsRemainingDocument }, error: new Error('offline') };
  showCredits([...known, failing, subscriptionMock(1), historyMock([])]);
  expect(screen.getByRole('heading', { name: 'Loading your credits' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Unable to load credit information' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My Credits' })).toBeVisible();
});

it.each([
  ['features', FeaturesDocument, [viewerMock()]],
  ['credits', TripsRemainingDocument, [...known, historyMock([])]],
  ['payments', PaymentHistoryDocument, [...known, subscriptionMock(1)]],
])('keeps the focus on Try again while its %s load again', async (_what, query, others) => {
  const failing: Mock = { request: { query }, error: new Error('offline') };
  showCredits([...others, failing, { request: { query }, delay: Infinity }]);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-disabled', 'true');
});

describe('current credits', () => {
  it('show the count, the account type and a link to buy more', async () => {
    showCredits([...known, subscriptionMock(1), historyMock([])]);
    const current = await region('Current Credits');
    expect(current.getByText('1')).toBeVisible();
    expect(current.getByText('trip remaining')).toBeVisible();
    expect(current.getByText('Free Account')).toBeVisible();
    expect(current.queryByText('Expires')).not.toBeInTheDocument();
    expect(screen.queryByText('No trips remaining')).not.toBeInTheDocument();
    await userEvent.click(current.getByRole('button', { name: 'Buy More Trips' }));
    expect(screen.getByText('at /credits?dialog=buy-trips')).toBeInTheDocument();
    expect(await screen.findByText('No payment history found')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Account Summary' })).not.toBeInTheDocument();
  });

  it('of a bundle show the expiry date and a card with a hole per used trip', async () => {
    showCredits([
      ...known,
      subscriptionMock(2, 'BUNDLE', '2027-02-21T20:00:00.000Z'),
      historyMock([paymentAnswer('p1', { subscriptionType: 'BUNDLE', cents: 999, trips: 5 })]),
    ]);
    const current = await region('Current Credits');
    expect(current.getByText('Trip Bundle (5 trips)')).toBeVisible();
    expect(current.getByText('Feb 21, 2027')).toBeVisible();
    expect(document.querySelectorAll('i[data-left]')).toHaveLength(2);
    expect(document.querySelectorAll('i:not([data-left])')).toHaveLength(3);
  });

  it('are visible offline, but buying is disabled', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showCredits([...known, subscriptionMock(2), historyMock([])]);
    const buy = (await region('Current Credits')).getByRole('button', { name: 'Buy More Trips' });
    expect(buy).toHaveAttribute('aria-disabled', 'true');
    expect(buy).toHaveAttribute('title', 'You are offline');
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(buy).not.toHaveAttribute('aria-disabled');
  });

  it('of zero show a warning', async () => {
    showCredits([...known, subscriptionMock(0), historyMock([])]);
    expect(await screen.findByText('No trips remaining')).toBeVisible();
    expect(screen.getByText('Purchase more trips to continue creating meal plans')).toBeVisible();
  });

  it.each([
    ['it was bought', false, 'UNLIMITED', 1],
    ['the viewer is an admin', true, 'FREE', 0],
  ] as const)('are unlimited when %s', async (_who, isAdmin, type, buttons) => {
    showCredits([featuresMock(), viewerMock({ isAdmin }), subscriptionMock(-1, type), historyMock([])]);
    const current = await region('Current Credits');
    expect(current.getByText('Unlimited Trips')).toBeVisible();
    expect(current.getByText('∞')).toBeVisible();
    expect(current.queryAllByRole('button', { name: 'Buy More Trips' })).toHaveLength(buttons);
  });
});

describe('payments', () => {
  it('show package, day, amount and status each, and their sum', async () => {
    showCredits([
      ...known,
      subscriptionMock(2),
      historyMock(
        [
          paymentAnswer('p1', {
            subscriptionType: 'BUNDLE',
            cents: 999,
            trips: 5,
            completedAt: '2026-02-21T20:00:00.000Z',
          }),
          paymentAnswer('p2', { status: 'FAILED' }),
          paymentAnswer('p3', { cents: 297, trips: 3 }),
          paymentAnswer('p4', { status: 'CANCELED' }),
          paymentAnswer('p5', { subscriptionType: 'UNLIMITED', cents: 2999, status: 'PENDING' }),
        ],
        { totalCount: 7 },
      ),
    ]);
    expect(await screen.findByText('Failed')).toBeVisible();
    const history = await region('Payment History');
    const rows = history.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Trip Bundle (5 trips)Feb 21, 2026$9.99Succeeded',
      'Single TripJan 29, 2026$2.99Failed',
      'Single Trip, 3 at $0.99Jan 29, 2026$2.97Succeeded',
      'Single TripJan 29, 2026$2.99Canceled',
      'Unlimited Trips (Premium)Jan 29, 2026$29.99Pending',
    ]);
    expect(history.getByText('Showing recent 5 payments')).toBeVisible();
    const facts = (await region('Account Summary')).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['$12.96', '8', '2']);
  });

  it('that fail to load leave the rest of the page usable', async () => {
    const failing: Mock = { request: { query: PaymentHistoryDocument }, error: new Error('offline') };
    showCredits([...known, subscriptionMock(1), failing, historyMock([paymentAnswer('p1')])]);
    expect(await screen.findByText('Your payments could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy More Trips' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Succeeded')).toBeVisible();
  });
});

describe("a payment that returns from the bank's page", () => {
  const RETURN = '/credits?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded';
  const request = { query: ConfirmPaymentDocument, variables: { input: { paymentIntentId: 'pi_1' } } };
  const bought = historyMock([paymentAnswer('p1')]);
  const confirmed: Mock = {
    request,
    result: { data: confirmAnswer('SUCCEEDED', subscriptionAnswer(1, 'SINGLE')) },
  };

  afterEach(() => sessionStorage.clear());

  it('is confirmed once, and its secret leaves the URL', async () => {
    showCredits([...known, subscriptionMock(0), historyMock([]), bought, confirmed], RETURN);
    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(await screen.findByText('at /credits')).toBeInTheDocument();
    expect(await screen.findByText('Single Trip', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText('No trips remaining')).not.toBeInTheDocument();
  });

  it('returns to the pending trip', async () => {
    keepTripDraft('u1', { ...EMPTY_TRIP, name: 'Lake', invitePhones: '' });
    showCredits([...known, subscriptionMock(0), historyMock([]), bought, confirmed], RETURN);
    await waitFor(() => expect(screen.getByText('at /credits?dialog=new-trip')).toBeInTheDocument());
  });

  it('shows nothing when it is unknown or belongs to another user', async () => {
    const errors = [{ message: 'There is no such payment.', extensions: { code: 'NOT_FOUND' } }];
    showCredits([...known, subscriptionMock(0), historyMock([]), { request, result: { errors } }], RETURN);
    await screen.findByText('Checking the payment…');
    await waitFor(() => expect(screen.queryByText('Checking the payment…')).not.toBeInTheDocument());
    expect(screen.queryByText('Your payment is being processed')).not.toBeInTheDocument();
  });

  it('can be checked again when the server does not answer', async () => {
    const failing: Mock = { request, error: new Error('offline') };
    showCredits([...known, subscriptionMock(0), historyMock([]), failing, bought, confirmed], RETURN);
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check payment' }));
    expect(await screen.findByText('Payment Successful')).toBeVisible();
  });
});
