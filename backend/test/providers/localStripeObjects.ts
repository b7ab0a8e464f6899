import { randomBytes } from 'node:crypto';

/** A payment intent in Stripe's format: the fields that the product reads, and a few more. */
export interface StripeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly automatic_payment_methods: object;
  readonly created: number;
  readonly livemode: false;
  amount_received: number;
  status: string;
  last_payment_error: { readonly code: string; readonly message: string; readonly type: string } | null;
  /** Id of the last attempted charge. */
  latest_charge: string | null;
}

export interface StripeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly paid: boolean;
  readonly status: 'succeeded' | 'failed';
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

export interface StripeDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: 'fraudulent';
  status: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: object };
}

export interface StripeProduct {
  readonly id: string;
  readonly object: 'product';
  readonly name: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly default_price: StripePrice | null;
}

export interface StripePrice {
  readonly id: string;
  readonly object: 'price';
  readonly currency: string;
  readonly unit_amount: number | null;
  readonly type: 'one_time' | 'recurring';
  /** Absent in some servers' answers. */
  readonly recurring: object | null | undefined;
}

/** An error in Stripe's format. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: string, code: string | null, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code === null ? {} : { code }) } };
  }
}

/** An id in Stripe's format: `pi_3f9a…`. */
export function stripeId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString('hex')}`;
}

export function missing(noun: string): StripeRefusal {
  return new StripeRefusal(404, 'invalid_request_error', 'resource_missing', `No such ${noun}.`);
}

function refusedParam(message: string): StripeRefusal {
  return new StripeRefusal(400, 'invalid_request_error', 'parameter_invalid', message);
}

const KNOWN_PARAMS = /^(amount|currency|automatic_payment_methods\[\w+\]|metadata\[\w+\]|description)$/;
const LEAST_CENTS = 50;

/** A new intent from a form. @throws StripeRefusal like Stripe */
export function newIntent(form: URLSearchParams, created: number): StripeIntent {
  const unknown = [...form.keys()].find((name) => !KNOWN_PARAMS.test(name));
  if (unknown !== undefined) throw refusedParam(`Received unknown parameter: ${unknown}`);
  const amount = Number(form.get('amount'));
  if (!Number.isInteger(amount) || amount < LEAST_CENTS)
    throw refusedParam('Amount must be at least 50 cents.');
  if (form.get('currency') !== 'usd') throw refusedParam('Invalid currency.');
  const id = stripeId('pi');
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return {
    id,
    object: 'payment_intent',
    amount,
    currency: 'usd',
    created,
    livemode: false,
    client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
    metadata: Object.fromEntries(metadata),
    automatic_payment_methods: {
      enabled: form.get('automatic_payment_methods[enabled]') === 'true',
      allow_redirects: form.get('automatic_payment_methods[allow_redirects]'),
    },
    amount_received: 0,
    status: 'requires_payment_method',
    last_payment_error: null,
    latest_charge: null,
  };
}
