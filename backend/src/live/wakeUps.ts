import type { Logger } from 'pino';
import { startPollingLoop, type PollingLoop } from '../base/loops/pollingLoop.ts';
import type { NotifyListener } from '../db/connection/notifyListener.ts';
import { TRIP_CHANGES_CHANNEL } from '../write/tripChanges.sql.ts';

const POLL_MS = 5_000;
const POLL_ALONE_MS = 2_000;
const FIRST_RETRY_MS = 100;

interface WakeUpsDeps {
  /** null behind a pooler: polling only. */
  readonly listener: NotifyListener | null;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly onChange: (tripId: string, revision: number) => void;
  /** Looks for changes whose notification was lost. */
  readonly poll: () => Promise<void>;
}

/**
 * Wakes up for changes by NOTIFY, and polls: every five seconds, every two while the connection is down. Reconnects at
 * once, then after 100, 200, 400 … 2,000 ms.
 */
export function startWakeUps({ listener, log, onChange, poll }: WakeUpsDeps): PollingLoop {
  let failures = 0;
  const listen = async (): Promise<void> => {
    try {
      await listener?.listen();
      if (failures > 0) log.info('notifications of changes are received again');
      failures = 0;
    } catch (error) {
      if (failures === 0) log.warn({ err: error }, 'changes are polled: no notifications');
      failures += 1;
    }
  };
  listener?.on(TRIP_CHANGES_CHANNEL, {
    onNotify: (payload) => {
      const [tripId = '', revision] = payload.split(':');
      onChange(tripId, Number(revision));
    },
    onLost: () => {
      loop.wake();
    },
  });
  const loop = startPollingLoop({
    round: async () => {
      await listen();
      // Also reads on from before a lost connection.
      await poll();
      return false;
    },
    pollMs: () => (listener === null ? POLL_ALONE_MS : pauseAfter(failures)),
    log,
    failure: 'changes were not polled',
  });
  return loop;
}

function pauseAfter(failures: number): number {
  return failures === 0 ? POLL_MS : Math.min(POLL_ALONE_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}
