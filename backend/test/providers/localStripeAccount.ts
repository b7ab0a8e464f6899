import {
  missing,
  newIntent,
  stripeId,
  StripeRefusal,
  type StripeCharge,
  type StripeDispute,
  type StripeEvent,
  type StripeIntent,
  type StripePrice,
  type StripeProduct,
} from './localStripeObjects.ts';

/** The state of a Stripe account and its transitions; each change creates Stripe's event. */
export class LocalStripeAccount {
  readonly intents = new Map<string, StripeIntent>();
  readonly charges = new Map<string, StripeCharge>();
  readonly disputes = new Map<string, StripeDispute>();
  readonly prices = new Map<string, StripePrice>();
  /** Newest first. */
  readonly products: StripeProduct[] = [];
  /** Oldest first. */
  readonly events: StripeEvent[] = [];
  /** Called with each event. */
  onEvent: (event: StripeEvent) => void = () => undefined;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  create(form: URLSearchParams): StripeIntent {
    const intent = newIntent(form, this.#seconds());
    this.intents.set(intent.id, intent);
    this.#emit('payment_intent.created', intent);
    return intent;
  }

  intent(id: string): StripeIntent {
    return this.intents.get(id) ?? fail('payment_intent');
  }

  /**
   * Pays with a test card: `pm_card_visa` succeeds, `pm_card_visa_chargeDeclined` is declined,
   * `pm_card_authenticationRequired` needs the cardholder's approval.
   */
  confirm(id: string, paymentMethod: string): StripeIntent {
    const intent = this.intent(id);
    if (!['requires_payment_method', 'requires_action'].includes(intent.status)) throw unexpected(intent);
    if (paymentMethod === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action';
      this.#emit('payment_intent.requires_action', intent);
    } else if (paymentMethod === 'pm_card_visa') this.pay(id);
    else this.decline(id);
    return intent;
  }

  pay(id: string): StripeIntent {
    const intent = this.intent(id);
    const charge = this.#charge(intent, 'succeeded');
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
    this.#emit('charge.succeeded', charge);
    this.#emit('payment_intent.succeeded', intent);
    return intent;
  }

  decline(id: string): StripeIntent {
    const intent = this.intent(id);
    this.#charge(intent, 'failed');
    const message = 'Your card was declined.';
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', message };
    this.#emit('payment_intent.payment_failed', intent);
    return intent;
  }

  process(id: string): StripeIntent {
    const intent = this.intent(id);
    intent.status = 'processing';
    this.#emit('payment_intent.processing', intent);
    return intent;
  }

  cancel(id: string): StripeIntent {
    const intent = this.intent(id);
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpected(intent);
    intent.status = 'canceled';
    this.#emit('payment_intent.canceled', intent);
    return intent;
  }

  /** @param cents by default all that is left */
  refund(id: string, cents?: number): StripeCharge {
    const charge = this.#paid(id);
    const amount = Math.min(cents ?? charge.amount, charge.amount - charge.amount_refunded);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.#emit('charge.refunded', charge);
    const refund = { id: stripeId('re'), object: 'refund', amount, charge: charge.id, payment_intent: id };
    this.#emit('refund.updated', { ...refund, status: 'succeeded' });
    return charge;
  }

  /** A refund that the bank returns: the merchant has the money again. */
  failRefund(id: string): StripeCharge {
    const charge = this.#paid(id);
    const refund = {
      id: stripeId('re'),
      object: 'refund',
      amount: charge.amount_refunded,
      payment_intent: id,
    };
    Object.assign(charge, { amount_refunded: 0, refunded: false });
    this.#emit('refund.failed', { ...refund, status: 'failed' });
    return charge;
  }

  dispute(id: string): StripeDispute {
    const charge = this.#paid(id);
    const dispute: StripeDispute = {
      id: stripeId('du'),
      object: 'dispute',
      amount: charge.amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: id,
      reason: 'fraudulent',
      status: 'needs_response',
    };
    charge.disputed = true;
    this.disputes.set(dispute.id, dispute);
    this.#emit('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost'): StripeDispute {
    const dispute = this.disputes.get(id) ?? fail('dispute');
    dispute.status = status;
    this.#emit('charge.dispute.closed', dispute);
    return dispute;
  }

  addPrice(id: string, cents: number | null, overrides: Partial<StripePrice> = {}): StripePrice {
    const price: StripePrice = {
      id,
      object: 'price',
      currency: 'usd',
      unit_amount: cents,
      type: 'one_time',
      recurring: null,
      ...overrides,
    };
    this.prices.set(id, price);
    return price;
  }

  addProduct(name: string, overrides: Partial<StripeProduct> = {}): StripeProduct {
    const product: StripeProduct = {
      id: stripeId('prod'),
      object: 'product',
      name,
      description: null,
      active: true,
      default_price: null,
      ...overrides,
    };
    this.products.unshift(product);
    return product;
  }

  #charge(intent: StripeIntent, status: 'succeeded' | 'failed'): StripeCharge {
    const charge: StripeCharge = {
      id: stripeId('ch'),
      object: 'charge',
      amount: intent.amount,
      currency: intent.currency,
      payment_intent: intent.id,
      paid: status === 'succeeded',
      status,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    };
    this.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    return charge;
  }

  #paid(id: string): StripeCharge {
    const { status, latest_charge: chargeId } = this.intent(id);
    const charge = this.charges.get(chargeId ?? '');
    if (status !== 'succeeded' || charge === undefined)
      throw new StripeRefusal(400, 'invalid_request_error', null, 'This payment has no successful charge.');
    return charge;
  }

  #emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: stripeId('evt'),
      object: 'event',
      type,
      created: this.#seconds(),
      livemode: false,
      // A copy: Stripe does not change past events.
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.onEvent(event);
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

function fail(noun: string): never {
  throw missing(noun);
}

function unexpected({ status }: StripeIntent): StripeRefusal {
  return new StripeRefusal(
    400,
    'invalid_request_error',
    'payment_intent_unexpected_state',
    `This PaymentIntent's status is ${status}.`,
  );
}
