import { readConfig } from './config.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const ON = { MONETIZATION_ENABLED: 'true' };

test('three keys enable card payments, with the configured price ids', () => {
  expect(readConfig({ ...KEYS, STRIPE_PRICE_BUNDLE: 'price_5' }).cards).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    priceIds: { single: null, bundle: 'price_5', unlimited: null },
    apiUrl: 'https://api.stripe.com',
  });
});

test('card payments are off without keys, and without monetization', () => {
  expect(readConfig(ON).cards).toBeNull();
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' }).cards).toBeNull();
});

test.each([
  [
    'a secret alone',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    /^STRIPE_PUBLISHABLE_KEY is needed.*\nSTRIPE_WEBHOOK/,
  ],
  ['no webhook secret', { ...KEYS, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET is needed.*refunds/],
  ['a secret for the browser', { ...KEYS, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, /browsers must not see/],
  ['a key that is not secret', { ...KEYS, STRIPE_SECRET_KEY: 'pk_test_1' }, /begins with sk_ or rk_/],
  ['keys of two modes', { ...KEYS, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /same mode/],
  ['an address with a path', { ...KEYS, STRIPE_API_URL: 'http://localhost/v1' }, /without a path/],
])('%s is refused with a clear message', (_what, env, sentence) => {
  expect(() => readConfig({ ...ON, ...env })).toThrow(sentence);
});
