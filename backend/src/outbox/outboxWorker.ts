import { setTimeout as sleep } from 'node:timers/promises';
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
  let isStopping = false;
  let wake = new AbortController();
  listener?.on(OUTBOX_CHANNEL, {
    onNotify: () => {
      wake.abort();
    },
  });
  const run = async () => {
    while (!isStopping) {
      // Polling replaces a failed listener.
      if (listener) await attempt(ctx, 'outbox does not receive notifications', () => listener.listen());
      const taken = await attempt(ctx, 'outbox round failed', () => deliverDue(ctx, BATCH_SIZE));
      if (taken === BATCH_SIZE) continue;
      await sleep(pollMs, undefined, { signal: wake.signal }).catch(() => undefined);
      wake = new AbortController();
    }
  };
  const finished = run();
  return {
    stop: async () => {
      isStopping = true;
      wake.abort();
      await finished;
    },
  };
}

/** The result; null after a failure, which is logged. */
async function attempt<Result>(
  ctx: OutboxCtx,
  failure: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    ctx.log.warn({ err: error }, failure);
    return null;
  }
}
