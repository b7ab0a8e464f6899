import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeStripe } from '../../../test/fakeStripe.ts';
import {
  confirmAnswer,
  intentAnswer,
  intentInput,
  pricingMock,
  subscriptionAnswer,
} from '../../../test/paymentAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { PricingDocument } from '../Pricing.generated.ts';
import { ConfirmPaymentDocument } from './ConfirmPayment.generated.ts';
import { CreatePaymentIntentDocument } from './CreatePaymentIntent.generated.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

type Mock = MockLink.MockedResponse;

const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

const begun = (cents: number, variables: object, id?: string): Mock => ({
  request: { query: CreatePaymentIntentDocument, variables },
  result: { data: intentAnswer(cents, id) },
});

const settling = {
  request: { query: ConfirmPaymentDocument, variables: { input: { paymentIntentId: 'pi_1' } } },
};

const paid: Mock = {
  ...settling,
  result: { data: confirmAnswer('SUCCEEDED', subscriptionAnswer(1, 'SINGLE')) },
};

/** How Stripe answers the confirmations that the card form sends, in this order. */
function stripeAnswers(...answers: readonly object[]) {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>();
  for (const answer of answers) send.mockResolvedValueOnce(new Response(JSON.stringify(answer)));
  // The mock takes only the arguments that the card form passes.
  jest.spyOn(globalThis, 'fetch').mockImplementation(send as unknown as typeof fetch);
  return send;
}

const DECLINED = {
  status: 'requires_payment_method',
  last_payment_error: { message: 'Your card was declined.' },
};

async function open(...mocks: readonly Mock[]) {
  const onClose = jest.fn();
  const onPaid = jest.fn();
  renderScreen(<PaymentDialog isOpen onClose={onClose} onPaid={onPaid} />, {
    mocks: [pricingMock(), ...mocks],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose Your Plan' }));
  await dialog.findByRole('radio', { name: /^Single Trip/ });
  return { dialog, onClose, onPaid };
}

async function payWith(card: string) {
  const field = await screen.findByLabelText('Card number');
  await userEvent.clear(field);
  await userEvent.type(field, card);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay / })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: /^Pay / }));
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

beforeEach(() => installFakeStripe());
afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  jest.restoreAllMocks();
});

