import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
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
import { useUrlDialog } from '../browser/url/useUrlDialog.ts';
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

function OpenNewTrip() {
  const newTrip = useUrlDialog('new-trip');
  return (
    <button type="button" onClick={newTrip.open}>
      Open
    </button>
  );
}

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
      answerTo(PeopleToInviteDocument, {}, { pastParticipants: [] }),
      answerTo(CreatePaymentIntentDocument, intentInput('SINGLE'), intentAnswer(299)),
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

it('what was typed for a new trip stays when its dialog is closed, until it is discarded', async () => {
  renderScreen(
    <>
      <OpenNewTrip />
      <NewTripDialogs viewer={viewer} />
    </>,
    {
      mocks: [
        featuresMock(false),
        answerTo(PeopleToInviteDocument, {}, { pastParticipants: [] }, { maxUsageCount: 3 }),
      ],
    },
  );
  const field = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.findByLabelText(/^Invite by phone/);
  };
  await userEvent.type(await field(), 'Priya 415 555 0142');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field()).toHaveValue('Priya 415 555 0142');
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
});
