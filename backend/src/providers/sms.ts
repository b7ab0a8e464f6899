import { createBreaker } from './breaker.ts';

export type SmsOutcome =
  | { readonly kind: 'sent' }
  /** Not sent, and a retry is useless; `reason` is the provider's code. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not sent; a retry may succeed (429, 5xx, no connection). */
  | { readonly kind: 'not_sent'; readonly reason: string; readonly retryAfterSeconds?: number }
  /** Unknown (no answer in time); must not be retried automatically. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Sends texts. Never throws; outcomes contain neither number nor text. */
export interface SmsProvider {
  /** @param phone E.164 */
  send(phone: string, body: string): Promise<SmsOutcome>;
  /** Whether the circuit breaker is open. */
  isBreakerOpen?(): boolean;
}

/** The outcome's reason while the breaker is open. */
export const BREAKER_OPEN = 'breaker_open';

/** The provider behind a breaker. A refusal is no failure: the provider did its work. */
export function withSmsBreaker(sms: SmsProvider): SmsProvider {
  const breaker = createBreaker<SmsOutcome>(({ kind }) => kind === 'not_sent' || kind === 'unknown');
  return {
    send: (phone, body) =>
      breaker.run(
        () => sms.send(phone, body),
        (retryAfterSeconds) => ({ kind: 'not_sent', reason: BREAKER_OPEN, retryAfterSeconds }),
      ),
    isBreakerOpen: breaker.isOpen,
  };
}
