import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import type { SmsOutcome, SmsProvider } from './sms.ts';

const FAILURES_IN_A_ROW = 5;
const OPEN_MS = 30_000;

/** The outcome's reason while the breaker is open. */
export const BREAKER_OPEN = 'breaker_open';

/**
 * Spares a provider that does not work, and those who wait for it: after five failures in a row nothing is asked of it
 * for 30 seconds, then one text tries it out. A refusal is no failure: the provider did its work.
 */
export function withBreaker(sms: SmsProvider, now: () => number = Date.now): SmsProvider {
  const breaker = circuitBreaker(handleWhenResult(isFailure), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: OPEN_MS,
  });
  let openUntil = 0;
  breaker.onBreak(() => {
    openUntil = now() + OPEN_MS;
  });
  return {
    send: async (phone, body) => {
      try {
        return await breaker.execute(() => sms.send(phone, body));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        const retryAfterSeconds = Math.max(1, Math.ceil((openUntil - now()) / 1000));
        return { kind: 'not_sent', reason: BREAKER_OPEN, retryAfterSeconds };
      }
    },
  };
}

function isFailure(result: unknown): boolean {
  // The breaker runs nothing but `send`, so that its results are outcomes.
  const { kind } = result as SmsOutcome;
  return kind === 'not_sent' || kind === 'unknown';
}
