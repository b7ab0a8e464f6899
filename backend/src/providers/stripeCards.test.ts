import { startLocalStripe, type Fault, type LocalStripe } from '../../test/providers/localStripe.ts';
import { readConfig } from '../config/config.ts';
import type { CardOrder, CardProvider } from './cards.ts';
import { createStripeCards } from './stripeCards.ts';
import { createOutbound } from './outbound/outbound.ts';

const ORDER: CardOrder = {
  paymentId: '0198c0de-0000-7000-8000-000000000001',
  userId: '0198c0de-0000-7000-8000-000000000002',
  packageType: 'bundle',
  amountCents: 999,
  currency: 'usd',
};
const NOW = new Date('2026-06-01T12:00:00Z');
const ONE_TRY = { tryMs: 200, callMs: 400, retries: 0 };

let stripe: LocalStripe;
let logged: object[];

beforeEach(async () => {
  stripe = await startLocalStripe(() => NOW);
  logged = [];
});
afterEach(() => stripe.close());

function cards(waits?: Parameters<typeof createStripeCards>[3]): CardProvider {
  const config = readConfig(stripe.env).cards;
  if (config === null) throw new Error('These keys are complete.');
  return createStripeCards(
    config,
    { warn: (line: object) => void logged.push(line) },
    createOutbound(),
    waits,
  );
}

