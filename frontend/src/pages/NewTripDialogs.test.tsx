import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeStripe } from '../../test/fakeStripe.ts';
import {
  confirmAnswer,
  featuresMock,
  intentAnswer,
  intentInput,
  pricingMock,
  subscriptionAnswer,
  subscriptionMock,
} from '../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { ConfirmPaymentDocument } from '../payment/purchase/ConfirmPayment.generated.ts';
import { CreatePaymentIntentDocument } from '../payment/purchase/CreatePaymentIntent.generated.ts';
import { PeopleToInviteDocument } from '../trip/newTrip/PeopleToInvite.generated.ts';
import { keepTripDraft } from '../trip/newTrip/tripDraft.ts';
import { EMPTY_TRIP } from '../trip/TripForm.tsx';
import { NewTripDialogs } from './NewTripDialogs.tsx';

const viewer = {
  id: 'u1',
  name: 'Maya Torres',
  phone: '+14155550101',
  email: null,
  isAdmin: false,
  units: null,
};

beforeEach(() => {
  installFakeStripe();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ status: 'succeeded' }))));
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** Buys one trip. @returns the mock of the page reload */
async function buyOne() {
  const reload = jest.fn();
  const settling = { query: ConfirmPaymentDocument, variables: { input: { paymentIntentId: 'pi_1' } } };
  renderScreen(<NewTripDialogs viewer={viewer} reload={reload} />, {
    path: '/credits?dialog=buy-trips',
    mocks: [
      featuresMock(),
      subscriptionMock(0),
      pricingMock(),
      { request: { query: PeopleToInviteDocument }, result: { data: { pastParticipants: [] } } },
      {
        request: { query: CreatePaymentIntentDocument, variables: intentInput('SINGLE') },
        result: { data: intentAnswer(299) },
      },
      { request: settling, result: { data: confirmAnswer('SUCCEEDED', subscriptionAnswer(1, 'SINGLE')) } },
    ],
  });
  const toPayment = await screen.findByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(toPayment).toBeEnabled());
  await userEvent.click(toPayment);
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await userEvent.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByText('Payment Successful')).toBeVisible();
  return reload;
}

it('a purchase without a pending trip closes the dialog and reloads the page', async () => {
  const reload = await buyOne();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 4000 });
});

it('a purchase for a pending trip returns to its draft', async () => {
  keepTripDraft('u1', { ...EMPTY_TRIP, name: 'Crater Lake', invitePhones: '' });
  const reload = await buyOne();
  expect(await screen.findByLabelText('Trip name')).toHaveValue('Crater Lake');
  expect(reload).not.toHaveBeenCalled();
});
