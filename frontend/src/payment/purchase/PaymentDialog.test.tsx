import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { installFakeStripe } from '../../../test/fakeStripe.ts';
import {
  confirmAnswer,
  intentAnswer,
  intentInput,
  pricingMock,
  subscriptionAnswer,
} from '../../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { PricingDocument } from '../Pricing.generated.ts';
import { ConfirmPaymentDocument } from './ConfirmPayment.generated.ts';
import { CreatePaymentIntentDocument } from './CreatePaymentIntent.generated.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

type Mock = MockLink.MockedResponse;

const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

const intentMock = (cents: number, variables: object, id?: string): Mock =>
  answerTo(CreatePaymentIntentDocument, variables, intentAnswer(cents, id));

const settling = {
  request: { query: ConfirmPaymentDocument, variables: { input: { paymentIntentId: 'pi_1' } } },
};

const paid: Mock = {
  ...settling,
  result: { data: confirmAnswer('SUCCEEDED', subscriptionAnswer(1, 'SINGLE')) },
};

/** Stripe's answers to the confirmations of the card form, in order. */
function stripeAnswers(...answers: readonly object[]) {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>();
  for (const answer of answers) send.mockResolvedValueOnce(new Response(JSON.stringify(answer)));
  // Cast: the mock takes only the arguments that the card form passes.
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

const continueToPayment = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

beforeEach(() => installFakeStripe());
afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  jest.restoreAllMocks();
});

