import { createBreaker } from './breaker.ts';

/** Of a text or a mail; without number, address or words. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** Do not retry; `reason` is the provider's code. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** May be retried (429, 5xx, no connection). */
  | { readonly kind: 'not_sent'; readonly reason: string; readonly retryAfterSeconds?: number }
  /** No answer in time: do not retry automatically. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Never throws. */
export interface Sender<Words> {
  send(to: string, words: Words): Promise<SendOutcome>;
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
export function withBreaker<Words>(sender: Sender<Words>): Sender<Words> {
  const breaker = createBreaker<SendOutcome>(
    'send text',
    ({ kind }) => kind === 'not_sent' || kind === 'unknown',
  );
  return {
    send: (to, words) =>
      breaker.run(
        () => sender.send(to, words),
        (retryAfterSeconds) => ({ kind: 'not_sent', reason: BREAKER_OPEN, retryAfterSeconds }),
      ),
    isBreakerOpen: breaker.isOpen,
  };
}
