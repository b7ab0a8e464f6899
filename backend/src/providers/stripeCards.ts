import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import { ZodError } from 'zod';
import { msg } from '../../../domain/text/message.ts';
import type { CardsConfig } from '../config/cardsConfig.ts';
import { AppError } from '../base/errors.ts';
import type { Outbound } from './outbound/outbound.ts';
import { createBreaker } from './breaker.ts';
import type { CardIntent, CardOrder, CardProduct, CardProvider } from './cards.ts';
import {
  readDisputeAnswer,
  readEventAnswer,
  readIntentAnswer,
  readPriceAnswer,
  readProductAnswer,
  readRefundedCents,
} from './stripeAnswers.ts';

const TRY_MS = 20_000;
/** All tries. */
const CALL_MS = 45_000;
const RETRIES = 2;
/** Stripe's maximum. */
const PRODUCTS_A_PAGE = 100;
const MAX_PRODUCTS = 1_000;
const TOLERANCE_SECONDS = 300;
const TOO_MANY_REQUESTS = 429;

/** A refusal counts as an answer. */
type Outcome<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'not_asked'; readonly retryAfterSeconds: number };

interface StripeWaits {
  readonly tryMs: number;
  readonly callMs: number;
  readonly retries: number;
}

/**
 * 20 seconds a try, two retries with the same key, a circuit breaker. Logs codes: Stripe's messages repeat parts of
 * keys.
 */
export function createStripeCards(
  config: CardsConfig,
  log: Pick<Logger, 'warn'>,
  { agents }: Outbound,
  { tryMs, callMs, retries }: StripeWaits = { tryMs: TRY_MS, callMs: CALL_MS, retries: RETRIES },
): CardProvider {
  const stripe = new Stripe(config.secretKey, {
    ...addressOf(config.apiUrl),
    httpAgent: config.apiUrl.startsWith('https:') ? agents.https : agents.http,
    timeout: tryMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const breaker = createBreaker<Outcome<unknown>>('call Stripe', ({ kind }) => kind === 'failed');
  // The SDK's timeout does not end a slowly dripping answer.
  const inTime = timeout(callMs, TimeoutStrategy.Aggressive);

  async function ask<Value>(name: string, work: () => Promise<Value>): Promise<Value | null> {
    const outcome = await breaker.run<Outcome<Value>>(
      async () => {
        try {
          return { kind: 'answered', value: await inTime.execute(work) };
        } catch (error) {
          return failureOf(error);
        }
      },
      (retryAfterSeconds) => ({ kind: 'not_asked', retryAfterSeconds }),
    );
    if (outcome.kind === 'answered') return outcome.value;
    if (outcome.kind === 'missing') return null;
    if (outcome.kind === 'not_asked') throw leftAlone(outcome.retryAfterSeconds);
    log.warn({ call: name, reason: outcome.reason }, 'a call to the card payment provider failed');
    throw new AppError(
      'PROVIDER_FAILED',
      msg('payment.providerSilent', 'The payment provider did not answer. Please try again.'),
    );
  }

  async function wholeIntent(answer: unknown): Promise<CardIntent> {
    const { intent, chargeId } = readIntentAnswer(answer);
    if (chargeId === null) return intent;
    return { ...intent, refundedCents: readRefundedCents(await stripe.charges.retrieve(chargeId)) };
  }

  const readIntent = (id: string) =>
    ask('read_intent', async () =>
      wholeIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    );

  return {
    createIntent: async (order) => {
      const intent = await ask('create_intent', async () =>
        wholeIntent(await stripe.paymentIntents.create(paramsOf(order), { idempotencyKey: order.paymentId })),
      );
      if (intent === null)
        throw new AppError(
          'PROVIDER_FAILED',
          msg('payment.providerForgot', 'The payment provider no longer knows the payment.'),
        );
      return intent;
    },
    readIntent,
    cancelIntent: async (id) => {
      await ask('cancel_intent', async () => {
        try {
          await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
        } catch (error) {
          // Already paid, processing or canceled.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      });
      return readIntent(id);
    },
    readDispute: (id) =>
      ask('read_dispute', async () => readDisputeAnswer(await stripe.disputes.retrieve(id))),
    readPrice: (id) => ask('read_price', async () => readPriceAnswer(await stripe.prices.retrieve(id))),
    listProducts: async () => (await ask('list_products', () => allProducts(stripe))) ?? [],
    readEvent: (rawBody, signature, now) => {
      try {
        const { webhookSecret } = config;
        return readEventAnswer(
          stripe.webhooks.constructEvent(
            ...([rawBody, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime()] as const),
          ),
        );
      } catch {
        // Forged, altered, too old, or no JSON.
        return null;
      }
    },
    isBreakerOpen: breaker.isOpen,
  };
}

function addressOf(apiUrl: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSafe = protocol === 'https:';
  return { host: hostname, port: Number(port) || (isSafe ? 443 : 80), protocol: isSafe ? 'https' : 'http' };
}

/** Same for all tries, as the idempotency key requires. */
function paramsOf({ paymentId, userId, packageType, amountCents, currency }: CardOrder) {
  return {
    amount: amountCents,
    currency,
    // No redirects.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
    metadata: { payment_id: paymentId, user_id: userId, package: packageType },
  };
}

async function allProducts(stripe: Stripe): Promise<CardProduct[]> {
  const found: CardProduct[] = [];
  for await (const answer of stripe.products.list({
    limit: PRODUCTS_A_PAGE,
    expand: ['data.default_price'],
  })) {
    found.push(readProductAnswer(answer));
    if (found.length === MAX_PRODUCTS) break;
  }
  return found;
}

function leftAlone(retryAfterSeconds: number): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    msg(
      'payment.notAvailable',
      'Payment system is not available. Please check your configuration or try again later.',
    ),
    { retryAfterSeconds },
  );
}

function failureOf(error: unknown): Exclude<Outcome<never>, { kind: 'answered' | 'not_asked' }> {
  if (error instanceof TaskCancelledError) return { kind: 'failed', reason: 'timeout' };
  if (error instanceof ZodError) return { kind: 'failed', reason: 'strange_answer' };
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'failed', reason: 'no_answer' };
  const { statusCode: status, code } = error;
  if (status === 404) return { kind: 'missing' };
  const reason = code ?? (status === undefined ? error.type : `http_${status}`);
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
  return { kind: isRefusal ? 'refused' : 'failed', reason };
}