describe('an intent', () => {
  it('is created with our amount and payment id, and of the user only the id', async () => {
    const intent = await cards().createIntent(ORDER);
    expect(intent).toMatchObject({ status: 'pending', amountCents: 999, receivedCents: 0, currency: 'usd' });
    expect(intent).toMatchObject({ paymentId: ORDER.paymentId, refundedCents: 0 });
    expect(intent.clientSecret).toContain(`${intent.id}_secret_`);
    expect(stripe.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([ORDER.paymentId]);
    expect(Object.fromEntries(new URLSearchParams(stripe.seen[0]?.body))).toEqual({
      amount: '999',
      currency: 'usd',
      'automatic_payment_methods[enabled]': 'true',
      'automatic_payment_methods[allow_redirects]': 'never',
      'metadata[payment_id]': ORDER.paymentId,
      'metadata[user_id]': ORDER.userId,
      'metadata[package]': 'bundle',
    });
  });

  it('is the same one when it is requested again, even if the first answer is lost', async () => {
    stripe.faults.push('lost_answer');
    const first = await cards().createIntent(ORDER);
    const again = await cards().createIntent(ORDER);
    expect(again.id).toBe(first.id);
    expect(stripe.account.intents.size).toBe(1);
  });

  it('cannot change its amount for the same payment', async () => {
    await cards().createIntent(ORDER);
    await expect(cards().createIntent({ ...ORDER, amountCents: 100 })).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });

  it.each([
    ['has no card yet', 'pending', () => undefined],
    ['is declined', 'failed', (id: string) => stripe.account.decline(id)],
    [
      'needs the cardholder’s approval',
      'pending',
      (id: string) => stripe.account.confirm(id, 'pm_card_authenticationRequired'),
    ],
    ['is processing', 'pending', (id: string) => stripe.account.process(id)],
    ['is paid', 'succeeded', (id: string) => stripe.account.pay(id)],
    ['is canceled', 'canceled', (id: string) => stripe.account.cancel(id)],
  ] as const)('that %s is %s', async (_what, status, happen) => {
    const { id } = await cards().createIntent(ORDER);
    happen(id);
    expect(await cards().readIntent(id)).toMatchObject({ id, status });
  });

  it('contains its refunded amount', async () => {
    const { id } = await cards().createIntent(ORDER);
    stripe.account.pay(id);
    stripe.account.refund(id, 300);
    expect(await cards().readIntent(id)).toMatchObject({ receivedCents: 999, refundedCents: 300 });
  });

  it('is null for an unknown id', async () => {
    expect(await cards().readIntent('pi_nobody')).toBeNull();
  });

  it('that is already paid is not canceled', async () => {
    const { id } = await cards().createIntent(ORDER);
    stripe.account.pay(id);
    expect(await cards().cancelIntent(id)).toMatchObject({ status: 'succeeded' });
    const other = await cards().createIntent({ ...ORDER, paymentId: ORDER.userId });
    expect(await cards().cancelIntent(other.id)).toMatchObject({ status: 'canceled' });
  });
});

describe('the catalogue', () => {
  it('is read completely, over several pages', async () => {
    const price = stripe.account.addPrice('price_bundle', 999);
    for (let count = 0; count < 203; count++) stripe.account.addProduct(`Product ${count}`);
    stripe.account.addProduct('Bundle', { description: 'Five trips', default_price: price });
    const products = await cards().listProducts();
    expect(products).toHaveLength(204);
    expect(products[0]).toMatchObject({ name: 'Bundle', description: 'Five trips', active: true });
    expect(products[0]).toMatchObject({ priceId: 'price_bundle', amount: 999, currency: 'usd' });
    expect(products[1]).toMatchObject({ name: 'Product 202', priceId: null, amount: null, currency: null });
  });

  it('has a price only for a fixed one-time amount', async () => {
    stripe.account.addPrice('price_single', 299);
    stripe.account.addPrice('price_monthly', 299, { recurring: { interval: 'month' } });
    stripe.account.addPrice('price_free_choice', null);
    stripe.account.addPrice('price_of_few_words', 399, { recurring: undefined });
    expect(await cards().readPrice('price_single')).toEqual({ amountCents: 299, currency: 'usd' });
    expect(await cards().readPrice('price_of_few_words')).toEqual({ amountCents: 399, currency: 'usd' });
    expect(await cards().readPrice('price_monthly')).toBeNull();
    expect(await cards().readPrice('price_free_choice')).toBeNull();
    expect(await cards().readPrice('price_unknown')).toBeNull();
  });
});

describe('a failing provider', () => {
  it.each<Fault>(['no_answer', 'drip', 'html', 'wrong_json', 429, 500])(
    'with %s raises PROVIDER_FAILED, logged without any key',
    async (fault) => {
      stripe.faults.push(fault, fault);
      await expect(cards(ONE_TRY).readIntent('pi_1')).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
      expect(logged).toHaveLength(1);
      expect(JSON.stringify(logged)).not.toMatch(/sk_test|whsec/);
    },
  );

  it('is not called after five failures in a row, and the error has the seconds to wait', async () => {
    const provider = cards(ONE_TRY);
    stripe.faults.push(500, 500, 500, 500, 500);
    for (let count = 0; count < 5; count++)
      await expect(provider.readIntent('pi_1')).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(provider.isBreakerOpen()).toBe(true);
    await expect(provider.readIntent('pi_1')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 30,
    });
    expect(stripe.seen).toHaveLength(5);
  });

  it('is still called after refusals, since a refusal is an answer', async () => {
    const provider = cards(ONE_TRY);
    const wrong = { ...ORDER, amountCents: 1 };
    for (let count = 0; count < 7; count++)
      await expect(provider.createIntent(wrong)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(provider.isBreakerOpen()).toBe(false);
  });
});

describe('a webhook event', () => {
  const about = async () => {
    const { id } = await cards().createIntent(ORDER);
    stripe.account.pay(id);
    stripe.account.refund(id);
    const dispute = stripe.account.dispute(id);
    return { id, disputeId: dispute.id };
  };
  const read = (body: string, signature: string, now = NOW) =>
    cards().readEvent(Buffer.from(body), signature, now);

  it('names its intent and dispute, for every type', async () => {
    const { id, disputeId } = await about();
    const events = stripe.account.events.map((event) => {
      const { body, signature } = stripe.signed(event);
      const { type, intentId, disputeId: disputed } = read(body, signature) ?? {};
      return [type, intentId, disputed];
    });
    expect(events).toEqual([
      ['payment_intent.created', id, null],
      ['charge.succeeded', id, null],
      ['payment_intent.succeeded', id, null],
      ['charge.refunded', id, null],
      ['refund.updated', id, null],
      ['charge.dispute.created', id, disputeId],
    ]);
  });

  it('is rejected when it is forged, altered, stale, unsigned or no event', async () => {
    await about();
    const [event] = stripe.account.events;
    if (event === undefined) throw new Error('There are events.');
    const { body, signature } = stripe.signed(event);
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    expect(read(body, signature, later(299))).not.toBeNull();
    expect(read(body, signature, later(301))).toBeNull();
    expect(read(body, stripe.signed(event, NOW, 'whsec_another').signature)).toBeNull();
    expect(read(body.replace('999', '001'), signature)).toBeNull();
    expect(read(body, '')).toBeNull();
    expect(read(body, 't=0,v0=1')).toBeNull();
  });
});
