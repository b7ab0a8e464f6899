import { startLocalStripe, type LocalStripe } from '../../../backend/test/providers/localStripe.ts';

/** Stripe on this machine, which reports what happens there to the product as Stripe would. */
export interface JourneyStripe {
  readonly url: string;
  /** What the product is configured by to use it. */
  readonly env: LocalStripe['env'];
  /** From now on every event is posted to the product at that address. */
  reportTo(productUrl: string): void;
  close(): Promise<void>;
}

/** Starts it with an account on which nothing has happened yet. */
export async function startStripe(): Promise<JourneyStripe> {
  const stripe = await startLocalStripe();
  return {
    url: stripe.url,
    env: stripe.env,
    reportTo: (productUrl) => {
      // What does not arrive is found out when the product asks; a stopped product is no fault of a journey.
      stripe.account.onEvent = (event) => void stripe.deliver(productUrl, event).catch(() => undefined);
    },
    close: () => stripe.close(),
  };
}