// The first, as Stripe's script is fetched once for all.
it('Stripe is asked for when the card form is shown, and not before', async () => {
  Reflect.deleteProperty(window, 'Stripe');
  await open(begun(299, intentInput('SINGLE')));
  const script = () => document.querySelector('script[src^="https://js.stripe.com"]');
  expect(script()).toBeNull();
  await goOn();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(screen.getByText('Loading the card form')).toBeInTheDocument();
  installFakeStripe();
  act(() => void script()?.dispatchEvent(new Event('load')));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

describe('choosing a plan', () => {
  it('begins with a single trip, and says of each package what it is and what it costs', async () => {
    const { dialog } = await open();
    const chosen = dialog.getByRole('radio', { checked: true });
    expect(chosen).toHaveAccessibleName('Single Trip 1 trip $2.99');
    expect(chosen).toHaveFocus();
    for (const name of [
      /^Special offer 67% OFF LIMITED TIME .* \$0\.99\s?per trip$/,
      /^Trip Bundle Best Value 5 trips, valid 1 year \$9\.99$/,
      /^Unlimited Trips Premium One payment, never expires \$29\.99$/,
    ])
      expect(dialog.getByRole('radio', { name })).toBeVisible();
    expect(dialog.getByText('$2.99', { selector: 'b' })).toBeVisible();
    expect(dialog.queryByLabelText(/Number of trips/)).not.toBeInTheDocument();
  });

  it('sells 1 to 10 trips of the special offer, and says what they come to', async () => {
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /^Special offer/ }));
    const quantity = dialog.getByRole('spinbutton', { name: /Number of trips/ });
    expect(quantity).toHaveValue('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Number of trips: one more' }));
    expect(await dialog.findByText('$1.98')).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '25');
    expect(await dialog.findByText('$9.90')).toBeVisible();
    expect(dialog.getByText('10 trips')).toBeVisible();
  });

  it('says when the prices cannot be read, and reads them again', async () => {
    const failing: Mock = { request: { query: PricingDocument }, error: new Error('offline') };
    renderScreen(<PaymentDialog isOpen onClose={jest.fn()} onPaid={jest.fn()} />, {
      mocks: [failing, pricingMock()],
    });
    expect(await screen.findByText('Failed to load pricing information')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Trip Bundle/ })).toBeVisible();
  });

  it('sells nothing where no cards are taken, and says so', async () => {
    renderScreen(<PaymentDialog isOpen onClose={jest.fn()} onPaid={jest.fn()} />, {
      mocks: [pricingMock({ isAvailable: false })],
    });
    expect(
      await screen.findByText(
        'Payment system is not available. Please check your configuration or try again later.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  });

  it.each([
    [new Error('offline'), 'Failed to initialize payment. Please try again.'],
    ['Too many payments today.', 'Too many payments today.'],
  ])('says why a payment could not begin, and lets it be tried again: %s', async (cause, text) => {
    const request = { query: CreatePaymentIntentDocument, variables: intentInput('SINGLE') };
    const failing: Mock =
      typeof cause === 'string'
        ? { request, result: { errors: [{ message: cause, extensions: { code: 'RATE_LIMITED' } }] } }
        : { request, error: cause };
    await open(failing, begun(299, intentInput('SINGLE')));
    await goOn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await goOn();
    expect(await screen.findByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  });
});

describe('paying', () => {
  it('says that it succeeded, and that the trips are there', async () => {
    const send = stripeAnswers({ status: 'succeeded' });
    const { onPaid } = await open(begun(299, intentInput('SINGLE')), paid);
    await goOn();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(screen.getByText('1 trip remaining.')).toBeVisible();
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('https://api.stripe.com/v1/payment_intents/pi_1/confirm');
  });

  it('asks the server for what was chosen', async () => {
    await open(begun(297, intentInput('SPECIAL', 3)));
    await userEvent.click(screen.getByRole('radio', { name: /^Special offer/ }));
    const more = screen.getByRole('button', { name: 'Number of trips: one more' });
    await userEvent.click(more);
    await userEvent.click(more);
    await goOn();
    expect(await screen.findByRole('button', { name: 'Pay $2.97' })).toBeVisible();
    expect(screen.getByText(/^Special offer/).closest('p')).toHaveFocus();
  });

  it('lets another card follow one that was declined', async () => {
    const send = stripeAnswers(DECLINED, { status: 'succeeded' });
    const { onPaid } = await open(begun(299, intentInput('SINGLE')), paid);
    await goOn();
    await payWith(DECLINED_CARD);
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.');
    await payWith(GOOD_CARD);
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(send.mock.calls.map(([url]) => url)).toEqual([
      'https://api.stripe.com/v1/payment_intents/pi_1/confirm',
      'https://api.stripe.com/v1/payment_intents/pi_1/confirm',
    ]);
  });

  it('pays once however often it is pressed', async () => {
    const send = stripeAnswers({ status: 'succeeded' });
    const { onPaid } = await open(begun(299, intentInput('SINGLE')), paid);
    await goOn();
    await userEvent.type(await screen.findByLabelText('Card number'), GOOD_CARD);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $2.99' })).toBeEnabled());
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay $2.99' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says when Stripe could not be asked, and nothing was charged', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await open(begun(299, intentInput('SINGLE')));
    await goOn();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Payment Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.');
  });

  it('asks the server alone again when it did not answer after the card was charged', async () => {
    const send = stripeAnswers({ status: 'succeeded' });
    const { onPaid } = await open(
      begun(299, intentInput('SINGLE')),
      { ...settling, error: new Error('offline') },
      paid,
    );
    await goOn();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Check payment' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes a payment that Stripe already has for paid', async () => {
    const error = { message: 'You cannot confirm it again.', payment_intent: { status: 'succeeded' } };
    stripeAnswers({ error });
    const { onPaid } = await open(begun(299, intentInput('SINGLE')), paid);
    await goOn();
    await payWith(GOOD_CARD);
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('closes while the bank still works on it, and says that the trips come later', async () => {
    stripeAnswers({ status: 'processing' });
    const pending: Mock = {
      ...settling,
      result: { data: confirmAnswer('PENDING', subscriptionAnswer(0)) },
    };
    const { onClose, onPaid } = await open(begun(299, intentInput('SINGLE')), pending);
    await goOn();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Payment pending')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('leads back to the plans when the payment was given up, and begins another one', async () => {
    stripeAnswers({ error: { message: 'It was canceled.', payment_intent: { status: 'canceled' } } });
    await open(begun(299, intentInput('SINGLE')), begun(299, intentInput('SINGLE'), 'pi_2'));
    await goOn();
    await payWith(GOOD_CARD);
    expect(await screen.findByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('It was canceled.');
    await goOn();
    expect(await screen.findByRole('button', { name: 'Pay $2.99' })).toBeVisible();
  });

  it('leads back to the plans with the choice as it was', async () => {
    await open(begun(999, intentInput('BUNDLE')));
    await userEvent.click(screen.getByRole('radio', { name: /^Trip Bundle/ }));
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to plans' }));
    const chosen = screen.getByRole('radio', { checked: true });
    expect(chosen).toHaveAccessibleName(/^Trip Bundle/);
    expect(chosen).toHaveFocus();
  });
});
