/**
 * Fake Stripe.js with one card field, which sends the card and the intent's secret to Stripe's API.
 * 4242… succeeds, other cards are declined. Self-contained, because journeys serve its source to the browser.
 */
export function installFakeStripe(): void {
  const GOOD_CARD = '4242';
  type Listener = () => void;

  function createElement(_type: string) {
    const listeners = new Map<string, Set<Listener>>();
    let box: HTMLElement | null = null;
    return {
      on: (event: string, listener: Listener) =>
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
      update: () => undefined,
      mount(place: HTMLElement) {
        box = document.createElement('label');
        box.textContent = 'Card number';
        const field = document.createElement('input');
        field.className = 'fake-card';
        field.inputMode = 'numeric';
        box.append(field);
        place.append(box);
        setTimeout(() => {
          for (const listener of listeners.get('ready') ?? []) listener();
        });
      },
      destroy: () => box?.remove(),
    };
  }

  async function confirmPayment({ elements }: { elements: { clientSecret: string } }) {
    const { clientSecret } = elements;
    const typed = document.querySelector<HTMLInputElement>('.fake-card')?.value ?? '';
    const id = clientSecret.split('_secret_')[0] ?? '';
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: typed.startsWith(GOOD_CARD) ? 'pm_card_visa' : 'pm_card_visa_chargeDeclined',
      }),
    });
    const body = (await answer.json()) as {
      status?: string;
      last_payment_error?: { message: string } | null;
      error?: object;
    };
    if (body.error !== undefined) return { error: body.error };
    if (body.status === 'requires_payment_method')
      return { error: { type: 'card_error', ...body.last_payment_error, payment_intent: body } };
    return { paymentIntent: body };
  }

  const refuse = () => Promise.reject(new Error('Not part of this stand-in.'));
  const stripe = () => ({
    elements: ({ clientSecret }: { clientSecret: string }) => ({
      clientSecret,
      create: createElement,
      update: () => undefined,
    }),
    confirmPayment,
    createToken: refuse,
    createPaymentMethod: refuse,
    confirmCardPayment: refuse,
  });
  Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
}
