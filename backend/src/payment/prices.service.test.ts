import { startLocalStripe, type LocalStripe } from '../../test/providers/localStripe.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../http/request/log.ts';
import { createStripeCards } from '../providers/stripeCards.ts';
import { currentPrices } from './prices.service.ts';
import { createOutbound } from '../providers/outbound/outbound.ts';

const START = Date.parse('2026-06-01T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const OURS = { single: 299, bundle: 999, unlimited: 2999, special: 99 };

let stripe: LocalStripe;
let now: number;
let logged: string[];
let ctx: Parameters<typeof currentPrices>[0];

beforeEach(async () => {
  stripe = await startLocalStripe();
  now = START;
  logged = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const config = readConfig({
    MONETIZATION_ENABLED: 'true',
    STRIPE_PRICE_SINGLE: 'price_1',
    STRIPE_PRICE_BUNDLE: 'price_5',
    ...stripe.env,
  });
  if (config.cards === null) throw new Error('These keys are complete.');
  const waits = { tryMs: 1000, callMs: 1000, retries: 0 };
  const cards = createStripeCards(config.cards, log, createOutbound(), waits);
  ctx = { config, log, now: () => new Date(now), providers: { cards } };
  stripe.account.addPrice('price_1', 349);
  stripe.account.addPrice('price_5', 1099);
});
afterEach(() => stripe.close());

test('configured prices are read once an hour, once for concurrent calls; the others are the defaults', async () => {
  const seen = await Promise.all(Array.from({ length: 5 }, () => currentPrices(ctx)));
  for (const prices of seen) expect(prices).toEqual({ ...OURS, single: 349, bundle: 1099 });
  expect(stripe.seen).toHaveLength(2);
  stripe.account.addPrice('price_1', 399);
  now = START + HOUR - 1;
  expect(await currentPrices(ctx)).toMatchObject({ single: 349 });
  now = START + HOUR;
  expect(await currentPrices(ctx)).toMatchObject({ single: 399 });
  expect(stripe.seen).toHaveLength(4);
});

test('prices are the defaults while the provider fails, then the last known ones, with a retry after a minute', async () => {
  stripe.faults.push(500, 500);
  expect(await currentPrices(ctx)).toEqual(OURS);
  expect(logged.filter((line) => line.includes('could not be read'))).toHaveLength(2);
  now = START + 60_000;
  expect(await currentPrices(ctx)).toMatchObject({ single: 349, bundle: 1099 });
  now += HOUR;
  stripe.faults.push(500, 500);
  expect(await currentPrices(ctx)).toMatchObject({ single: 349, bundle: 1099 });
});

test.each([
  ['of another currency', { currency: 'eur' }],
  ['that is paid monthly', { recurring: { interval: 'month' } }],
  ['below the minimum of the provider', { unit_amount: 49 }],
  ['without one amount', { unit_amount: null }],
])('a price %s is not used, and is logged', async (_what, overrides) => {
  stripe.account.addPrice('price_1', 349, overrides);
  expect(await currentPrices(ctx)).toMatchObject({ single: 299, bundle: 1099 });
  expect(logged.filter((line) => line.includes('price_unusable'))).toHaveLength(1);
});

test('prices are the defaults without a provider', async () => {
  expect(await currentPrices({ ...ctx, providers: { cards: null } })).toEqual(OURS);
});
