import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';

const FAILURES_IN_A_ROW = 5;
const OPEN_MS = 30_000;

/** Circuit breaker of one provider. */
export interface Breaker<Outcome> {
  /** Whether calls are rejected at this moment. */
  readonly isOpen: () => boolean;
  /** Outcome of the call, or of `whenOpen` with the whole seconds to wait while the breaker is open. */
  run<Result extends Outcome>(
    call: () => Promise<Result>,
    whenOpen: (retryAfterSeconds: number) => Result,
  ): Promise<Result>;
}

/** 4xx statuses that tell of an outage: time-out and rate limit. */
const OUTAGES_OF_4XX: ReadonlySet<string> = new Set(['http_408', 'http_429']);

/**
 * Whether the provider refused this one call and still works.
 * @param reason of a failure, `http_` and its status where the provider answered
 */
export function isRefusal(reason: string): boolean {
  return /^http_4\d\d$/.test(reason) && !OUTAGES_OF_4XX.has(reason);
}

/**
 * Opens after five failures in a row for 30 seconds, then lets one call through.
 * @param isFailure whether the outcome counts as a failure of the provider
 */
export function createBreaker<Outcome>(isFailure: (outcome: Outcome) => boolean): Breaker<Outcome> {
  const breaker = circuitBreaker(
    // Only calls of this provider run here, so each result is an Outcome.
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
        return await breaker.execute(call);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        return whenOpen(Math.max(1, Math.ceil((openUntil - Date.now()) / 1000)));
      }
    },
  };
}
