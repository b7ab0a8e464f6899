import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';

const FAILURES_IN_A_ROW = 5;
const OPEN_MS = 30_000;

/** Spares a provider that does not work, and those who wait for it. */
export interface Breaker<Outcome> {
  /** Whether nothing is asked of the provider right now. */
  isOpen(): boolean;
  /** The outcome of the call; while the breaker is open, what `whenOpen` makes of the whole seconds to wait. */
  run<Result extends Outcome>(
    call: () => Promise<Result>,
    whenOpen: (retryAfterSeconds: number) => Result,
  ): Promise<Result>;
}

/** Statuses of 4xx that tell of the provider, not of the call: it is too slow or asked too often. */
const OUTAGES_OF_4XX: ReadonlySet<string> = new Set(['http_408', 'http_429']);

/**
 * Whether a failure says that the provider refused this one call: it works, and other calls may succeed.
 * @param reason of a failure, `http_` and its status where it answered
 */
export function isRefusal(reason: string): boolean {
  return /^http_4\d\d$/.test(reason) && !OUTAGES_OF_4XX.has(reason);
}

/**
 * A breaker for one provider: after five failures in a row nothing is asked of it for 30 seconds, then one call tries
 * it out.
 * @param isFailure whether the outcome says that the provider did not do its work
 */
export function createBreaker<Outcome>(
  isFailure: (outcome: Outcome) => boolean,
  now: () => number = Date.now,
): Breaker<Outcome> {
  const breaker = circuitBreaker(
    // Nothing is run here but calls of this provider, whose results are outcomes.
    handleWhenResult((result) => isFailure(result as Outcome)),
    { breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW), halfOpenAfter: OPEN_MS },
  );
  let openUntil = 0;
  breaker.onBreak(() => {
    openUntil = now() + OPEN_MS;
  });
  return {
    isOpen: () => now() < openUntil,
    run: async (call, whenOpen) => {
      try {
        return await breaker.execute(call);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        return whenOpen(Math.max(1, Math.ceil((openUntil - now()) / 1000)));
      }
    },
  };
}
