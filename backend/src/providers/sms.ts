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
