import { createBreaker } from './breaker.ts';

/** What became of a text that a provider was asked to send. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  /** Nothing was sent and nothing will be with this number or text: `reason` is the provider's error code. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nothing was sent, but the same call may work later (429, 5xx, no connection), sometimes known from when. */
  | { readonly kind: 'not_sent'; readonly reason: string; readonly retryAfterSeconds?: number }
  /** Nobody knows whether it was sent (no answer in time): never to be repeated by itself. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Sends texts. Never throws: what went wrong is in the outcome, without the number and without the text. */
export interface SmsProvider {
  /** @param phone E.164 */
  send(phone: string, body: string): Promise<SmsOutcome>;
  /** Whether nothing is asked of it right now, since it failed too often; absent where there is no breaker. */
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
