import { createBreaker } from '../breaker.ts';

export type SmsOutcome =
  | { readonly kind: 'sent' }
  /** Do not retry; `reason` is the provider's code. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** May be retried (429, 5xx, no connection). */
  | { readonly kind: 'not_sent'; readonly reason: string; readonly retryAfterSeconds?: number }
  /** No answer in time: do not retry automatically. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Never throws; no number or text in outcomes. */
export interface SmsProvider {
  /** @param phone E.164 */
  send(phone: string, body: string): Promise<SmsOutcome>;
  isBreakerOpen?(): boolean;
}

const NEVER_LEFT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_INVALID_URL',
]);

/** Whether a system error says that the request was not sent. */
export function neverLeft(code: string): boolean {
  return NEVER_LEFT.has(code);
}

export const BREAKER_OPEN = 'breaker_open';

/** A refusal is no failure. */
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