// Comes first, because Stripe's script is loaded only once.
it('Stripe is loaded when the card form is shown, not before', async () => {
  Reflect.deleteProperty(window, 'Stripe');
  await open(intentMock(299, intentInput('SINGLE')));
  const script = () => document.querySelector('script[src^="https://js.stripe.com"]');
  expect(script()).toBeNull();
  await continueToPayment();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(screen.getByText('Loading the card form')).toBeInTheDocument();
  installFakeStripe();
  act(() => void script()?.dispatchEvent(new Event('load')));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

describe('choosing a plan', () => {
  it('starts with a single trip, and shows content and price of each package', async () => {
    const { dialog } = await open();
    const chosen = dialog.getByRole('radio', { checked: true });
    expect(chosen).toHaveAccessibleName('Single Trip 1 trip $2.99');
    expect(chosen).toHaveFocus();
    for (const name of [
      /^Special offer 67% OFF LIMITED TIME .* \$0\.99\s?per trip$/,
      /^Trip Bundle Best Value 5 trips, valid 1 year \$9\.99\s?\$2\.00 per trip$/,
      /^Unlimited Trips Premium One payment, never expires \$29\.99$/,
    ])
      expect(dialog.getByRole('radio', { name })).toBeVisible();
    expect(dialog.getByText('$2.99', { selector: 'b' })).toBeVisible();
    expect(dialog.queryByLabelText(/Number of trips/)).not.toBeInTheDocument();
  });

  it('lists the lowest price per trip first, and the unlimited package last', async () => {
    const { dialog } = await open();
    const names = dialog.getAllByRole('radio').map((plan) => plan.closest('label')?.textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Special offer.*\$0\.99per trip$/),
      expect.stringMatching(/^Trip Bundle.*\$2\.00 per trip$/),
      expect.stringMatching(/^Single Trip.*\$2\.99$/),
      expect.stringMatching(/^Unlimited Trips/),
    ]);
  });

  it('sells 1 to 10 trips of the special offer, and shows the total', async () => {
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

  it('shows an error when the prices fail to load, and loads them again', async () => {
    const failing: Mock = { request: { query: PricingDocument }, error: new Error('offline') };
    renderScreen(<PaymentDialog isOpen onClose={jest.fn()} onPaid={jest.fn()} />, {
      mocks: [failing, pricingMock()],
    });
    expect(await screen.findByText('Failed to load pricing information')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Trip Bundle/ })).toBeVisible();
  });

  it('says that cards are not accepted, without advice for operators, and sells nothing', async () => {
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
  ])('shows why a payment could not start, and allows a retry: %s', async (cause, text) => {
    const request = { query: CreatePaymentIntentDocument, variables: intentInput('SINGLE') };
    const failing: Mock =
      typeof cause === 'string'
        ? { request, result: { errors: [{ message: cause, extensions: { code: 'RATE_LIMITED' } }] } }
        : { request, error: cause };
    await open(failing, intentMock(299, intentInput('SINGLE')));
    await continueToPayment();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await continueToPayment();
    expect(await screen.findByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  });
});

describe('paying', () => {
  it('confirms the payment and the new trips', async () => {
    const send = stripeAnswers({ status: 'succeeded' });
    const { onPaid } = await open(intentMock(299, intentInput('SINGLE')), paid);
    await continueToPayment();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(screen.getByText('1 trip remaining.')).toBeVisible();
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('https://api.stripe.com/v1/payment_intents/pi_1/confirm');
  });

  it('sends the chosen package and quantity', async () => {
    await open(intentMock(297, intentInput('SPECIAL', 3)));
    await userEvent.click(screen.getByRole('radio', { name: /^Special offer/ }));
    const more = screen.getByRole('button', { name: 'Number of trips: one more' });
    await userEvent.click(more);
    await userEvent.click(more);
    await continueToPayment();
    expect(await screen.findByRole('button', { name: 'Pay $2.97' })).toBeVisible();
    expect(screen.getByText(/^Special offer/).closest('p')).toHaveFocus();
  });

  it('accepts another card after a declined one', async () => {
    const send = stripeAnswers(DECLINED, { status: 'succeeded' });
    const { onPaid } = await open(intentMock(299, intentInput('SINGLE')), paid);
    await continueToPayment();
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

  it('pays once on a double click', async () => {
    const send = stripeAnswers({ status: 'succeeded' });
    const { onPaid } = await open(intentMock(299, intentInput('SINGLE')), paid);
    await continueToPayment();
    await userEvent.type(await screen.findByLabelText('Card number'), GOOD_CARD);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $2.99' })).toBeEnabled());
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay $2.99' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says that nothing was charged when Stripe does not answer', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await open(intentMock(299, intentInput('SINGLE')));
    await continueToPayment();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Payment Error')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.');
  });

  it('asks only the server again when it did not answer after the charge', async () => {
    const send = stripeAnswers({ status: 'succeeded' });
    const { onPaid } = await open(
      intentMock(299, intentInput('SINGLE')),
      { ...settling, error: new Error('offline') },
      paid,
    );
    await continueToPayment();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Check payment' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('counts a payment that already succeeded at Stripe as paid', async () => {
    const error = { message: 'You cannot confirm it again.', payment_intent: { status: 'succeeded' } };
    stripeAnswers({ error });
    const { onPaid } = await open(intentMock(299, intentInput('SINGLE')), paid);
    await continueToPayment();
    await payWith(GOOD_CARD);
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('closes while the payment is processing, and says that the trips follow', async () => {
    stripeAnswers({ status: 'processing' });
    const pending: Mock = { ...settling, result: { data: confirmAnswer('PENDING', subscriptionAnswer(0)) } };
    const { onClose, onPaid } = await open(intentMock(299, intentInput('SINGLE')), pending);
    await continueToPayment();
    await payWith(GOOD_CARD);
    expect(await screen.findByText('Payment pending')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('returns to the plans after an abandoned payment, and starts another one', async () => {
    stripeAnswers({ error: { message: 'It was canceled.', payment_intent: { status: 'canceled' } } });
    await open(intentMock(299, intentInput('SINGLE')), intentMock(299, intentInput('SINGLE'), 'pi_2'));
    await continueToPayment();
    await payWith(GOOD_CARD);
    expect(await screen.findByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('It was canceled.');
    await continueToPayment();
    expect(await screen.findByRole('button', { name: 'Pay $2.99' })).toBeVisible();
  });

  it('returns to the plans with the same choice', async () => {
    await open(intentMock(999, intentInput('BUNDLE')));
    await userEvent.click(screen.getByRole('radio', { name: /^Trip Bundle/ }));
    await continueToPayment();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to plans' }));
    const chosen = screen.getByRole('radio', { checked: true });
    expect(chosen).toHaveAccessibleName(/^Trip Bundle/);
    expect(chosen).toHaveFocus();
  });
});
