import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Rounds {
  /** @returns whether there is more to do at once */
  readonly round: () => Promise<boolean>;
  /** Asked after each round. */
  readonly pollMs: () => number;
  readonly log: Pick<Logger, 'warn'>;
  /** Logged when a round fails; the next one comes after the pause. */
  readonly failure: string;
}

export interface PollingLoop {
  /** Ends the pause. */
  wake(): void;
  /** Settles after the round that runs. */
  stop(): Promise<void>;
}

/** Runs rounds one after another, with a pause between them that a wake-up ends. */
export function startPollingLoop({ round, pollMs, log, failure }: Rounds): PollingLoop {
  let isStopping = false;
  let pause = new AbortController();
  const run = async () => {
    while (!isStopping) {
      const isMore = await round().catch((error: unknown) => {
        log.warn({ err: error }, failure);
        return false;
      });
      if (isMore) continue;
      await sleep(pollMs(), undefined, { signal: pause.signal }).catch(() => undefined);
      pause = new AbortController();
    }
  };
  const finished = run();
  return {
    wake: () => {
      pause.abort();
    },
    stop: async () => {
      isStopping = true;
      pause.abort();
      await finished;
    },
  };
}
