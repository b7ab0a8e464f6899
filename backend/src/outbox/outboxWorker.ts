import { startPollingLoop } from '../base/loops/pollingLoop.ts';
import type { NotifyListener } from '../db/connection/notifyListener.ts';
import { OUTBOX_CHANNEL } from './outbox.sql.ts';
import { deliverDue, type OutboxCtx } from './outbox.service.ts';

const POLL_MS = 2_000;
const BATCH_SIZE = 5;

export interface OutboxWorker {
  stop(): Promise<void>;
}

/**
 * Sends texts on notifications, and every two seconds for retries and lost notifications.
 * @param listener to the database of `ctx.db`; null to poll only
 */
export function startOutboxWorker(
  ctx: OutboxCtx,
  listener: NotifyListener | null,
  pollMs = POLL_MS,
): OutboxWorker {
  // Polling replaces a failed listener.
  const listen = async () => {
    try {
      await listener?.listen();
    } catch (error) {
      ctx.log.warn({ err: error }, 'outbox does not receive notifications');
    }
  };
  listener?.on(OUTBOX_CHANNEL, {
    onNotify: () => {
      loop.wake();
    },
  });
  const loop = startPollingLoop({
    round: async () => {
      await listen();
      return (await deliverDue(ctx, BATCH_SIZE)) === BATCH_SIZE;
    },
    pollMs: () => pollMs,
    log: ctx.log,
    failure: 'outbox round failed',
  });
  return loop;
}
