import { createBreaker } from './breaker.ts';
import type { SmsOutcome, SmsProvider } from './sms.ts';

/** The outcome's reason while the breaker is open. */
export const BREAKER_OPEN = 'breaker_open';

/** The provider behind a breaker. A refusal is no failure: the provider did its work. */
export function withBreaker(sms: SmsProvider): SmsProvider {
  const breaker = createBreaker<SmsOutcome>(({ kind }) => kind === 'not_sent' || kind === 'unknown');
  return {
    send: (phone, body) =>
      breaker.run(
        () => sms.send(phone, body),
        (retryAfterSeconds) => ({ kind: 'not_sent', reason: BREAKER_OPEN, retryAfterSeconds }),
      ),
    isBreakerOpen: () => breaker.isOpen(),
  };
}
