import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { inSpan } from '../base/span.ts';

const FAILURES_IN_A_ROW = 5;
const OPEN_MS = 30_000;

export interface Breaker<Outcome> {
  readonly isOpen: () => boolean;
  /** While open: `whenOpen` with the seconds to wait. */
  run<Result extends Outcome>(
    call: () => Promise<Result>,
    whenOpen: (retryAfterSeconds: number) => Result,
  ): Promise<Result>;
}

/** Timeout and rate limit. */
const OUTAGES_OF_4XX: ReadonlySet<string> = new Set(['http_408', 'http_429']);

/**
 * Whether only this call was refused.
 * @param reason `http_` and a status, or another code
 */
export function isRefusal(reason: string): boolean {
  return /^http_4\d\d$/.test(reason) && !OUTAGES_OF_4XX.has(reason);
}

/**
 * Opens for 30 seconds after five failures in a row.
 * @param name of the span of each call
 */
export function createBreaker<Outcome>(
  name: string,
  isFailure: (outcome: Outcome) => boolean,
): Breaker<Outcome> {
  const breaker = circuitBreaker(
    // Only this provider's calls run here.
    handleWhenResult((result) => isFailure(result as Outcome)),
    { breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW), halfOpenAfter: OPEN_MS },
  );
  let openUntil = 0;
  breaker.onBreak(() => {
    openUntil = Date.now() + OPEN_MS;
  });
  return {
    // Cockatiel's own state stays open until the next call.
    isOpen: () => Date.now() < openUntil,
    run: async (call, whenOpen) => {
      try {
        return await breaker.execute(() => inSpan(name, 'CLIENT', call));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        return whenOpen(Math.max(1, Math.ceil((openUntil - Date.now()) / 1000)));
      }
    },
  };
}
