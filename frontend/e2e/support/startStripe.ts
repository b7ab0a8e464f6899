import { startLocalStripe, type LocalStripe } from '../../../backend/test/providers/localStripe.ts';

/** A local Stripe, which sends its webhooks to the product. */
export interface JourneyStripe {
  readonly url: string;
  /** Environment variables of the product that point to it. */
  readonly env: LocalStripe['env'];
  /** Posts every event to the product at that address from now on. */
  reportTo(productUrl: string): void;
  close(): Promise<void>;
}

/** Starts it with an empty account. */
export async function startStripe(): Promise<JourneyStripe> {
  const stripe = await startLocalStripe();
  return {
    url: stripe.url,
    env: stripe.env,
    reportTo: (productUrl) => {
      // The product asks Stripe itself about lost events; a stopped product is no failure of a journey.
      stripe.account.onEvent = (event) => void stripe.deliver(productUrl, event).catch(() => undefined);
    },
    close: () => stripe.close(),
  };
}
