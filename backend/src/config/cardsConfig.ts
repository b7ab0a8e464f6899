/** Without it nothing can be bought. */
export interface CardsConfig {
  readonly secretKey: string;
  /** Public; the browser gets it. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Stripe price ids; null for the default price. */
  readonly priceIds: Readonly<Record<'single' | 'bundle' | 'unlimited', string | null>>;
  readonly apiUrl: string;
}

interface CardsEnv {
  MONETIZATION_ENABLED: boolean;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_PRICE_SINGLE?: string | undefined;
  STRIPE_PRICE_BUNDLE?: string | undefined;
  STRIPE_PRICE_UNLIMITED?: string | undefined;
  STRIPE_API_URL: string;
}

/**
 * Null without keys or without monetization.
 * @param wrong takes a variable's name and problem
 */
export function cardsConfig(
  env: CardsEnv,
  wrong: (name: string, sentence: string) => void,
): CardsConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (publishableKey !== undefined && /^[rs]k_/.test(publishableKey))
    wrong(
      'STRIPE_PUBLISHABLE_KEY',
      'is a secret key, which browsers must not see; use the publishable key, which begins with pk_',
    );
  if (secretKey?.startsWith('pk_'))
    wrong('STRIPE_SECRET_KEY', 'is a publishable key; use the secret key, which begins with sk_ or rk_');
  if (
    modeOf(secretKey) !== null &&
    modeOf(publishableKey) !== null &&
    modeOf(secretKey) !== modeOf(publishableKey)
  )
    wrong('STRIPE_PUBLISHABLE_KEY', 'has to have the same mode (test or live) as STRIPE_SECRET_KEY');
  if (new URL(env.STRIPE_API_URL).pathname !== '/')
    wrong('STRIPE_API_URL', 'has to be an address without a path, like https://api.stripe.com');
  if (secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined)
    return {
      secretKey,
      publishableKey,
      webhookSecret,
      priceIds: {
        single: env.STRIPE_PRICE_SINGLE ?? null,
        bundle: env.STRIPE_PRICE_BUNDLE ?? null,
        unlimited: env.STRIPE_PRICE_UNLIMITED ?? null,
      },
      apiUrl: env.STRIPE_API_URL,
    };
  const isAnySet = [secretKey, publishableKey, webhookSecret].some((key) => key !== undefined);
  if (!env.MONETIZATION_ENABLED || !isAnySet) return null;
  if (secretKey === undefined) wrong('STRIPE_SECRET_KEY', 'is needed to take payments through Stripe');
  if (publishableKey === undefined)
    wrong('STRIPE_PUBLISHABLE_KEY', 'is needed to take payments through Stripe');
  if (webhookSecret === undefined)
    wrong(
      'STRIPE_WEBHOOK_SECRET',
      'is needed to take payments through Stripe: it signs the events for refunds and disputes at /api/stripe/webhook',
    );
  return null;
}

function modeOf(key: string | undefined): string | null {
  return /^[a-z]+_(test|live)_/.exec(key ?? '')?.[1] ?? null;
}
