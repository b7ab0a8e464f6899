import { createHmac } from 'node:crypto';
import { LocalStripeAccount } from './localStripeAccount.ts';
import { missing, StripeRefusal, type StripeEvent } from './localStripeObjects.ts';
import {
  cut,
  drip,
  html,
  json,
  noAnswer,
  startLocalServer,
  type Answer,
  type LocalServer,
  type SeenRequest,
} from './localServer.ts';

const STRIPE_SECRET_KEY = 'sk_test_for_tests_only';
export const STRIPE_PUBLISHABLE_KEY = 'pk_test_for_tests_only';
const STRIPE_WEBHOOK_SECRET = 'whsec_for_tests_only';

/** Faults of one request. `lost_answer` and `kept_answer` do the work, but send no answer. */
export type Fault = 'lost_answer' | 'kept_answer' | 'no_answer' | 'drip' | 'html' | 'wrong_json' | 429 | 500;

/** A local server with Stripe's protocol, for Stripe's own SDK. */
export interface LocalStripe extends LocalServer {
  readonly account: LocalStripeAccount;
  /** One fault for each of the next requests; null for success. */
  readonly faults: (Fault | null)[];
  /** Environment variables that connect the product to it. */
  readonly env: Readonly<Record<string, string>>;
  /** The body of a webhook event, and its signature header. */
  signed(event: StripeEvent, at?: Date, secret?: string): { body: string; signature: string };
  /** Posts an event to the product's webhook. @returns the status */
  deliver(productUrl: string, event: StripeEvent): Promise<number>;
}

/** @param now the clock of events and signatures */
export async function startLocalStripe(now: () => Date = () => new Date()): Promise<LocalStripe> {
  const account = new LocalStripeAccount(now);
  const replies = new Replies();
  const faults: (Fault | null)[] = [];
  const server = await startLocalServer((response, request) => {
    faultyAnswer(faults.shift() ?? null, () => replies.once(request, () => answerTo(account, request)))(
      response,
      request,
    );
  });
  const signed = (event: StripeEvent, at = now(), secret = STRIPE_WEBHOOK_SECRET) => {
    const body = JSON.stringify(event);
    return { body, signature: signatureOf(body, at, secret) };
  };
  return Object.assign(server, {
    account,
    faults,
    signed,
    env: { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: server.url },
    deliver: async (productUrl: string, event: StripeEvent) => {
      const { body, signature } = signed(event);
      const response = await postEvent(productUrl, body, signature);
      return response.status;
    },
  });
}

/** Posts bytes to the product's webhook, with or without a signature. */
export function postEvent(productUrl: string, body: string, signature: string | null): Promise<Response> {
  return fetch(`${productUrl}/api/stripe/webhook`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
  });
}

/** The signature header by Stripe's documentation, independent of the SDK. */
function signatureOf(body: string, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Answers by idempotency key: a repeated request gets the same answer, a different one an error. */
class Replies {
  readonly #kept = new Map<string, { readonly request: string; readonly reply: Reply }>();

  once(request: SeenRequest, answer: () => Reply): Reply {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return answer();
    const asked = `${request.url.pathname} ${request.body}`;
    const kept = this.#kept.get(key);
    if (kept === undefined) {
      const reply = answer();
      this.#kept.set(key, { request: asked, reply });
      return reply;
    }
    if (kept.request === asked) return kept.reply;
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return replyOf(new StripeRefusal(400, 'idempotency_error', null, message));
  }
}

function faultyAnswer(fault: Fault | null, work: () => Reply): Answer {
  switch (fault) {
    case null: {
      const { status, body } = work();
      return json(status, body);
    }
    case 'lost_answer':
      work();
      return cut;
    case 'kept_answer':
      work();
      return noAnswer;
    case 'no_answer':
      return noAnswer;
    case 'drip':
      return drip;
    case 'html':
      return html(200);
    case 'wrong_json':
      return json(200, { object: 'nonsense' });
    case 429:
      return json(429, {
        error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down.' },
      });
    case 500:
      return json(500, { error: { type: 'api_error', message: 'Something went wrong on our side.' } });
  }
}

function answerTo(account: LocalStripeAccount, request: SeenRequest): Reply {
  try {
    return { status: 200, body: bodyFor(account, request) };
  } catch (error) {
    if (error instanceof StripeRefusal) return replyOf(error);
    throw error;
  }
}

function replyOf({ status, body }: StripeRefusal): Reply {
  return { status, body };
}

/** @throws StripeRefusal */
function bodyFor(account: LocalStripeAccount, { method, url, headers, body }: SeenRequest): object {
  const form = new URLSearchParams(body);
  const [, version, noun = '', id = '', action = ''] = url.pathname.split('/');
  // A browser pays with the publishable key and the intent's secret.
  if (version === 'v1' && noun === 'payment_intents' && action === 'confirm' && form.has('client_secret')) {
    if (account.intent(id).client_secret !== form.get('client_secret')) throw missing('payment_intent');
    return paidInBrowser(account, id, form.get('payment_method') ?? '');
  }
  if (headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`)
    throw new StripeRefusal(401, 'invalid_request_error', null, 'Invalid API Key provided: sk_test_****only');
  switch (`${method} /${version ?? ''}/${noun}${id && '/:id'}${action && `/${action}`}`) {
    case 'POST /v1/payment_intents':
      return account.create(form);
    case 'GET /v1/payment_intents/:id': {
      const intent = account.intent(id);
      const charge = account.charges.get(intent.latest_charge ?? '');
      const isExpanded = url.searchParams.get('expand[0]') === 'latest_charge' && charge !== undefined;
      return isExpanded ? { ...intent, latest_charge: charge } : intent;
    }
    case 'POST /v1/payment_intents/:id/cancel':
      return account.cancel(id);
    case 'GET /v1/charges/:id':
      return account.charges.get(id) ?? absent('charge');
    case 'GET /v1/disputes/:id':
      return account.disputes.get(id) ?? absent('dispute');
    case 'POST /v1/refunds':
      return account.refund(form.get('payment_intent') ?? '', Number(form.get('amount')) || undefined);
    case 'GET /v1/prices/:id':
      return account.prices.get(id) ?? absent('price');
    case 'GET /v1/products':
      return pageOf(account.products, url);
    default:
      throw new StripeRefusal(404, 'invalid_request_error', null, 'Unrecognized request URL.');
  }
}

/** The answer to a browser; a declined card is an error. */
function paidInBrowser(account: LocalStripeAccount, id: string, paymentMethod: string): object {
  const intent = account.confirm(id, paymentMethod);
  const { status, last_payment_error: error } = intent;
  if (status !== 'requires_payment_method' || error === null) return intent;
  throw new StripeRefusal(402, error.type, error.code, error.message);
}

function absent(noun: string): never {
  throw missing(noun);
}

/** A page of a list as at Stripe: by default 10 items, at most 100, after an id. */
function pageOf(items: readonly { readonly id: string }[], { pathname, searchParams }: URL): object {
  const limit = Math.min(Number(searchParams.get('limit') ?? 10), 100);
  const after = items.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
  const data = items.slice(after, after + limit);
  return { object: 'list', url: pathname, has_more: after + limit < items.length, data };
}
