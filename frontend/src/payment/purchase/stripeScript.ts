import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let known: { readonly key: string; readonly stripe: Promise<Stripe> } | undefined;

/** Loads once; a failure is retried by the next call. */
export function stripeScript(publishableKey: string): Promise<Stripe> {
  if (known?.key === publishableKey) return known.stripe;
  const stripe = loadStripe(publishableKey).then((loaded) => {
    if (loaded === null) throw new Error('Stripe can only be loaded in a browser.');
    return loaded;
  });
  known = { key: publishableKey, stripe };
  stripe.catch(() => {
    known = undefined;
  });
  return stripe;
}
